import { generalHeaders, redirects, specialRules } from './rules.ts';

/** The file `vercel.json`, which Vercel reads from the folder that is deployed. https://vercel.com/docs/project-configuration */
export function vercelFile(): string {
  const settings = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    cleanUrls: true,
    trailingSlash: false,
    redirects: redirects.map(({ from, to }) => ({ source: from, destination: to, statusCode: 301 })),
    headers: [{ path: '/*', headers: generalHeaders }, ...specialRules].map(({ path, headers }) => ({
      source: toSource(path),
      headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
    })),
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
}

/** A path in the syntax of path-to-regexp, in which a dot is literal. */
const toSource = (path: string) => path.replace('*', '(.*)');
