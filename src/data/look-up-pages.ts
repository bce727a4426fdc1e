/** The pages that answer questions in the look-up of /codes, and the words by which they are found. */
import type { KnownPage } from '#client/look-up/knowledge-json.ts';
import type { Terms } from '#client/look-up/terms.ts';
import { plainText } from '#data/markdown/plain-text.ts';
import { getArticlePages } from './articles.ts';
import { getCopy } from './copy.ts';
import { getFaq } from './faq-sections.ts';
import { translatedPaths } from './languages.ts';
import { getCities, getStates } from './places.ts';
import { getSingleton, render } from './store.ts';
import { getTables } from './tables.ts';
import { getTextPages } from './text-pages.ts';

/** A search word that leads to a part of its page: “complaint → #if-the-bank-does-not-help”. */
const ofPart = / → (#[\w-]+)$/;

/** Everything that answers besides codes and charges: pages, articles, questions, tables, states and cities. */
export async function gatherPages(language: string, { termsOfName }: Terms): Promise<KnownPage[]> {
  const pages: KnownPage[] = [];
  const english = await gatherSearchWords();
  for (const { head, title, lead, entry } of await getTextPages(language))
    addWithParts(head.path, title, lead, head.keywords, (await render(entry)).headings);
  for (const { href, title, excerpt, keywords, entry } of getArticlePages(language))
    addWithParts(href, title, excerpt, keywords, (await render(entry)).headings);
  for (const { id, href, title, lead, seo, table } of getTables(language)) {
    const names = table.rows.flatMap((row) => row.slice(0, searchedColumns[id] ?? 0)).map(plainText);
    add(href, title, lead, [...seo.keywords, ...names]);
  }
  const banks = getCopy('bank-analysis', language);
  add('/bank-analysis', banks.heading, banks.lead, banks.seo.keywords);
  for (const { href, headline, lead, seo, state } of getStates(language))
    add(href, `${state}: ${headline}`, lead, seo.keywords, true);
  for (const { href, headline, lead, seo, city } of getCities(language))
    add(href, `${city}: ${headline}`, lead, seo.keywords, true);
  const faq = translatedPaths.linkTo(language, '/faq').href;
  for (const { id, question, answer, keywords = [] } of getFaq(language).flatMap(({ items }) => items))
    pages.push({
      label: plainText(question),
      href: `${faq}#${id}`,
      sentence: firstSentence(answer),
      ...wordsOfPage(question, [], keywords),
      isMinor: true,
    });
  return pages;

  function add(path: string, label: string, text: string, keywords: readonly string[], isMinor = false): number {
    const { href, hreflang } = translatedPaths.linkTo(language, path);
    const phrases = (english.get(path) ?? []).filter((phrase) => !ofPart.test(phrase));
    pages.push({
      label: plainText(label),
      href,
      sentence: firstSentence(text),
      ...wordsOfPage(label, phrases, keywords),
      ...(hreflang && { isEnglish: true }),
      ...(isMinor && { isMinor }),
    });
    return pages.length - 1;
  }

  /** Adds a page, and those of its sections that search words lead to. */
  function addWithParts(
    path: string,
    label: string,
    text: string,
    keywords: readonly string[],
    headings: readonly { slug: string; text: string }[],
  ): void {
    const of = add(path, label, text, keywords);
    for (const { slug, text: heading } of headings) {
      const phrases = (english.get(path) ?? [])
        .filter((phrase) => ofPart.exec(phrase)?.[1] === `#${slug}`)
        .map((phrase) => phrase.replace(ofPart, ''));
      if (phrases.length > 0)
        pages.push({
          label: heading,
          href: `${pages[of]!.href}#${slug}`,
          of,
          ...wordsOfPage(heading, phrases, []),
        });
    }
  }

  /** The phrases that name a page; behind a bar, the words of its keywords that neither they nor its label have. */
  function wordsOfPage(label: string, phrases: readonly string[], keywords: readonly string[]): { words?: string } {
    const named = new Set(phrases.map((phrase) => termsOfName(phrase).join(' ')).filter(Boolean));
    const known = new Set([label, ...phrases].flatMap(termsOfName));
    const further = new Set(keywords.flatMap(termsOfName).filter((term) => !known.has(term)));
    const words = [[...named].join(','), ...(further.size > 0 ? [[...further].join(' ')] : [])].join('|');
    return words ? { words } : {};
  }
}

/** The number of first cells of each row by which a table is searched; the rows of other tables are looked up by themselves. */
const searchedColumns: Readonly<Record<string, number>> = { 'regional-rural-banks': 2 };

/** The search words of each English page; only pages that have some. */
async function gatherSearchWords(): Promise<Map<string, readonly string[]>> {
  const found: (readonly [string, readonly string[] | undefined])[] = [
    ...(await getTextPages()).map(({ head, entry }) => [head.path, entry.data.searchWords] as const),
    ...getArticlePages().map(({ href, searchWords }) => [href, searchWords] as const),
    ...getTables().map(({ href, searchWords }) => [href, searchWords] as const),
    ['/bank-analysis', getSingleton('bank-analysis').searchWords],
  ];
  return new Map(found.flatMap(([path, words]) => (words ? [[path, words] as const] : [])));
}

/** The first sentence of a text, without Markdown. */
export function firstSentence(markdown: string): string {
  const text = plainText(markdown);
  return (/^.*?[.;।](?= |$)/.exec(text)?.[0] ?? text).replace(/;$/, text.at(-1)!);
}
