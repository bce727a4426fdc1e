import { Buffer } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { makeGenericAPIRouteHandler } from '@keystatic/core/api/generic';
import type { APIRoute } from 'astro';
import { formatMistakes } from '#lib/build/content-error.ts';
import { editorConfig } from './config.ts';
import { saveEntry } from './save.ts';

/** What the visual editor sends to be stored. */
interface Update {
  additions: { path: string; contents: string }[];
  deletions: { path: string }[];
}

const handle = makeGenericAPIRouteHandler({ config: editorConfig });

/** Answers the visual editor: Keystatic's own answers, but entries are stored as src/authoring/edit/save.ts says, or refused. */
export const ALL: APIRoute = async ({ request }) => {
  const isUpdate = request.method === 'POST' && new URL(request.url).pathname.endsWith('/update');
  const asked = isUpdate ? await withSavedEntries(request) : request;
  if (asked instanceof Response) return asked;
  const { body, headers, status } = await handle(asked);
  return new Response(body as BodyInit | null, { status: status ?? 200, ...(headers && { headers }) });
};

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
