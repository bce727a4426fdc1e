/** `npm run fix`: what it mends, and what it leaves alone. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { check, ContentReader, fix } from '#authoring/index.ts';
import { mendableIn } from '#authoring/fix/fix.ts';
import { mendText } from '#authoring/fix/texts.ts';
import { formatErrors } from '#lib/errors.ts';
import { interfaceWords, toMdx } from '../helpers/content-site.ts';
import { article, inTurn, readEdited, state, writeEntry, writeFile, type Edit } from '../helpers/edits.ts';
import { makeArticle, makeState } from '../helpers/make.ts';
import texts from './fix.json' with { type: 'json' };

const hindi = 'content/blog/gst.hi.mdx';
const heading = toMdx(makeArticle(), '\u2063').split('\u2063')[0]!;
const line = heading.split('\n').length;

/** The smallest content after these edits, mended. */
async function mended(edit: Edit) {
  const { folder } = readEdited(edit);
  const changes = await fix(folder);
  return { folder, changes, read: (file: string) => readFileSync(join(folder, file), 'utf8') };
}

const mendBody = async (body: string) => {
  const { changes, read } = await mended(writeFile(article, heading + body));
  return { changes, body: read(article).slice(heading.length) };
};

test.each(Object.entries(texts.mended))('%s', async (before, after) => {
  expect((await mendBody(before)).body).toBe(after);
  // Mended again, it stays as it is.
  expect((await mendBody(after)).changes).toEqual([]);
});

test.each(Object.entries(texts.leftAlone))('%s are left alone', async (_, body) => {
  expect(await mendBody(body)).toEqual({ changes: [], body });
});

test('each change is printed with its line and the words around it', async () => {
  const { changes } = await mendBody('Words.\n\nThe bank\'s word is "no...", and\nin\u200Bvisible.');
  expect(formatErrors(changes).split('\n')).toEqual([
    `${article}:${line + 2}: "no...", → “no…”,`,
    `${article}:${line + 2}: bank's → bank’s`,
    `${article}:${line + 3}: in[U+200B]visible. → invisible.`,
  ]);
});

test('fields are mended too, those between quotation marks of their own included', async () => {
  const texts = { terminologyAnswer: `The bank's "word" is one that "${'abc '.repeat(20)}" explains.[^1]` };
  const address = 'https://rbi.org.in/a?utm_source=x';
  const sources = [{ title: "A bank's page", url: address, checkedOn: '2026-11-01' }];
  const text = toMdx(makeArticle({ sources }), 'Words.')
    .replace(/^title: .*$/m, `title: "The bank's \\"word\\" of ten days"`)
    .replace(/^excerpt: .*$/m, `excerpt: 'What the bank says when it prints "no" on a statement, in a few words...'`);
  const fields = writeEntry(state, makeState({ ...texts, sources }));
  const { read } = await mended(inTurn(fields, writeFile(article, text)));
  const written = JSON.parse(read(state)) as typeof texts & { sources: unknown };
  expect(written.terminologyAnswer).toMatch(/^The bank’s “word” is one that /);
  expect(written.sources).toEqual([{ ...sources[0], title: "A bank's page", url: 'https://rbi.org.in/a' }]);
  expect(read(article)).toContain('title: "The bank’s “word” of ten days"');
  expect(read(article)).toContain("excerpt: 'What the bank says when it prints “no” on a statement, in a few words…'");
  expect(read(article)).toContain('url: https://rbi.org.in/a\n');
});

test('in Hindi, the full stop and the digits of the keyboard are mended', async () => {
  const words = writeFile('content/words/hi.json', interfaceWords);
  const text = writeEntry(hindi, { title: 'क', translates: {} }, 'यह १० दिन है. यह ठीक है।फिर श्री एम.जी. रोड।');
  const { read } = await mended(inTurn(words, text));
  expect(read(hindi)).toContain('यह 10 दिन है। यह ठीक है। फिर श्री एम.जी. रोड।');
});

test('a file that cannot be read is left alone, but for letters that nobody can see', async () => {
  const broken = `\uFEFF---\ntitle: "Open\n---\n\nThe bank's word.`;
  const { read } = await mended(writeFile(article, broken));
  expect(read(article)).toBe(broken.slice(1));
});

describe('pictures', () => {
  const create = (width: number) => sharp({ create: { width, height: 60, channels: 3, background: '#e0e0e0' } }).jpeg();
  const gps = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '19/1 4/1 0/1' } };
  const photo = 'content/blog/gst/photo.jpg';

  test('are made as wide as pages need them, without the place where they were taken', async () => {
    const picture = await create(3000).withExif(gps).toBuffer();
    const { changes, folder } = await mended(writeFile(photo, picture));
    expect(changes).toEqual([
      { file: photo, message: '3000 pixels wide → 1400; the place, day and camera of the picture → removed' },
    ]);
    const { width, format, exif } = await sharp(readFileSync(join(folder, photo))).metadata();
    expect({ width, format, exif }).toEqual({ width: 1400, format: 'jpeg', exif: undefined });
    expect(await fix(folder)).toEqual([]);
  });

  test('that are small, or none, stay as they are, byte for byte', async () => {
    const picture = await create(1400).toBuffer();
    const none = writeFile('content/blog/gst/none.png', '<html>');
    const { changes, folder } = await mended(inTurn(writeFile(photo, picture), none));
    expect(changes).toEqual([]);
    expect(readFileSync(join(folder, photo)).equals(picture)).toBe(true);
  });
});

test('after it, check:content has no more of what it mends', async () => {
  const { folder } = await mended(writeFile(article, `${heading}The bank's "no" of 10 % is... here.`));
  expect(formatErrors((await check(folder)).errors)).toBe('');
  writeFileSync(join(folder, article), `${heading}The bank's "no".`);
  expect(formatErrors((await check(folder)).errors)).not.toBe('');
});

test('nothing in content/ is left to mend', () => {
  const changes = mendableIn(new ContentReader(process.cwd()).content()).flatMap((file) => mendText(file).changes);
  expect(changes).toEqual([]);
}, 60_000);
