import { writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
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
        await Promise.all(Object.entries(hostFiles).map(([path, text]) => writeFile(new URL(`.${path}`, dir), text)));
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
