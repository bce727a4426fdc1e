import { compile, optimize } from '@tailwindcss/node';
import { Scanner } from '@tailwindcss/oxide';

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
    return optimize(compiler.build([...classes]), { minify: true }).code.trim();
  }

  return (classes) => {
    const sorted = [...classes].sort();
    const key = sorted.join(' ');
    const sheet = sheets.get(key) ?? compileFor(sorted);
    sheets.set(key, sheet);
    return sheet;
  };
}

/** The words of a script that may be classes, as Tailwind finds them in sources. */
export function classCandidates(code: string): string[] {
  return new Scanner({})
    .getCandidatesWithPositions({ content: code, extension: 'js' })
    .map(({ candidate }) => candidate);
}

/** Whether the text of a `<style>` was compiled by Tailwind: the banner says so. */
export function isTailwindSheet(css: string): boolean {
  return css.startsWith('/*! tailwindcss ');
}
