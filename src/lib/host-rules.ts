/** The rules of public/_headers and public/_redirects, read as Netlify and Cloudflare Pages read them. */
import { hash } from 'node:crypto';

/** A block of _headers: a path, in which one `*` matches any characters, and the indented lines below it. */
export interface HeaderRule {
  path: string;
  lines: string[];
}

/** A line of _redirects. */
export interface Redirect {
  from: string;
  to: string;
  status: number;
  /** What is written after these: hosts read conditions there, like Country=in. */
  rest: string;
  /** Its number in the file, from 1. */
  line: number;
}

export function parseHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const { words, isIndented } of linesOf(text)) {
    if (!isIndented) rules.push({ path: words, lines: [] });
    else rules.at(-1)?.lines.push(words);
  }
  return rules;
}

/** The headers of a path. A later rule replaces what an earlier one has set; `! Name` removes it. */
export function headersOf(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const headers = new Map<string, string>();
  for (const line of rules.filter((rule) => toPattern(rule.path).test(path)).flatMap(({ lines }) => lines)) {
    const [, name = '', value] = /^(?:! )?([\w-]+)(?:: (.+))?$/.exec(line) ?? [];
    if (value === undefined) headers.delete(name);
    else headers.set(name, value);
  }
  return Object.fromEntries(headers);
}

/** @returns every line, also those with too few fields, which have an empty `from` or `to`; without a status it is 302, as on the hosts */
export function parseRedirects(text: string): Redirect[] {
  return linesOf(text).map(({ words, line }) => {
    const [from = '', to = '', status = '302', ...rest] = words.split(/\s+/);
    return { from, to, status: Number(status), rest: rest.join(' '), line };
  });
}

/** The path of a file in the folder that _headers lets browsers keep for good: with a hash of its text. */
export function cachedPath(path: string, text: string): string {
  const dot = path.lastIndexOf('.');
  return `/_astro${path.slice(0, dot)}.${hash('sha256', text, 'base64url').slice(0, 8)}${path.slice(dot)}`;
}

/** The path of a rule of _headers as a regular expression. */
export function toPattern(path: string): RegExp {
  return new RegExp(`^${path.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace('*', '.*')}$`);
}

/** The lines that are neither empty nor comments. */
function linesOf(text: string): { words: string; isIndented: boolean; line: number }[] {
  return text
    .split('\n')
    .map((words, index) => ({ words: words.trim(), isIndented: /^\s/.test(words), line: index + 1 }))
    .filter(({ words }) => words !== '' && !words.startsWith('#'));
}
