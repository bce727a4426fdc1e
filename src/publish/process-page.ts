/** The work on one page of the built site, for a pool of workers; its share image too. */
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
  /** undefined where search engines do not index it. */
  facts: PageFacts | undefined;
  /** Whether it was made now, not in an earlier build. */
  isNew: boolean;
}

export interface WantedPage {
  /** The path of the page in the folder. */
  file: string;
  policy: PolicyOptions;
  /** The built site. */
  folder: string;
  /** Where what is made of pages is kept between builds. */
  cacheFolder: string;
}

/** A processed page in the cache. */
interface CachedPage {
  html: Compressed;
  indexed: { facts: PageFacts; markdown: Compressed } | undefined;
}

/** Writes a page as it is served and its Markdown copy, each also compressed. */
export async function processPage({ file, policy, folder, cacheFolder }: WantedPage): Promise<ProcessedPage> {
  const html = readFileSync(join(folder, file), 'utf8');
  const cache = new BuildCache<CachedPage>(cacheFolder);
  // Pages that name the same script files can load the same code, as their names contain a hash.
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
