import { expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { check, ContentReader, stampTranslations } from '#authoring/index.ts';
import { formatErrors } from '#lib/errors.ts';
import { interfaceWords } from '../helpers/content-site.ts';
import { inTurn, readEdited, removeFile, writeEntry, writeFile, type Edit } from '../helpers/edits.ts';
import { makeCode, makeFaq, makePage, makeSite, smallestEntries } from '../helpers/make.ts';

const words = JSON.parse(interfaceWords) as Record<string, Record<string, unknown>>;
const faq = 'content/faq/getting-started.xx.json';
const page = 'content/pages/about.xx.mdx';
const code = 'content/codes/nwd.xx.json';
const { items } = smallestEntries.faq.entry as ReturnType<typeof makeFaq>;
const translatedFaq = {
  category: 'क',
  items: items.map(({ id }) => ({ id, question: 'कौन?', answer: 'हम। '.repeat(10).trim() })),
};
/** The translated answer in other words. */
const answered = (answer: string) =>
  writeEntry(faq, { ...translatedFaq, items: [{ ...translatedFaq.items[0], answer }] });
const { title, label, lead, seo } = makePage();
const ownPage = (body?: string, fields = {}) => writeEntry(page, { title, label, lead, seo, ...fields }, body);

/** The smallest content with a second language, an entry and a page in it. */
function write(...edits: readonly Edit[]): string {
  const own = [writeEntry('content/words/xx.json', words), writeEntry(faq, translatedFaq), ownPage()];
  return readEdited(...own, ...edits).folder;
}

const stamp = (folder: string) => stampTranslations(folder, new ContentReader(folder).content().translations, []);

test('a translation says what it translates, and is behind once those words change', async () => {
  const folder = write();
  expect(formatErrors((await check(folder)).errors)).toBe(
    [faq, page]
      .map(
        (file) =>
          `${file} translates: is missing → compare it with the English file, and run "npm run translated -- ${file}"`,
      )
      .join('\n'),
  );
  expect(stamp(folder)).toEqual([faq, page]);
  expect(await check(folder)).toEqual({ errors: [], notices: [], unread: [] });

  const stamped = [faq, page].map((file) => writeFile(file, readFileSync(join(folder, file), 'utf8')));
  const changed = write(
    ...stamped,
    // Only words put a translation behind: the order is none.
    writeEntry('content/faq/getting-started.json', makeFaq({ category: 'Another', order: 7, items })),
    writeEntry('content/pages/about.mdx', makePage({ title: 'About' }), 'Another paragraph.'),
  );
  const { errors, notices } = await check(changed);
  expect(errors).toEqual([]);
  expect(formatErrors(notices)).toMatch(
    new RegExp(
      `^${faq}:\\d+ translates: is behind the English file in: category → .*\n${page}:\\d+ translates: is behind the English file in: body → `,
    ),
  );
});

test('a section that is added in English is left out until it is translated, and the others keep their anchors', async () => {
  const inEnglish = (body: string) => writeEntry('content/pages/about.mdx', makePage({ title: 'About' }), body);
  const withSections = (english: string, translated: string, ...edits: readonly Edit[]) =>
    write(inEnglish(english), writeFile(page, translated), ...edits);
  const sections = ownPage('## एक\n\nपाठ।\n\n## दो\n\nपाठ। [दो](#two)');
  const folder = write(inEnglish('## One\n\nText.\n\n## Two\n\nText.'), sections);
  stamp(folder);
  const stamped = readFileSync(join(folder, page), 'utf8');
  const english = '## One\n\nText.\n\n## New\n\n[One](#one)\n\n## Two\n\n[New](#new)';
  const added = withSections(english, stamped);
  stamp(added);
  const { errors, notices } = await check(added);
  expect(errors).toEqual([]);
  expect(formatErrors(notices)).toMatch(/about\.xx\.mdx:\d+ translates: is behind the English file in: body → /);
  const [, translation] = new ContentReader(added).content().translations;
  expect(translation?.anchors).toEqual(['one', 'two']);

  // Once the others have been compared, the page still lacks that section, and no link of its language may lead there.
  stampTranslations(added, new ContentReader(added).content().translations, [page]);
  const link = answered(`${translatedFaq.items[0]!.answer} [नया](/about#new)`);
  const linked = withSections(english, readFileSync(join(added, page), 'utf8'), link);
  stamp(linked);
  expect(formatErrors((await check(linked)).errors)).toMatch(
    /^content\/faq\/getting-started\.xx\.json:\d+ items #1 answer: the link "\/about#new" leads to no heading of \/about → write one of: one, two$/,
  );

  const whole = withSections(english, stamped.replace('## दो', '## नया\n\nपाठ।\n\n## दो'));
  expect(new ContentReader(whole).content().errors).toEqual([]);
  expect(new ContentReader(whole).content().translations[1]?.anchors).toEqual(['one', 'new', 'two']);

  const other = withSections(
    english.replace('## New', '## New\n\nText.\n\n## Newer'),
    stamped.replace('## दो', '## नया\n\nपाठ।\n\n## दो'),
  );
  expect(formatErrors(new ContentReader(other).content().errors)).toMatch(/has 3 headings, and the English text 4, /);
});

test('a language with words is off the site until content/site.json lists it', () => {
  const languagesOf = (languages: string[]) =>
    new ContentReader(write(writeEntry('content/site.json', makeSite({ languages })))).languages();
  expect(languagesOf([])).toEqual(['en']);
  expect(languagesOf(['xx'])).toEqual(['en', 'xx']);
});

test('where an entry needs no text, JSON translates the fields of one that has a text', async () => {
  const translated = { short: 'दूसरे बैंक के ATM से', meaning: 'दूसरे बैंक के ATM से नकद।[^1]', whatToDo: 'पर्ची देखें।' };
  const withText = (text: string, translation = writeEntry(code, translated)) =>
    write(removeFile('content/codes/nwd.json'), writeEntry('content/codes/nwd.mdx', makeCode(), text), translation);
  const folder = withText('A text.\n\n## With a heading\n\nAnd a text.');
  expect(stamp(folder)).toContain(code);
  expect(await check(folder)).toEqual({ errors: [], notices: [], unread: [] });

  // The text is not translated: it may change.
  const changed = withText('Another text.', writeFile(code, readFileSync(join(folder, code), 'utf8')));
  stamp(changed);
  expect(await check(changed)).toEqual({ errors: [], notices: [], unread: [] });
});

const changeWords = (site: object) =>
  writeEntry('content/words/xx.json', { ...words, site: { ...words.site, ...site } });
const meant = (meaning: string) => writeEntry(code, { short: 'नकद', meaning, whatToDo: 'देखें।' });
const same = '5% of ₹2 lakh since 2026';

/** Edits, and lines of what is said of them, without the numbers of lines. */
const mistakes: Readonly<Record<string, Edit>> = {
  'content/words/xx.json site.skip: is missing → write in this language: "Skip to content"': changeWords({
    skip: undefined,
  }),
  'content/words/xx.json site.skp: is not a field here (did you mean "site.skip"?)': changeWords({ skp: 'x' }),
  'site.shareImage: lacks {title} → write it where the value belongs, as in "The page\'s title on ruled': changeWords({
    shareImage: 'A picture of {titel}',
  }),
  'site.skip: "{nam}" is not a token here (did you mean "{name}"?)': changeWords({ skip: '{nam}' }),
  'site.menu: is missing → write in this language: "Menu"': changeWords({ menu: ' ' }),
  'content/faq/getting-started.yy.json: is in the language "yy", which has no content/words/yy.json': writeEntry(
    'content/faq/getting-started.yy.json',
    translatedFaq,
  ),
  'content/faq/geting-started.xx.json: translates content/faq/geting-started.json, which does not exist': writeEntry(
    'content/faq/geting-started.xx.json',
    translatedFaq,
  ),
  // The text of a page is not left out.
  'content/pages/about.xx.json: translates content/pages/about.json, which does not exist': writeEntry(
    'content/pages/about.xx.json',
    { title, label, lead, seo },
  ),
  'content/faq/getting-started.xx.json: is a list → write a group of fields, as in the English entry': writeEntry(
    faq,
    [],
  ),
  'content/pages/about.xx.mdx translates: is missing → compare it': ownPage(undefined, { translates: null }),
  'content/codes/nwd.xx.json meaning: lacks [^1] of the English text → ': meant('नकद।'),
  'items #1 answer: has 3 characters, the English text 150 → translate all of it': answered('हम।'),
  'content/pages/about.xx.mdx text: lacks [^1], <Callout> of the English text → write them where they belong': inTurn(
    writeEntry(
      'content/pages/about.mdx',
      makePage({ sources: [{ title: 'A', url: 'https://a.in', checkedOn: '2026-11-01' }] }),
      '<Callout title="A">\n\nA.[^1]\n\n</Callout>',
    ),
    ownPage('क।'),
  ),
  'content/codes/nwd.xx.json meaning: has ₹2 crore and lacks ₹2 lakh, unlike the English text → write the same figures':
    inTurn(
      writeEntry('content/codes/nwd.json', makeCode({ meaning: `${same}.[^1]` })),
      meant('2026 से ₹2 करोड़ का 5%।[^1]'),
    ),
  [`content/pages/about.xx.mdx text: lacks of="sms" of the English text → write them where they belong
content/pages/about.xx.mdx text: has 1 entries of lists, the English text 2 → translate all of them
content/pages/about.xx.mdx text: has ₹1,000 and lacks ₹100, unlike the English text → write the same figures`]: inTurn(
    writeEntry('content/pages/about.mdx', makePage(), `${same}, ₹100.\n\n- one\n- two\n\n<Charges of="sms" />`),
    ownPage('2026 से ₹2 लाख का 5%, ₹1,000।\n\n- एक\n\n<Charges of="atm" />'),
  ),
};

test.each(Object.entries(mistakes))('an editor is told: %s', async (told, edit) => {
  const { errors } = await check(write(edit));
  const lines = errors.map((error) => formatErrors([error]).replace(/^([^ :]+):\d+/, '$1'));
  expect(told.split('\n').filter((words) => !lines.some((line) => line.includes(words)))).toEqual([]);
});
