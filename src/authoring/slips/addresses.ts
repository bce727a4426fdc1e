/** Addresses that were copied with what a browser or an app has added to them, or from the editor’s own computer. */
import { tellOf, type Slip } from './slip.ts';

const hidden = 'hides the page that it leads to → open it, and write the address of that page';
const closed = 'may be closed to visitors, or vanish → write a public page of whoever says it, or leave the link out';

/** What is wrong with an address, whatever it leads to. */
export const refuseDetour = (url: string) => tellOf(addressSlips, url);

export const addressSlips: readonly Slip[] = [
  {
    find: /^https?:\/\/(?:localhost|127\.0\.0\.1|0\.0\.0\.0|192\.168\.[\d.]+|[\w-]+--[\w-]+\.netlify\.app|[\da-f]{8}\.[\w-]+\.pages\.dev)\b/,
    inside: 'an address',
    message:
      'leads to your own computer or a preview → write the address that visitors have, or the path of a page, like /faq',
    example: '«http://localhost»:4321/faq',
  },
  {
    find: /^https?:\/\/(?:docs|drive)\.google\.com\/(?!forms\/)/,
    inside: 'an address',
    message: closed,
    example: '«https://drive.google.com/»file/d/1/view',
    right: 'https://docs.google.com/forms/d/1',
  },
  {
    find: /^https?:\/\/(?:(?:www\.)?(?:notion\.so|dropbox\.com|chatgpt\.com)\/|[\w-]+\.(?:notion\.site|sharepoint\.com|vercel\.app)\b)/,
    inside: 'an address',
    message: closed,
    example: '«https://www.notion.so/»Notes-1',
  },
  {
    find: /[^/=&?#]https?:\/\//,
    inside: 'an address',
    message: 'is two addresses in one → keep one of them',
    example: 'https://rbi.org.in/«ahttps://»rbi.org.in',
    right: 'https://web.archive.org/web/2026/https://rbi.org.in',
  },
  {
    find: /[?&](?:utm_\w+|fbclid|gclid)=/,
    inside: 'an address',
    message: 'has a part that only counts visits, like utm_source=… → remove it',
    example: 'https://rbi.org.in/«?utm_source=»mail',
  },
  {
    find: /^https?:\/\/(?:bit\.ly|t\.co|tinyurl\.com|goo\.gl|www\.google\.[a-z.]+\/(?:search|amp))\b/,
    inside: 'an address',
    message: hidden,
    example: '«https://bit.ly»/3xyz',
    right: 'https://rbi.org.in/bit.ly',
  },
  {
    find: /^https?:\/\/(?:www\.google\.[a-z.]+\/url|l\.\w+\.com\/l\.php|[^/]*\.safelinks\.protection\.outlook\.com\/)\?.*/s,
    inside: 'an address',
    message: 'goes through another site → write {fixed}',
    example: '«https://www.google.com/url?q=https://rbi.org.in/a&sa=D»',
    right: 'https://www.google.com/url?sa=D',
    fix: targetOf,
  },
];

/** The page to which a detour leads. */
function targetOf(url: string): string | undefined {
  const { searchParams } = URL.parse(url) ?? {};
  return ['q', 'url', 'u'].map((name) => searchParams?.get(name)).find(Boolean) ?? undefined;
}
