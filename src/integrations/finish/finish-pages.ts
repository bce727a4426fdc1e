import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { listFiles } from '#lib/build/list-files.ts';
import { readPage, replaceSpans, type BuiltPage } from './built-page.ts';
import { findReactChunk, loadableChunks, type ClientChunks } from './client-chunks.ts';
import { contentSecurityPolicy } from './page-policy.ts';
import { classCandidates, createStyleCompiler, isTailwindSheet, type StyleCompiler } from './page-styles.ts';
import { shortenClasses, shortenColours } from './short-classes.ts';

export interface FinishOptions {
  /** The origin of the backend. Pages whose islands can load a script that contains it may connect to it. */
  backendOrigin: string | undefined;
  /** Origins outside the site that forms may post to. */
  formOrigins: readonly string[];
}

/** What finishing a page needs besides the page. */
export interface BuiltSite extends FinishOptions {
  chunks: ClientChunks;
  compileStyles: StyleCompiler;
  /** The classes of the site's own utilities, which keep their names. */
  ownClasses: ReadonlySet<string>;
}

const stylesEntry = fileURLToPath(new URL('../../styles/global.css', import.meta.url));

/**
 * Finishes every page of the built site: it gets only the styles that it uses and a policy that allows only what it contains.
 * It runs after all other integrations, as the policy contains hashes of what they wrote.
 */
export function finishPages(options: FinishOptions): AstroIntegration {
  return {
    name: 'finish-pages',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        const refuse = (_code: string, id: string) => refuseOtherStyles(id);
        updateConfig({
          vite: {
            plugins: [
              { name: 'one-style-sheet', apply: 'build', enforce: 'pre', transform: refuse },
              { name: 'classes-of-figures', apply: 'serve', enforce: 'pre', transform: addClassesOfFigures },
            ],
          },
        });
      },
      'astro:build:done': async ({ dir, logger }) => {
        const started = performance.now();
        const folder = fileURLToPath(dir);
        const urlsOf = (extension: string) =>
          listFiles(folder).flatMap((name) => (name.endsWith(extension) ? [`/${name}`] : []));
        const pages = urlsOf('.html');
        const styles = readFileSync(stylesEntry, 'utf8');
        const site: BuiltSite = {
          ...options,
          chunks: new Map(urlsOf('.js').map((url) => [url, readFileSync(join(folder, url), 'utf8')])),
          compileStyles: createStyleCompiler(styles, dirname(stylesEntry)),
          ownClasses: new Set([...styles.matchAll(/@utility ([\w-]+)/g)].map(([, name = '']) => name)),
        };
        for (const url of pages) {
          const file = join(folder, url);
          writeFileSync(file, await finishPage(readPage(url, readFileSync(file, 'utf8')), site));
        }
        logger.info(`${pages.length} pages finished in ${Math.round(performance.now() - started)} ms`);
      },
    },
  };
}

/** The HTML of the page as it is served. */
export async function finishPage(page: BuiltPage, site: BuiltSite): Promise<string> {
  const react = page.islandEntries.length > 0 ? findReactChunk(site.chunks) : undefined;
  const chunks = [...loadableChunks(site.chunks, page.islandEntries)].filter(([url]) => url !== react);
  const islandCode = chunks.map(([, code]) => code);
  const scripts = [...page.inlineScripts, ...islandCode];

  const classes = new Set([...page.classes, ...islandCode.flatMap(classCandidates)]);
  // All in one, in the head: Astro puts some in the body, where HTML does not allow them.
  const sheets = page.styles.map(async ({ text }) =>
    isTailwindSheet(text) ? await site.compileStyles(classes, page.lang) : text,
  );
  const styles = (await Promise.all(sheets)).join('');
  const known = new Set([...scripts, ...page.conditionalStyles].flatMap(classCandidates));
  const short = shortenClasses(page, styles, (name) => known.has(name) || site.ownClasses.has(name));
  const css = shortenColours(short.css, scripts);

  const policy = contentSecurityPolicy({
    inlineScripts: page.inlineScripts,
    loadsScripts: react !== undefined || page.hasScriptFiles,
    styles: [...(page.styles.length > 0 ? [css] : []), ...page.conditionalStyles],
    connectOrigins: [site.backendOrigin ?? []].flat().filter((origin) => scripts.some((code) => code.includes(origin))),
    formOrigins: site.formOrigins.filter((origin) =>
      page.formActions.some((action) => URL.parse(action)?.origin === origin),
    ),
  });

  return replaceSpans(page.html, [
    { ...insertAt(page.charsetEnd), by: `<meta http-equiv="content-security-policy" content="${policy}">` },
    ...page.styles.map(({ start, end }, index) => ({ start, end, by: index === 0 ? `<style>${css}</style>` : '' })),
    ...short.attributes,
    ...page.savings,
  ]);
}

const insertAt = (offset: number) => ({ start: offset, end: offset });

/**
 * Allows no style sheet but src/styles/global.css.
 * @param id a module ID of Vite, with its query
 * @throws for any other style sheet
 */
export function refuseOtherStyles(id: string): void {
  const [file] = id.split('?');
  if (!/\.css(\?|$)/.test(id) || file === stylesEntry) return;
  throw new Error(`${file} has styles of its own → use utility classes, or move its rules to src/styles/global.css.`);
}

/**
 * In dev, where pages are not finished, adds the classes that Tailwind cannot find in the sources because their names end with a
 * number of the content, like `count-to-99`.
 */
export function addClassesOfFigures(code: string, id: string): string | undefined {
  return id === stylesEntry ? `${code}\n@source inline('count-to-{0..1000}');` : undefined;
}
