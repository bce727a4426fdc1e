import { compile, optimize } from '@tailwindcss/node';
import { Scanner } from '@tailwindcss/oxide';
import { parse, type Declaration, type Root } from 'postcss';

/** The comment with which Tailwind begins each sheet: 66 bytes on every page. */
const banner = /^\/\*! tailwindcss .*?\*\//;

/** Minifying adds these duplicates each time it runs. */
const doublePrefixed = /(-webkit-[\w-]+:[^;{}]*;)(?=\1)/g;

/** Compiles the part of a style sheet that a page with these classes and this language, like `en-IN`, uses. */
export type StyleCompiler = (classes: ReadonlySet<string>, lang: string) => Promise<string>;

const minify = (css: string) => optimize(css, { minify: true }).code.replace(banner, '').trim();

/**
 * A compiler for one Tailwind entry. It keeps the utilities, its own `@utility` included, that are among the classes, and everything
 * else except the rules for other languages. Pages with the same classes share one result.
 * @param source the text of the entry
 * @param base the folder that the entry's imports are relative to
 */
export function createStyleCompiler(source: string, base: string): StyleCompiler {
  const sheets = new Map<string, Promise<string>>();

  async function compileFor(classes: readonly string[], lang: string): Promise<string> {
    const compiler = await compile(source, { base, onDependency: () => {} });
    const css = forEveryBrowser(minify(compiler.build([...classes])), lang);
    return minify(css).replace(doublePrefixed, '');
  }

  return (classes, lang) => {
    const sorted = [...classes].sort();
    const key = [lang, ...sorted].join(' ');
    const sheet = sheets.get(key) ?? compileFor(sorted, lang);
    sheets.set(key, sheet);
    return sheet;
  };
}

/**
 * The sheet without what older browsers ignore: layers become plain rules in the same order, as Chrome before 99 and Safari before
 * 15.4 have no `@layer`, and Tailwind's variables plain declarations in place of `@property` with a fallback.
 */
function forEveryBrowser(css: string, lang: string): string {
  const root = parse(css);
  root.walkAtRules('layer', (layer) => {
    if (layer.nodes) layer.replaceWith(layer.nodes);
    else layer.remove();
  });
  root.walkAtRules('property', (property) => {
    if (property.params.startsWith('--tw-')) property.remove();
  });
  root.walkAtRules('supports', (supports) => {
    if (supports.toString().includes('{--tw-')) supports.replaceWith(supports.nodes ?? []);
  });
  dropSolidBorders(root);
  keepLanguage(root, lang);
  settleVariables(root);
  dropUnusedFonts(root);
  return root.toString();
}

/** Drops what repeats the reset, which makes the borders of all elements solid, but not those of pseudo-elements. */
function dropSolidBorders(root: Root): void {
  root.walkDecls(/^border-.*style$/, (declaration) => {
    const { parent, value } = declaration;
    if (value !== 'var(--tw-border-style)' || parent?.type !== 'rule') return;
    if (!/:(:|before|after)/.test(parent.selector)) declaration.remove();
  });
}

/** `:root:lang(en)` or `:root:not(:lang(en))` at the start of a selector. */
const languageCondition = /^:root(?::lang\(([\w-]+)\)|:not\(:lang\(([\w-]+)\)\))/;

/** Drops the rules for other languages, and the language condition of the rest. Of each variable in `:root` the last value stays. */
function keepLanguage(root: Root, lang: string): void {
  const isLanguage = (range: string) => lang === range || lang.startsWith(`${range}-`);
  root.walkRules((rule) => {
    const [condition, language, otherThan] = languageCondition.exec(rule.selector) ?? [];
    if (condition === undefined) return;
    if (language ? isLanguage(language) : !isLanguage(otherThan ?? '')) {
      rule.selector = rule.selector.slice(condition.length).trim() || ':root';
    } else {
      rule.remove();
    }
  });

  const last = new Map<string, Declaration>();
  root.each((rule) => {
    if (rule.type !== 'rule' || !rule.selectors.includes(':root')) return;
    rule.walkDecls(/^--/, (declaration) => {
      last.get(declaration.prop)?.remove();
      last.set(declaration.prop, declaration);
    });
  });
}

/** Inlines the variables of Tailwind and of type that have one value only, and drops every variable that is not used. */
function settleVariables(root: Root): void {
  const values = new Map<string, Set<string>>();
  root.walkDecls(
    /^--(tw|text|font)-/,
    ({ prop, value }) => void values.set(prop, (values.get(prop) ?? new Set()).add(value)),
  );
  const settle = (text: string): string => {
    const settled = text.replace(
      /var\((--(?:tw|text|font)-[\w-]+)(?:,([^()]*))?\)/g,
      (use, name: string, fallback?: string) => {
        const [value = fallback, ...others] = values.get(name) ?? [];
        return value === undefined || value === 'initial' || others.length > 0 ? use : value;
      },
    );
    // The value may itself be a variable.
    return settled === text ? text : settle(settled);
  };
  root.walkDecls((declaration) => {
    declaration.value = settle(declaration.value);
  });

  const used = new Set([...root.toString().matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  root.walkDecls(/^--/, (declaration) => {
    const rule = declaration.parent;
    if (!used.has(declaration.prop)) declaration.remove();
    if (rule?.nodes.length === 0) rule.remove();
  });
}

/** Drops each font that the page does not use. */
function dropUnusedFonts(root: Root): void {
  const families: string[] = [];
  root.walkDecls(/^(font|font-family|--font-.*)$/, ({ parent, value }) => {
    if (parent?.type === 'rule') families.push(value);
  });
  root.walkAtRules('font-face', (font) => {
    font.walkDecls('font-family', ({ value }) => {
      if (!families.some((used) => used.includes(value))) font.remove();
    });
  });
}

const candidates = new Map<string, readonly string[]>();

/** The words of a script that may be classes, as Tailwind finds them in sources. Cached, as many pages load the same script. */
export function classCandidates(code: string): readonly string[] {
  let words = candidates.get(code);
  if (!words) {
    const found = new Scanner({}).getCandidatesWithPositions({ content: code, extension: 'js' });
    words = found.map(({ candidate }) => candidate);
    candidates.set(code, words);
  }
  return words;
}

/** Whether the text of a `<style>` is Tailwind's output: it then begins with the banner. */
export function isTailwindSheet(css: string): boolean {
  return banner.test(css);
}
