import { createHash } from 'node:crypto';

/** What one page needs to run. */
export interface PageNeeds {
  /** The text of its inline scripts. */
  inlineScripts: readonly string[];
  /** Whether it can load script files of the site. */
  loadsScripts: boolean;
  /** The text of its `<style>` elements. */
  styles: readonly string[];
  /** What its scripts connect to. */
  connect: readonly string[];
  /** Origins outside the site that its forms post to. */
  formOrigins: readonly string[];
}

/**
 * The content of a page's policy `<meta>`: nothing is allowed that the page does not need, and no inline code but its own.
 * `frame-ancestors` and reporting work in a header only.
 */
export function contentSecurityPolicy(needs: PageNeeds): string {
  const directives: [name: string, sources: readonly string[]][] = [
    ['default-src', []],
    ['script-src', [...(needs.loadsScripts ? [`'self'`] : []), ...hashes(needs.inlineScripts)]],
    ['style-src', hashes(needs.styles)],
    ['img-src', [`'self'`, 'data:']],
    ['font-src', [`'self'`]],
    ['manifest-src', [`'self'`]],
    ['connect-src', needs.connect],
    ['form-action', [`'self'`, ...needs.formOrigins]],
    ['base-uri', []],
  ];
  return directives.map(([name, sources]) => `${name} ${sources.join(' ') || `'none'`}`).join(';');
}

/**
 * What the scripts of a page connect to: the backend where one holds its origin, and the site itself where one fetches a path
 * of it, like `fetch('/faq.json')`. A path that is put together at run time is not seen.
 */
export function connectSources(scripts: readonly string[], backendOrigin: string | undefined): string[] {
  const sources: string[] = [];
  if (scripts.some((code) => /\bfetch\(\s*["'`]\/(?!\/)/.test(code))) sources.push(`'self'`);
  if (backendOrigin && scripts.some((code) => code.includes(backendOrigin))) sources.push(backendOrigin);
  return sources;
}

/** The sources that allow exactly these texts. https://www.w3.org/TR/CSP3/#grammardef-hash-source */
function hashes(texts: readonly string[]): string[] {
  return [...new Set(texts)].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}
