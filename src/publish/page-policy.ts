/**
 * The content security policy of a page, in place of Astro's `security.csp`, which
 * - comes last in the head, where it does not apply to what is above it;
 * - has the hashes of every script file and style sheet of the site on each page, and none of the `is:inline` scripts;
 * - is written before the styles are reduced to what the page uses, so that their hashes no longer fit;
 * - allows the same connections on every page.
 */
import { hash } from 'node:crypto';
import { attributeOf, inlineScriptsIn, type BuiltPage } from './built-page.ts';

export interface PolicyOptions {
  /** The origin of the backend. Pages that can load a script which contains it may connect to it. */
  backendOrigin: string | undefined;
  /** Origins outside the site that forms may post to. */
  formOrigins: readonly string[];
}

/**
 * The policy of a page as a `<meta>` element. It allows only what the page needs, and only its own inline code. `frame-ancestors` works
 * only as a header, so it is in public/_headers.
 * @param styles the texts of its `<style>` elements
 */
export function policyOf({ elements, scripts }: BuiltPage, styles: readonly string[], options: PolicyOptions): string {
  const named = (name: string) => elements.filter(({ tagName }) => tagName === name);
  const inlineScripts = inlineScriptsIn(elements);
  const hasFiles = scripts.length > 0 || named('script').some((script) => attributeOf(script, 'src') !== undefined);
  const { backendOrigin: backend } = options;
  const connects = backend !== undefined && [...inlineScripts, ...scripts].some((code) => code.includes(backend));
  const actions = named('form').map((form) => URL.parse(attributeOf(form, 'action') ?? '')?.origin);

  const directives: [name: string, sources: readonly string[]][] = [
    ['default-src', []],
    ['script-src', [...(hasFiles ? [`'self'`] : []), ...hashesOf(inlineScripts)]],
    ['style-src', hashesOf(styles)],
    ['img-src', [`'self'`, 'data:']],
    ['font-src', [`'self'`]],
    ['manifest-src', [`'self'`]],
    // Few scripts connect to the site, but Lighthouse fetches robots.txt from within the page. 'none' would protect nothing:
    // pictures and links reach the site anyway, and only hashed scripts run.
    ['connect-src', [`'self'`, ...(connects ? [backend] : [])]],
    ['form-action', [`'self'`, ...options.formOrigins.filter((origin) => actions.includes(origin))]],
    ['base-uri', []],
  ];
  const policy = directives.map(([name, sources]) => `${name} ${sources.join(' ') || `'none'`}`).join(';');
  return `<meta http-equiv="content-security-policy" content="${policy}">`;
}

/** The sources that allow exactly these texts. https://www.w3.org/TR/CSP3/#grammardef-hash-source */
function hashesOf(texts: readonly string[]): string[] {
  return [...new Set(texts)].map((text) => `'sha256-${hash('sha256', text, 'base64')}'`);
}
