import { writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { headersFile, redirectsFile } from './netlify.ts';
import type { hostFiles } from './rules.ts';
import { vercelFile } from './vercel.ts';

const texts: Record<(typeof hostFiles)[number], () => string> = {
  '/_headers': headersFile,
  '/_redirects': redirectsFile,
  '/vercel.json': vercelFile,
};

/** Writes into the built site what hosts read from it: the redirects and the headers, each in its syntax. */
export function writeHostFiles(): AstroIntegration {
  return {
    name: 'host-files',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        await Promise.all(Object.entries(texts).map(([path, text]) => writeFile(new URL(`.${path}`, dir), text())));
      },
    },
  };
}
