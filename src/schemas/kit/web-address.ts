import { z } from 'astro/zod';
import { capital } from './fields.ts';
import { quoted, wanted } from './wording.ts';

/** A URL that starts with https://. */
export function webAddress(what: string) {
  const error = wanted(`${what}, starting with https://`, (value) => `${quoted(value)} is not a web address`);
  return z
    .url({ error })
    .refine((value) => value.startsWith('https://') && !/\s/.test(value), { error })
    .refine((value) => !refuseDetour(value), { error: ({ input }) => refuseDetour(String(input)) })
    .describe(`${capital(what)}, starting with https://.`);
}

/** The mistake in a URL that was copied with what a browser or an app has added to it, or from the editor’s own computer. */
export function refuseDetour(url: string): string | undefined {
  if (
    /^https?:\/\/(?:localhost|127\.0\.0\.1|0\.0\.0\.0|192\.168\.[\d.]+|[\w-]+--[\w-]+\.netlify\.app|[\da-f]{8}\.[\w-]+\.pages\.dev)\b/.test(
      url,
    )
  )
    return 'leads to your own computer or a preview → write the address that visitors have, or the path of a page, like /faq';
  if (
    /^https?:\/\/(?:(?:docs|drive)\.google\.com\/(?!forms\/)|(?:www\.)?(?:notion\.so|dropbox\.com|chatgpt\.com)\/|[\w-]+\.(?:notion\.site|sharepoint\.com|vercel\.app)\b)/.test(
      url,
    )
  )
    return 'may be closed to visitors, or vanish → write a public page of whoever says it, or leave the link out';
  if (/[^/=&?#]https?:\/\//.test(url)) return 'is two addresses in one → keep one of them';
  if (/[?&](?:utm_\w+|fbclid|gclid)=/.test(url))
    return 'has a part that only counts visits, like utm_source=… → remove it';
  if (/^https?:\/\/(?:bit\.ly|t\.co|tinyurl\.com|goo\.gl|www\.google\.[a-z.]+\/(?:search|amp))\b/.test(url))
    return 'hides the page that it leads to → open it, and write the address of that page';
  const { host, pathname, searchParams } = URL.parse(url) ?? {};
  const isDetour = /^(?:www\.google\.[a-z.]+\/url|l\.\w+\.com\/l\.php|.*\.safelinks\.protection\.outlook\.com\/)$/.test(
    `${host}${pathname}`,
  );
  const target = isDetour && ['q', 'url', 'u'].map((name) => searchParams?.get(name)).find(Boolean);
  return target ? `goes through another site → write ${quoted(target)}` : undefined;
}
