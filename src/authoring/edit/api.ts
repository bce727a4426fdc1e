import { Buffer } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { makeGenericAPIRouteHandler } from '@keystatic/core/api/generic';
import type { APIRoute } from 'astro';
import { formatMistakes } from '#lib/build/content-error.ts';
import { translationName } from '#schemas/translation.ts';
import { editorConfig } from './config.ts';
import { saveEntry } from './save.ts';

/** What the visual editor sends to be stored. */
interface Update {
  additions: { path: string; contents: string }[];
  deletions: { path: string }[];
}

const handle = makeGenericAPIRouteHandler({ config: editorConfig });

/** Keystatic's API, except that entries are stored as src/authoring/edit/save.ts says, or refused. */
export const ALL: APIRoute = async ({ request }) => {
  const isUpdate = request.method === 'POST' && new URL(request.url).pathname.endsWith('/update');
  const asked = isUpdate ? await withSavedEntries(request) : request;
  if (asked instanceof Response) return asked;
  const { body, headers, status } = await handle(asked);
  const shown = isList(body) ? withoutTranslations(body) : (body as BodyInit | null);
  return new Response(shown, { status: status ?? 200, ...(headers && { headers }) });
};

/** True for Keystatic's list of the files in the project, which is also its answer to a saved entry. */
const isList = (body: unknown): body is string => typeof body === 'string' && body.startsWith('[');

/** Translations are files beside the entries, which Keystatic would list as entries with missing fields. */
function withoutTranslations(list: string): string {
  const files = JSON.parse(list) as { path: string }[];
  return JSON.stringify(files.filter(({ path }) => !translationName.test(path)));
}

/** The same request with every entry as it is to be stored, or the response that lists its mistakes. */
async function withSavedEntries(request: Request): Promise<Request | Response> {
  const { additions, deletions } = (await request.json()) as Update;
  const saved = await Promise.all(additions.map(saveAddition));
  const mistakes = saved.flatMap((addition) => addition.mistakes);
  if (mistakes.length > 0) return new Response(formatMistakes(mistakes), { status: 422 });
  const update: Update = { additions: saved.map(({ path, contents }) => ({ path, contents })), deletions };
  return new Request(request.url, { method: 'POST', headers: request.headers, body: JSON.stringify(update) });
}

async function saveAddition({ path, contents }: Update['additions'][number]) {
  if (!/^content\/.*\.(json|mdx)$/.test(path)) return { path, contents, mistakes: [] };
  const previous = await readFile(path, 'utf8').catch(() => '');
  const { text, mistakes } = saveEntry(path, Buffer.from(contents, 'base64url').toString(), previous);
  return { path, contents: Buffer.from(text).toString('base64url'), mistakes };
}
