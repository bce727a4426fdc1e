import type { ReadContent } from '#authoring/read/types.ts';
import type { ValidationError } from '#lib/errors.ts';
import type { Redirect } from '#lib/host-rules.ts';
import { defaultLanguage } from '#schemas/interface-words.ts';
import { mistakesAt } from '#schemas/kit/validation.ts';
import { quoted } from '#schemas/kit/wording.ts';
import { decodeUrl, refuseTarget } from './links.ts';
import type { KnownPages } from './site-pages.ts';

export const redirectsFile = 'public/_redirects';

/** Redirects that lead nowhere or hide a page, and not-found pages of languages that Netlify would not find. */
export function findLostRedirects({ redirects, languages }: ReadContent, site: KnownPages): ValidationError[] {
  if (redirects.length === 0) return [];
  const notFoundPages = languages
    .filter((language) => language !== defaultLanguage)
    .map((language) => ({ from: `/${language}/*`, to: `/${language}/404.html` }));
  const isNotFoundPage = ({ from, to, status }: Redirect) =>
    status === 404 && notFoundPages.some((page) => page.from === from && page.to === to);
  const refuse = ({ from, to, status, rest, line }: Redirect): string | undefined => {
    if (!from.startsWith('/') || !to.startsWith('/') || from.includes('*'))
      return 'is no redirect → write the old path, the new one and 301, like /old /new 301';
    const unread = [from, to].find((path) => decodeUrl(path) === undefined);
    if (unread) return `${quoted(unread)} cannot be read by browsers → write % as %25`;
    if (status !== 301) return `is not permanent → end the line with 301`;
    if (rest) return `goes on with ${quoted(rest)}, which not every host reads → remove it`;
    const plain = from.replace(/(?<=.)\/$|\.html$/, '');
    if (plain !== from) return `${quoted(from)} is redirected by itself → write ${quoted(plain)}`;
    const first = redirects.find((other) => other.from === from)!;
    if (first.line !== line) return `${quoted(from)} is redirected in line ${first.line} already → remove one of them`;
    const page = site.pageAt(from);
    if (page) return `${quoted(from)} is a page (${page.file}), which nobody would see → remove the line`;
    const wrong = refuseTarget(to, undefined, site);
    return wrong && `${quoted(to)} ${wrong}`;
  };
  const lines = redirects.filter((redirect) => !isNotFoundPage(redirect));
  const missing = notFoundPages.filter(({ from }) => redirects.every((redirect) => redirect.from !== from));
  return [
    ...lines.flatMap((redirect) => mistakesAt({ file: redirectsFile, line: redirect.line }, refuse(redirect))),
    ...missing.map(({ from, to }) => ({
      file: redirectsFile,
      message: `does not name ${to}, the not-found page of a language → add the line ${from} ${to} 404`,
    })),
  ];
}
