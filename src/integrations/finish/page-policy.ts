import { hash } from 'node:crypto';

/** What one page needs to run. */
export interface PageNeeds {
  /** The text of its inline scripts. */
  inlineScripts: readonly string[];
  /** Whether it may load script files of the site. */
  loadsScripts: boolean;
  /** The text of its `<style>` elements. */
  styles: readonly string[];
  /** Origins outside the site that its scripts connect to. */
  connectOrigins: readonly string[];
  /** Origins outside the site that its forms post to. */
  formOrigins: readonly string[];
}

/**
 * The content of a page's policy `<meta>`, which allows only what the page needs, and of inline code only its own.
 * `frame-ancestors` and reporting work only in a header.
 */
export function contentSecurityPolicy(needs: PageNeeds): string {
  const directives: [name: string, sources: readonly string[]][] = [
    ['default-src', []],
    ['script-src', [...(needs.loadsScripts ? [`'self'`] : []), ...hashes(needs.inlineScripts)]],
    ['style-src', hashes(needs.styles)],
    ['img-src', [`'self'`, 'data:']],
    ['font-src', [`'self'`]],
    ['manifest-src', [`'self'`]],
    // Few scripts connect to the site, but Lighthouse fetches robots.txt from within the page. 'none' would protect nothing:
    // pictures and links reach the site anyway, and only hashed scripts run.
    ['connect-src', [`'self'`, ...needs.connectOrigins]],
    ['form-action', [`'self'`, ...needs.formOrigins]],
    ['base-uri', []],
  ];
  return directives.map(([name, sources]) => `${name} ${sources.join(' ') || `'none'`}`).join(';');
}

/** The sources that allow these texts and no others. https://www.w3.org/TR/CSP3/#grammardef-hash-source */
function hashes(texts: readonly string[]): string[] {
  return [...new Set(texts)].map((text) => `'sha256-${hash('sha256', text, 'base64')}'`);
}
