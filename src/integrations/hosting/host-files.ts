import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { compress, writeCompressed } from '#lib/files/compress.ts';
import { listFiles } from '#lib/files/list-files.ts';
import { generalHeaders, redirects, specialRules, type HeaderRule } from './rules.ts';

/** Files that Netlify and Cloudflare Pages read and do not serve. */
export const hostFiles = {
  /**
   * Where two rules set the same header, Netlify takes the later one; Cloudflare joins them unless a line with `!` removes the
   * earlier one, and Netlify ignores that line. https://developers.cloudflare.com/pages/configuration/headers/#detach-a-header
   */
  '/_headers': [{ path: '/*', headers: generalHeaders }, ...specialRules].map(toBlock).join('\n'),
  /**
   * Both redirect /about.html to /about by themselves (Netlify if "Pretty URLs" is on); a rule that removes a trailing slash would
   * make Netlify redirect endlessly.
   */
  '/_redirects': redirects.map(({ from, to }) => `${from} ${to} 301\n`).join(''),
} as const;

/** Files that become smaller; pictures and fonts are compressed already. */
const isText = /\.(csv|html|js|json|md|svg|txt|webmanifest|xml)$/;

/**
 * Writes them into the built site and, beside each text file that has none yet, as pages have, its compressed copies. It runs last.
 *
 * For Netlify, `_redirects` also names the not-found page of each language. Cloudflare Pages looks for the nearest 404.html by itself
 * and ignores these lines. https://developers.cloudflare.com/pages/configuration/serving-pages/#not-found-behavior
 */
export function writeForHosts(): AstroIntegration {
  return {
    name: 'hosting',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const folder = fileURLToPath(dir);
        const files = listFiles(folder);
        for (const file of files.filter((file) => isText.test(file)).map((file) => join(folder, file)))
          if (!existsSync(`${file}.br`)) writeCompressed(file, compress(readFileSync(file)));
        for (const [path, text] of Object.entries(hostFiles)) writeFileSync(join(folder, path), text);
        const languages = files.flatMap((file) => /^([^/]+)\/404\.html$/.exec(file)?.[1] ?? []);
        const notFound = languages.map((language) => `/${language}/* /${language}/404.html 404\n`);
        appendFileSync(join(folder, '_redirects'), notFound.join(''));
      },
    },
  };
}

function toBlock({ path, headers }: HeaderRule, index: number): string {
  const lines = Object.entries(headers).flatMap(([name, value]) => [
    ...(index > 0 && name in generalHeaders ? [`! ${name}`] : []),
    `${name}: ${value}`,
  ]);
  return `${path}\n${lines.map((line) => `  ${line}\n`).join('')}`;
}
