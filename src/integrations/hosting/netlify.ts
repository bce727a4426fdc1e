import { generalHeaders, redirects, specialRules, type HeaderRule } from './rules.ts';

/**
 * The file `_redirects`, which Netlify and Cloudflare Pages read from the published folder. Both lead /about.html to /about by
 * themselves (Netlify where "Pretty URLs" is on); a rule that takes a slash off the end would make Netlify redirect endlessly.
 */
export function redirectsFile(): string {
  return redirects.map(({ from, to }) => `${from} ${to} 301\n`).join('');
}

/**
 * The file `_headers`, which Netlify and Cloudflare Pages read from the published folder. Where two rules set the same header,
 * Netlify takes the later; Cloudflare joins them unless a line with `!` takes the earlier away, which Netlify passes over.
 * https://developers.cloudflare.com/pages/configuration/headers/#detach-a-header
 */
export function headersFile(): string {
  return [{ path: '/*', headers: generalHeaders }, ...specialRules].map(toBlock).join('\n');
}

function toBlock({ path, headers }: HeaderRule, index: number): string {
  const lines = Object.entries(headers).flatMap(([name, value]) => [
    ...(index > 0 && name in generalHeaders ? [`! ${name}`] : []),
    `${name}: ${value}`,
  ]);
  return `${path}\n${lines.map((line) => `  ${line}\n`).join('')}`;
}
