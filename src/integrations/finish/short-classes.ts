import { parse } from 'postcss';
import type { BuiltPage, Replacement } from './built-page.ts';

const letters = Array.from('abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ');

/** A class in a selector, with its escapes: https://drafts.csswg.org/css-syntax/#typedef-ident-token */
const classSelector = /\.((?:[\w-]|[^\0-\x7f]|\\[0-9a-f]{1,6}\s?|\\.)+)/gi;

/**
 * Renames the classes of a page to one or two letters, the most frequent first: a page has no styles of another.
 * @param css the styles of the page
 * @param isKept whether a class has to keep its name, because a script or another program knows it
 */
export function shortenClasses(
  { classAttributes }: BuiltPage,
  css: string,
  isKept: (name: string) => boolean,
): { css: string; attributes: Replacement[] } {
  const root = parse(css);
  const counts = new Map<string, number>();
  for (const name of classAttributes.flatMap(({ names }) => names)) counts.set(name, (counts.get(name) ?? 0) + 1);
  const byFrequency = [...counts].sort(([, a], [, b]) => b - a).map(([name]) => name);
  const shortened = byFrequency.filter((name) => !isKept(name));

  const taken = new Set(counts.keys());
  root.walkRules(({ selector }) => {
    for (const [, name = ''] of selector.matchAll(classSelector)) taken.add(unescape(name));
  });
  const free = shortNames(taken);
  const names = new Map(shortened.map((name) => [name, free.next().value ?? name]));

  root.walkRules((rule) => {
    rule.selector = rule.selector.replace(classSelector, (written, name: string) => {
      const short = names.get(unescape(name));
      return short ? `.${short}` : written;
    });
  });
  return {
    css: root.toString(),
    attributes: classAttributes.map(({ start, end, names: written }) => {
      const value = written.map((name) => names.get(name) ?? name).join(' ');
      return { start, end, by: `class="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"` };
    }),
  };
}

/**
 * Renames the colours of the theme to one or two letters.
 * @param scripts the code of the page; colours that it reads by name keep their names
 */
export function shortenColours(css: string, scripts: readonly string[]): string {
  const shape = /--color-[\w-]+/g;
  const kept = new Set(scripts.flatMap((code) => code.match(shape) ?? []));
  const free = shortNames(new Set());
  const names = new Map<string, string>();
  return css.replace(shape, (name) => {
    if (!kept.has(name) && !names.has(name)) names.set(name, `--${free.next().value ?? name}`);
    return names.get(name) ?? name;
  });
}

/** Names of one letter, then of two, without those that are taken. */
function* shortNames(taken: ReadonlySet<string>): Generator<string, undefined> {
  for (const first of ['', ...letters]) {
    for (const last of letters) if (!taken.has(first + last)) yield first + last;
  }
}

function unescape(name: string): string {
  return name.replace(/\\(?:([0-9a-f]{1,6})\s?|(.))/gi, (_, code: string | undefined, character: string) =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : character,
  );
}
