import { listIn } from '#authoring/read/syntax.ts';
import type { ReadContent } from '#authoring/read/types.ts';
import type { ValidationError } from '#lib/errors.ts';
import { quoted } from '#schemas/kit/wording.ts';
import { rulesOf, type CollectionName } from '#schemas/collections.ts';
import { findNamingErrors } from './entry-names.ts';
import { findUnconfirmed } from './helplines.ts';
import { findLostLinks } from './links.ts';
import { findLostPictures } from './pictures.ts';
import { findMisprintedLines } from './printed-lines.ts';
import { findLostRedirects } from './redirects.ts';
import { findIncompleteBanks, findMissingCharges, findReferenceErrors, findSharedAnchors } from './references.ts';
import { findSharedUrls, type KnownPages } from './site-pages.ts';
import { findCopies, findTwins } from './twins.ts';

/** All mistakes that stop a build, within files and between them. */
export function findErrors(content: ReadContent, site: KnownPages): ValidationError[] {
  const { paths, collections, entries, singletons, translations, words, glossaries, statement } = content;
  const files = [...singletons.values(), ...entries, ...translations, ...words.values(), ...glossaries.values()];
  return [
    ...[...files, statement].flatMap(({ errors }) => errors),
    ...[...paths.values()].filter((path) => path.kind === 'unread'),
    ...[...collections].flatMap(([name, members]) => (members.length === 0 ? [emptyCollection(name)] : [])),
    ...findSharedUrls(content, site),
    ...findWordless(content),
    ...findTwins(content),
    ...findCopies(entries),
    ...findNamingErrors(content),
    ...findLostLinks(content, site),
    ...findLostRedirects(content, site),
    ...findReferenceErrors(content),
    ...findMissingCharges(content),
    ...findIncompleteBanks(content),
    ...findUnconfirmed(collections.get('bank-help') ?? []),
    ...findSharedAnchors(collections.get('faq') ?? []),
    ...findLostPictures(content),
    ...findMisprintedLines(content),
  ];
}

/** Languages of content/site.json that have no words. */
function findWordless({ singletons, words }: ReadContent): ValidationError[] {
  const site = singletons.get('site');
  return listIn(site?.fields, 'languages').flatMap((language, index) => {
    const file = `content/words/${String(language)}.json`;
    const message = `${quoted(language)} has no ${file} → write that file, or leave the language out`;
    return site && !words.has(String(language)) ? [{ ...site.locate(['languages', index]), message }] : [];
  });
}

function emptyCollection(name: CollectionName): ValidationError {
  const files = rulesOf(name).extensions.map((extension) => `content/${name}/<name>.${extension}`);
  return { file: `content/${name}`, message: `has no entries → add ${files.join(' or ')}` };
}
