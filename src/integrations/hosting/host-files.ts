import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
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

/** Writes them into the built site. */
export function writeHostFiles(): AstroIntegration {
  return {
    name: 'host-files',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const files = { ...hostFiles, '/_redirects': hostFiles['/_redirects'] + notFoundRules(fileURLToPath(dir)) };
        await Promise.all(Object.entries(files).map(([path, text]) => writeFile(new URL(`.${path}`, dir), text)));
      },
    },
  };
}

/**
 * The not-found page of each language, for Netlify. Cloudflare Pages looks for the nearest 404.html by itself and ignores these lines.
 * https://developers.cloudflare.com/pages/configuration/serving-pages/#not-found-behavior
 */
function notFoundRules(folder: string): string {
  const languages = listFiles(folder).flatMap((file) => /^([^/]+)\/404\.html$/.exec(file)?.[1] ?? []);
  return languages.map((language) => `/${language}/* /${language}/404.html 404\n`).join('');
}

function toBlock({ path, headers }: HeaderRule, index: number): string {
  const lines = Object.entries(headers).flatMap(([name, value]) => [
    ...(index > 0 && name in generalHeaders ? [`! ${name}`] : []),
    `${name}: ${value}`,
  ]);
  return `${path}\n${lines.map((line) => `  ${line}\n`).join('')}`;
}
