import { compile, optimize } from '@tailwindcss/node';
import { Scanner } from '@tailwindcss/oxide';
import { parse, type Declaration, type Root } from 'postcss';

/** What Tailwind begins each sheet with; every page is 66 bytes lighter without it. */
const banner = /^\/\*! tailwindcss .*?\*\//;

/** What minifying adds again each time. */
const doublePrefixed = /(-webkit-[\w-]+:[^;{}]*;)(?=\1)/g;

/** Compiles the part of a style sheet that a page in this language, like `en-IN`, uses. */
export type StyleCompiler = (classes: ReadonlySet<string>, lang: string) => Promise<string>;

const minify = (css: string) => optimize(css, { minify: true }).code.replace(banner, '').trim();

/**
 * A compiler for one Tailwind entry. Of utilities, the entry's own `@utility` included, it keeps those among the classes; of the
 * rest, everything but rules for other languages. Pages with the same classes share one result.
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
 * The sheet without what older browsers skip: the rules of layers in their order, for those without `@layer` (Chrome before 99,
 * Safari before 15.4), and the variables of Tailwind's utilities as plain declarations, not as `@property` with a fallback.
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

/** The reset makes the borders of every element solid, so that only those of pseudo-elements and other styles need be written. */
function dropSolidBorders(root: Root): void {
  root.walkDecls(/^border-.*style$/, (declaration) => {
    const { parent, value } = declaration;
    if (value !== 'var(--tw-border-style)' || parent?.type !== 'rule') return;
    if (!/:(:|before|after)/.test(parent.selector)) declaration.remove();
  });
}

/** `:root:lang(en)` or `:root:not(:lang(en))` at the start of a selector. */
const languageCondition = /^:root(?::lang\(([\w-]+)\)|:not\(:lang\(([\w-]+)\)\))/;

/** Drops the rules for pages in other languages, and the condition of the others; of a variable in `:root` the last value stays. */
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

/** Puts the value of a variable of Tailwind's or of type that never changes where it is used, and drops every variable that nothing uses. */
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
    // Once more: the fallback of a variable may have been another.
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

/** Drops each font that no text of the page is set in. */
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

/** The words of a script that may be classes, as Tailwind finds them in sources. Many pages load the same: each is read once. */
export function classCandidates(code: string): readonly string[] {
  let words = candidates.get(code);
  if (!words) {
    const found = new Scanner({}).getCandidatesWithPositions({ content: code, extension: 'js' });
    words = found.map(({ candidate }) => candidate);
    candidates.set(code, words);
  }
  return words;
}

/** Whether the text of a `<style>` comes from Tailwind as it is: the banner says so. */
export function isTailwindSheet(css: string): boolean {
  return banner.test(css);
}
