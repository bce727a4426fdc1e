import { defaultLanguage } from './languages.ts';
import { existsIn, pathIn } from './translations.ts';

/** A link to a path of the site, up to the end of its path. */
const pageLink = /<a\b(?=[^>]*? href="\/(?!\/))([^>]*? href=")([^"#?]*)([^>]*)>/g;

/**
 * The HTML of a page in another language with links that lead to pages in that language; those to pages that are not translated say
 * that they lead to an English one. Links with `hreflang`, and those to files, stay as they are.
 */
export function toLocalLinks(html: string, language: string): string {
  return html.replace(pageLink, (link, before: string, path: string, after: string) => {
    if ((before + after).includes(' hreflang=') || /\.\w+$/.test(path)) return link;
    const mark = existsIn(language, path) ? '' : ` hreflang="${defaultLanguage}"`;
    return `<a${before}${pathIn(language, path)}${after}${mark}>`;
  });
}
