/** The tasks of the workers: to finish a page, and to draw its share image. */
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import memoize from 'memoize';
import { BuildCache, codeVersion } from '#lib/build-cache.ts';
import { compress, writeCompressed, type Compressed } from './compress.ts';
import { listFiles } from '#lib/list-files.ts';
import { markdownHref } from '#data/paths/routes.ts';
import type { PageFacts } from '#data/metadata/page-facts.ts';
import { toMarkdown } from './markdown-copy.ts';
import { parsePage, ScriptFiles, textOf, type BuiltPage } from './built-page.ts';
import type { PolicyOptions } from './page-policy.ts';
import { rewriteHtml } from './rewrite-html.ts';

export { writeShareImage } from './write-share-image.ts';

const version = codeVersion(import.meta.url);

export interface ProcessedPage {
  /** Undefined for pages that search engines do not index. */
  facts: PageFacts | undefined;
  /** False where an earlier build made it. */
  isNew: boolean;
}

export interface WantedPage {
  /** The path of the page in the folder. */
  file: string;
  policy: PolicyOptions;
  /** The built site. */
  folder: string;
  /** Where finished pages are kept for later builds. */
  cacheFolder: string;
}

interface CachedPage {
  html: Compressed;
  indexed: { facts: PageFacts; markdown: Compressed } | undefined;
}

/** Writes the finished page and its Markdown copy, each also compressed. */
export async function processPage({ file, policy, folder, cacheFolder }: WantedPage): Promise<ProcessedPage> {
  const html = readFileSync(join(folder, file), 'utf8');
  const cache = new BuildCache<CachedPage>(cacheFolder);
  // It covers the code of scripts too: the page contains their names, which contain a hash.
  const key = BuildCache.key(version, JSON.stringify(policy), html);
  const cached = cache.get(key);
  const result = cached ?? (await process(parsePage(file, html, scriptFilesOf(folder)), policy));
  if (!cached) cache.set(key, result);
  write(join(folder, file), result.html);
  const { facts, markdown } = result.indexed ?? {};
  if (facts && markdown) write(join(folder, markdownHref(new URL(facts.url).pathname)), markdown);
  return { facts, isNew: !cached };
}

async function process(page: BuiltPage, policy: PolicyOptions): Promise<CachedPage> {
  const served = compress(await rewriteHtml(page, policy));
  if (!page.facts) return { html: served, indexed: undefined };
  const facts = JSON.parse(textOf(page.facts)) as PageFacts;
  const markdown = compress(toMarkdown(facts, page.elements));
  return { html: served, indexed: { facts, markdown } };
}

/** Read once, as a worker lives for one build. */
const scriptFilesOf = memoize((folder: string) => {
  const names = listFiles(folder).filter((file) => file.endsWith('.js'));
  return new ScriptFiles(new Map(names.map((name) => [basename(name), readFileSync(join(folder, name), 'utf8')])));
});

function write(file: string, copies: Compressed): void {
  writeFileSync(file, brotliDecompressSync(copies.br));
  writeCompressed(file, copies);
}
