import { readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { readPage, replaceSpans, type BuiltPage } from './built-page.ts';
import { findReactChunk, loadableChunks, type ClientChunks } from './client-chunks.ts';
import { connectSources, contentSecurityPolicy } from './page-policy.ts';
import { classCandidates, createStyleCompiler, isTailwindSheet, type StyleCompiler } from './page-styles.ts';

export interface FinishOptions {
  /** The address of the backend. Pages whose islands can load a script that holds its origin may connect to it. */
  backendUrl?: string | undefined;
  /** Addresses outside the site that forms may post to. */
  formActions?: readonly string[];
}

/** What finishing a page takes besides the page. */
export interface BuiltSite {
  chunks: ClientChunks;
  /** The styles of the whole site, as the build puts them into every page. */
  sheet: string | undefined;
  compileStyles: StyleCompiler;
  backendOrigin: string | undefined;
  /** Origins outside the site that forms may post to. */
  formOrigins: readonly string[];
}

const stylesEntry = fileURLToPath(new URL('../styles/global.css', import.meta.url));

/**
 * Finishes every page of the built site: of the styles only what the page uses, a policy that allows only what the page holds,
 * and the address of React on `<html data-react>`, so that the first touch fetches it in parallel.
 * It comes last among the integrations: the policy holds hashes of what they wrote.
 */
export function finishPages({ backendUrl, formActions = [] }: FinishOptions = {}): AstroIntegration {
  return {
    name: 'finish-pages',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        const oneStyleSheet = {
          name: 'one-style-sheet',
          apply: 'build',
          enforce: 'pre',
          transform: refuseOtherStyles,
        } as const;
        updateConfig({ vite: { plugins: [oneStyleSheet] } });
      },
      'astro:build:done': async ({ dir, logger }) => {
        const started = performance.now();
        const folder = fileURLToPath(dir);
        const pages = [...(await readTexts(folder, '.html'))].map(([url, html]) => readPage(url, html));
        const site: BuiltSite = {
          chunks: await readTexts(folder, '.js'),
          sheet: shortestSheet(pages),
          compileStyles: createStyleCompiler(await readFile(stylesEntry, 'utf8'), dirname(stylesEntry)),
          backendOrigin: backendUrl ? new URL(backendUrl).origin : undefined,
          formOrigins: formActions.map((action) => new URL(action).origin),
        };
        for (const page of pages) await writeFile(join(folder, page.url), await finishPage(page, site));
        logger.info(`${pages.length} pages finished in ${Math.round(performance.now() - started)} ms`);
      },
    },
  };
}

/**
 * The HTML of the page as it is served.
 * @throws when its styles are not the site's, naming the page
 */
export async function finishPage(page: BuiltPage, site: BuiltSite): Promise<string> {
  const react = page.islandEntries.length > 0 ? findReactChunk(site.chunks) : undefined;
  const chunks = [...loadableChunks(site.chunks, page.islandEntries)].filter(([url]) => url !== react);
  const islandCode = chunks.map(([, code]) => code);

  const classes = new Set([...page.classes, ...islandCode.flatMap(classCandidates)]);
  const styles = await Promise.all(
    page.styles.map(async (style) => {
      if (!isTailwindSheet(style.text)) return { ...style, by: style.text };
      if (style.text === site.sheet) return { ...style, by: await site.compileStyles(classes) };
      throw new Error(
        `${page.url}: its styles are not the site's. Move what other pages lack to src/styles/global.css.`,
      );
    }),
  );

  const policy = contentSecurityPolicy({
    inlineScripts: page.inlineScripts,
    loadsScripts: react !== undefined || page.hasScriptFiles,
    styles: styles.map(({ by }) => by),
    connect: connectSources([...page.inlineScripts, ...islandCode], site.backendOrigin),
    formOrigins: site.formOrigins.filter((origin) =>
      page.formActions.some((action) => URL.parse(action)?.origin === origin),
    ),
  });
  const meta = `<meta http-equiv="content-security-policy" content="${policy}">`;

  return replaceSpans(page.html, [
    { start: page.rootAttributes, end: page.rootAttributes, by: react ? ` data-react="${react}"` : '' },
    { start: page.charsetEnd, end: page.charsetEnd, by: meta },
    ...styles,
  ]);
}

/** The site's styles without those of single pages: every page holds the site's, and one with styles of its own holds more. */
function shortestSheet(pages: readonly BuiltPage[]): string | undefined {
  return pages
    .flatMap(({ styles }) => styles.map(({ text }) => text))
    .filter(isTailwindSheet)
    .sort((a, b) => a.length - b.length)[0];
}

/** Stops the build at the styles of any other file: pages get what src/styles/global.css compiles to, and nothing else. */
function refuseOtherStyles(_code: string, id: string): void {
  const [file] = id.split('?');
  if (!/\.css(\?|$)/.test(id) || file === stylesEntry) return;
  throw new Error(`${file} has styles of its own. Use utility classes, or move its rules to src/styles/global.css.`);
}

/** The files of a folder with this ending: address below the folder → text. */
async function readTexts(folder: string, ending: string): Promise<Map<string, string>> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith(ending)).sort();
  const texts = names.map(
    async (name) => [`/${name.replaceAll(sep, '/')}`, await readFile(join(folder, name), 'utf8')] as const,
  );
  return new Map(await Promise.all(texts));
}
