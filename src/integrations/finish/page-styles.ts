import { compile, optimize } from '@tailwindcss/node';
import { Scanner } from '@tailwindcss/oxide';
import { parse, type Root } from 'postcss';

/** What Tailwind begins each sheet with; every page is 66 bytes lighter without it. */
const banner = /^\/\*! tailwindcss .*?\*\//;

/** Compiles the part of a style sheet that a page uses. */
export type StyleCompiler = (classes: ReadonlySet<string>) => Promise<string>;

/**
 * A compiler for one Tailwind entry. Of utilities, the entry's own `@utility` included, it keeps those among the classes; of the
 * rest, everything. Pages with the same classes share one result.
 * @param source the text of the entry
 * @param base the folder that the entry's imports are relative to
 */
export function createStyleCompiler(source: string, base: string): StyleCompiler {
  const sheets = new Map<string, Promise<string>>();

  async function compileFor(classes: readonly string[]): Promise<string> {
    const compiler = await compile(source, { base, onDependency: () => {} });
    const { code } = optimize(compiler.build([...classes]), { minify: true });
    return forEveryBrowser(code.replace(banner, '').trim());
  }

  return (classes) => {
    const sorted = [...classes].sort();
    const key = sorted.join(' ');
    const sheet = sheets.get(key) ?? compileFor(sorted);
    sheets.set(key, sheet);
    return sheet;
  };
}

/**
 * The sheet without what older browsers skip: the rules of layers in their order, for those without `@layer` (Chrome before 99,
 * Safari before 15.4), and the variables of Tailwind's utilities as plain declarations, not as `@property` with a fallback.
 */
function forEveryBrowser(css: string): string {
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
  settleVariables(root);
  return root.toString();
}

/** Puts the value of a variable of Tailwind's that never changes where it is used, and drops every variable that nothing uses. */
function settleVariables(root: Root): void {
  const values = new Map<string, Set<string>>();
  root.walkDecls(/^--tw-/, ({ prop, value }) => void values.set(prop, (values.get(prop) ?? new Set()).add(value)));

  root.walkDecls((declaration) => {
    declaration.value = declaration.value.replace(
      /var\((--tw-[\w-]+)(?:,([^()]*))?\)/g,
      (use, name: string, fallback?: string) => {
        const [value = fallback, ...others] = values.get(name) ?? [];
        return value === undefined || value === 'initial' || others.length > 0 ? use : value;
      },
    );
  });

  const used = new Set([...root.toString().matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  root.walkDecls(/^--/, (declaration) => {
    const rule = declaration.parent;
    if (!used.has(declaration.prop)) declaration.remove();
    if (rule?.nodes.length === 0) rule.remove();
  });
}

const candidates = new Map<string, readonly string[]>();

/** The words of a script that may be classes, as Tailwind finds them in sources. Many pages load the same: each is read once. */
export function classCandidates(code: string): readonly string[] {
  const words = candidates.get(code) ?? scanScript(code);
  candidates.set(code, words);
  return words;
}

function scanScript(code: string): string[] {
  return new Scanner({})
    .getCandidatesWithPositions({ content: code, extension: 'js' })
    .map(({ candidate }) => candidate);
}

/** Whether the text of a `<style>` comes from Tailwind as it is: the banner says so. */
export function isTailwindSheet(css: string): boolean {
  return banner.test(css);
}
