/**
 * `npm run new -- article "The title"`: copies the template of a kind of entry into content/, with its title, slug and today's date
 * filled in. The slug is made from the title unless it is given as a third argument. `npm run new -- translation FILE` begins the
 * translation of a file, in a language if one is given as a third argument. Never writes over an existing file.
 * Environment: PORT, as for `npm run dev`.
 */
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, extname, parse } from 'node:path';
import { z } from 'astro/zod';
import { beginTranslation, ContentReader, freePlace } from '#authoring/index.ts';
import { dayInIndia, isoDate } from '#client/format.ts';
import { toSlug } from '#client/slug.ts';
import { UserError } from '#lib/errors.ts';
import { readPort } from '#dev/listen.ts';
import { runCommand } from '#dev/run-command.ts';
import { entryHref } from '#data/paths/routes.ts';
import { rulesOf, type CollectionName } from '#schemas/collections.ts';
import { releaseSchema } from '#schemas/release.ts';
import { defaultLanguage } from '#schemas/interface-words.ts';
import { slugPattern } from '#schemas/kit/fields.ts';

// Two kinds of entries are about banks.
const otherKind: Partial<Record<CollectionName, string>> = {
  banks:
    'This is the page of a bank whose statement the site explains. Where only its password, download and numbers are known, write a bank-help instead; this page needs one too.',
  'bank-help':
    'This is the password, the download and the numbers of a bank. It has a page of its own with the group "page", as in content/bank-help/pnb.json, or with a bank beside it, which explains its statement.',
};

await runCommand(async () => {
  const [kind = '', title = '', slug = toSlug(title), ...others] = process.argv.slice(2);
  if (kind === 'translation') {
    newTranslation(process.argv.slice(3));
    return;
  }
  const template = findTemplate(kind);
  if (title.trim() === '' || others.length > 0)
    throw new UserError(`Write the title between quotes, like npm run new -- ${kind} "The title".`);

  const collection = parse(dirname(template)).base as CollectionName;
  const { schema, extensions, hasFolders, names } = rulesOf(collection);
  const steps = hasFolders ? slug.split('/') : [slug];
  if (!steps.every((step) => slugPattern.test(step)))
    throw new UserError(
      `"${slug}" cannot be part of a URL. After the title, write a slug of small letters, digits and single hyphens, like npm run new -- ${kind} "${title}" my-slug.`,
    );
  if (names && !names.includes(slug))
    throw new UserError(
      `"${slug}" is not a name that the site knows. After the title, write one of ${names.join(', ')}; a developer adds others in src/schemas.`,
    );
  const field: unknown = schema.shape.title;
  const shortest = field instanceof z.ZodString ? (field.minLength ?? 1) : 1;
  if (process.argv.length > 4 && !title.includes(' ') && title.length < shortest)
    throw new UserError(
      `The title would be "${title}" and the slug "${slug}". Write all of the title between quotes, like npm run new -- ${kind} "${title} ${slug}".`,
    );
  const entry = `content/${collection}/${slug}`;
  const existing = extensions.map((extension) => `${entry}.${extension}`).find((file) => existsSync(file));
  if (existing) throw new UserError(`${existing} already exists. After the title, write another slug, like ${slug}-2.`);

  if (collection === 'changelog' && !releaseSchema.shape.version.safeParse(title).success)
    throw new UserError(`"${title}" is not a version. Write three numbers, like npm run new -- changelog "1.2.0".`);

  const reader = new ContentReader(process.cwd());
  const file = entry + extname(template);
  const text = readFileSync(template, 'utf8')
    .replaceAll('"{title}"', () => JSON.stringify(title))
    .replaceAll('{slug}', slug)
    .replaceAll('{today}', isoDate(dayInIndia(new Date())))
    .replace(/^  "order": ".*"/m, () => `  "order": ${freePlace(reader.entries(collection))}`);
  const href = entryHref(collection, slug, file.endsWith('.json') ? JSON.parse(text) : {});
  const page = href && reader.content().site.pages.get(href);
  if (page)
    throw new UserError(`${href} is the URL of ${page.file}. After the title, write another slug, like ${slug}-2.`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text, { flag: 'wx' });

  console.log(`Written: ${file}
Replace every "To be written" and every null that \`npm run check:content\` lists.`);
  const { port } = readPort('PORT', 4321);
  if (collection === 'codes')
    console.log(`Its page is /codes/<group>#${slug}, or /codes/<group>/${slug} once it has a text.`);
  else if (href) console.log(`Then run npm run dev and open http://127.0.0.1:${port}${href}`);
  if (collection in otherKind) console.log(otherKind[collection]);
});

function newTranslation([file = '', language, ...others]: readonly string[]): void {
  const reader = new ContentReader(process.cwd());
  const known = reader.languages().filter((name) => name !== defaultLanguage);
  const example = `npm run new -- translation content/faq/general.json ${known[0] ?? 'hi'}`;
  const english = reader.translatable(file);
  if (!english || others.length > 0)
    throw new UserError(
      `${file === '' ? 'Name a' : `${file} is no`} file of content/ that can be translated, like ${example}`,
    );
  const chosen = language ?? known[0];
  if (chosen === undefined || !known.includes(chosen))
    throw new UserError(
      `Name a language that has words in content/words: ${known.join(', ') || 'there is none'}, like ${example}`,
    );
  const target = file.replace(/(\.\w+)$/, `.${chosen}$1`);
  if (existsSync(target)) throw new UserError(`${target} already exists.`);
  writeFileSync(target, beginTranslation(english), { flag: 'wx' });
  console.log(`Written: ${target}, with the English words.
Replace them all, then run npm run translated -- ${target}`);
}

/** The template content/_templates/<collection>/<kind>.json or .mdx. */
function findTemplate(kind: string): string {
  const templates = globSync('content/_templates/*/*');
  const template = templates.find((file) => parse(file).name === kind);
  if (template) return template;
  const kinds = [...templates.map((file) => parse(file).name), 'translation'].sort();
  throw new UserError(
    `${kind === '' ? 'Say what to make' : `There is no "${kind}"`}: one of ${kinds.join(', ')}, like npm run new -- article "The title".`,
  );
}
