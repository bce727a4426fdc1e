/** What workers make of the pages of the built site; their share images too. */
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { BuildCache } from '#lib/files/build-cache.ts';
import { compress, writeCompressed, type Compressed } from '#lib/files/compress.ts';
import { listFiles } from '#lib/files/list-files.ts';
import { markdownHref } from '#lib/paths/routes.ts';
import type { PageFacts } from '#lib/seo/page-facts.ts';
import { mainOf, toMarkdown } from '../share/index.ts';
import { parsePage, ScriptFiles, textOf } from './built-page.ts';
import type { PolicyOptions } from './page-policy.ts';
import { toServedHtml } from './served-html.ts';

export { writeShareImage } from '../share/index.ts';

export interface FinishedPage {
  /** undefined where search engines do not index it. */
  facts: PageFacts | undefined;
  /** Whether it was made now, not in an earlier build. */
  isNew: boolean;
}

export interface FinishOptions {
  policy: PolicyOptions;
  /** The built site. */
  folder: string;
  /** Where what is made of pages is kept between builds. */
  cacheFolder: string;
}

/** What is kept of a page between builds. */
interface Finished {
  html: Compressed;
  indexed: { facts: PageFacts; markdown: Compressed } | undefined;
}

/** Writes a page as it is served and its Markdown copy, each also compressed. */
export async function finishPage({ file, options }: { file: string; options: FinishOptions }): Promise<FinishedPage> {
  const { folder, cacheFolder, policy } = options;
  const html = readFileSync(join(folder, file), 'utf8');
  const cache = new BuildCache<Finished>(cacheFolder);
  // Pages that name the same script files can load the same code, as their names contain a hash.
  const key = BuildCache.key(JSON.stringify(policy), html);
  const kept = cache.get(key);
  const finished = kept ?? (await finish(file, html, options));
  if (!kept) cache.set(key, finished);
  write(join(folder, file), finished.html);
  if (!finished.indexed) return { facts: undefined, isNew: !kept };
  const { markdown, facts } = finished.indexed;
  write(join(folder, markdownHref(new URL(facts.url).pathname)), markdown);
  return { facts, isNew: !kept };
}

async function finish(file: string, html: string, options: FinishOptions): Promise<Finished> {
  const page = parsePage(file, html, scriptFilesOf(options.folder));
  const served = compress(await toServedHtml(page, options.policy));
  if (!page.facts) return { html: served, indexed: undefined };
  const facts = JSON.parse(textOf(page.facts)) as PageFacts;
  const markdown = compress(toMarkdown(facts, mainOf(facts.url, page.document)));
  return { html: served, indexed: { facts, markdown } };
}

let scriptFiles: ScriptFiles | undefined;

/** Read once, as a worker lives for one build. */
function scriptFilesOf(folder: string): ScriptFiles {
  const names = () => listFiles(folder).filter((file) => file.endsWith('.js'));
  scriptFiles ??= new ScriptFiles(
    new Map(names().map((name) => [basename(name), readFileSync(join(folder, name), 'utf8')])),
  );
  return scriptFiles;
}

function write(file: string, copies: Compressed): void {
  writeFileSync(file, brotliDecompressSync(copies.br));
  writeCompressed(file, copies);
}
