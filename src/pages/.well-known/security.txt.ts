import { languages } from '#data/languages.ts';
import { site, siteUrl } from '#data/site-facts.ts';

const yearInMilliseconds = 365 * 24 * 3_600_000;

/** How to report a security problem (RFC 9116). It expires a year after the build, as the standard asks. */
export function GET(): Response {
  const lines = [
    `Contact: mailto:${site.support.email}`,
    `Expires: ${new Date(Date.now() + yearInMilliseconds).toISOString().slice(0, 10)}T00:00:00.000Z`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    `Policy: ${siteUrl}/security`,
  ];
  return new Response(`${lines.join('\n')}\n`);
}
