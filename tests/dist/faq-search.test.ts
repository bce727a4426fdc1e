/** The search of /faq and /hi/faq with what people type: Devanagari in any spelling, Latin letters, synonyms, parts of words. */
import { expect, test } from 'vitest';
import { siteFolder } from '../helpers/dist.ts';
import { attributesOf, select } from '../helpers/document.ts';
import { openSearch } from '../helpers/searches.ts';
import queries from './hindi-queries.json' with { type: 'json' };

/** A search of a page: the anchors of the questions that it shows, the first on top; and the region of its results. */
async function openFaq(route: string) {
  const { document, find } = await openSearch(siteFolder, route);
  const shownFor = async (query: string) => {
    await find(query);
    return select(document, '[data-questions] section:not([hidden]) details:not([hidden]) [id]').map(({ id }) => id);
  };
  return { document, find, shownFor };
}

const english = await openFaq('/faq');
const hindi = await openFaq('/hi/faq');
const { shownFor } = hindi;

const first = Object.entries(queries.first).flatMap(([id, texts]) => texts.map((text) => [text, id] as const));

test.each(first)('%s finds %s first', async (query, id) => {
  expect((await shownFor(query))[0]).toBe(id);
});

test.each(queries.nothing)('%s finds nothing: the nearest three stay, with links to further help', async (query) => {
  expect(await shownFor(query)).toHaveLength(3);
  expect(attributesOf(await hindi.find(query), 'a', 'href')).toEqual([`/hi/codes#q=${query}`, '/hi/contact']);
});

test('“digit” finds each question with a 12-digit number', async () => {
  const { document, shownFor } = english;
  const holding = select(document, 'details:has([id])').filter(({ textContent }) => textContent.includes('12-digit'));
  const ids = holding.map((question) => question.querySelector('[id]')!.id);
  expect(ids.length).toBeGreaterThan(1);
  expect(await shownFor('digit')).toEqual(expect.arrayContaining(ids));
});

test.each([
  ['English', english],
  ['Hindi', hindi],
])('whatever a plain search finds in question or answer is found, in %s', async (_, { document, shownFor }) => {
  const questions = select(document, '[data-questions] details').map((question) => ({
    id: question.querySelector('[id]')!.id,
    texts: [...question.children].map(({ textContent }) => textContent.toLowerCase()),
  }));
  // Slices of all texts, which begin and end anywhere, and their words without the first letter.
  const queries = questions.flatMap(({ texts }) =>
    texts.flatMap((text, part) =>
      [7, 40, 90].flatMap((start) => [
        text.slice(start, start + 6 + part * 5).trim(),
        text.split(' ')[start % 7]?.slice(1) ?? '',
      ]),
    ),
  );
  const lost: string[] = [];
  for (const query of queries.filter(Boolean)) {
    const shown = await shownFor(query.toUpperCase());
    const missing = questions.filter(
      ({ id, texts }) => texts.some((text) => text.includes(query)) && !shown.includes(id),
    );
    lost.push(...missing.map(({ id }) => `${query} → ${id}`));
  }
  expect(lost).toEqual([]);
});
