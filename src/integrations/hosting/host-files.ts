import { writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { generalHeaders, redirects, specialRules, type HeaderRule } from './rules.ts';

const rules: readonly HeaderRule[] = [{ path: '/*', headers: generalHeaders }, ...specialRules];

/** Files that hosts read and do not serve: redirects and headers, each in its syntax. */
export const hostFiles: Readonly<Record<'/_headers' | '/_redirects' | '/vercel.json', string>> = {
  /**
   * For Netlify and Cloudflare Pages. Where two rules set the same header, Netlify takes the later one; Cloudflare joins them unless
   * a line with `!` removes the earlier one, and Netlify ignores that line.
   * https://developers.cloudflare.com/pages/configuration/headers/#detach-a-header
   */
  '/_headers': rules.map(toBlock).join('\n'),
  /**
   * For Netlify and Cloudflare Pages. Both redirect /about.html to /about by themselves (Netlify if "Pretty URLs" is on); a rule that
   * removes a trailing slash would make Netlify redirect endlessly.
   */
  '/_redirects': redirects.map(({ from, to }) => `${from} ${to} 301\n`).join(''),
  /** https://vercel.com/docs/project-configuration */
  '/vercel.json': `${JSON.stringify(
    {
      $schema: 'https://openapi.vercel.sh/vercel.json',
      cleanUrls: true,
      trailingSlash: false,
      redirects: redirects.map(({ from, to }) => ({ source: from, destination: to, statusCode: 301 })),
      headers: rules.map(({ path, headers }) => ({
        // The syntax of path-to-regexp, in which a dot is literal.
        source: path.replace('*', '(.*)'),
        headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
      })),
    },
    null,
    2,
  )}\n`,
};

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
