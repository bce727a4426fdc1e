/** Addresses with what a browser or an app has added to them, or of the editor’s own computer. */
import { findSlip, tellOf, type Slip } from './slip.ts';

/** The mistake in an address, whatever it leads to. */
export const refuseDetour = (url: string) => tellOf(addressSlips, url);

/** Corrects an address as far as the right one is certain. */
export function mendAddress(url: string): string {
  const known = findSlip(addressSlips, url);
  const mended = known?.slip.fix?.(known.found, url, known.offset) ?? url;
  return mended === url ? url : mendAddress(mended);
}

const hidden = 'hides the page that it leads to → open it, and write the address of that page';
const copy = 'is the copy of a page for phones (AMP) → write the address of the page itself';
const own =
  'leads to your own computer or a preview → write the address that visitors have, or the path of a page, like /faq';
const closed = 'may be closed to visitors, or vanish → write a public page of whoever says it, or leave the link out';

export const addressSlips: readonly Slip[] = [
  {
    find: /^https?:\/\/(?:localhost|127\.0\.0\.1|0\.0\.0\.0|192\.168\.[\d.]+)\b/,
    message: own,
    example: '«http://localhost»:4321/faq',
  },
  {
    find: /^https?:\/\/(?:[\w-]+--[\w-]+\.netlify\.app|[\da-f]{8}\.[\w-]+\.pages\.dev)\b/,
    message: own,
    example: '«https://deploy-preview-7--bahi.netlify.app»/faq',
  },
  {
    find: /^https?:\/\/(?:docs|drive)\.google\.com\/(?!forms\/)/,
    message: closed,
    example: '«https://drive.google.com/»file/d/1/view',
    right: 'https://docs.google.com/forms/d/1',
  },
  {
    find: /^https?:\/\/(?:www\.)?(?:notion\.so|dropbox\.com|chatgpt\.com)\//,
    message: closed,
    example: '«https://www.notion.so/»Notes-1',
  },
  {
    find: /^https?:\/\/[\w-]+\.(?:notion\.site|sharepoint\.com|vercel\.app)\b/,
    message: closed,
    example: '«https://bank.sharepoint.com»/a',
  },
  {
    find: /[^/=&?#]https?:\/\//,
    message: 'is two addresses in one → keep one of them',
    example: 'https://rbi.org.in/«ahttps://»rbi.org.in',
    right: 'https://web.archive.org/web/2026/https://rbi.org.in',
  },
  {
    find: /[?&](?:utm_\w+|fbclid|gclid|srsltid)=/,
    message: 'has a part that only counts visits, like utm_source=… → remove it',
    example: 'https://rbi.org.in/«?utm_source=»mail&a=b',
    fix: (_, url) => withoutParameters(url, /^(?:utm_\w+|fbclid|gclid|srsltid)$/),
  },
  {
    find: /#.*:~:text=/,
    message: 'has a part that marks words in your browser, #:~:text=… → remove it',
    example: 'https://rbi.org.in/a«#:~:text=»ten%20days',
    right: 'https://rbi.org.in/a#text',
    fix: (_, url) => url.replace(/#?:~:text=.*$/, ''),
  },
  {
    find: /^https?:\/\/(?:bit\.ly|t\.co|tinyurl\.com|goo\.gl|lnkd\.in|share\.google)\b/,
    message: hidden,
    example: '«https://bit.ly»/3xyz',
    right: 'https://rbi.org.in/bit.ly',
  },
  {
    find: /^https?:\/\/(?:news\.google\.com\/|www\.google\.[a-z.]+\/(?:search|amp)\b)/,
    message: hidden,
    example: '«https://www.google.com/amp»/s/rbi.org.in/a',
    fix: (_, url) => ampTarget(url),
  },
  {
    find: /^https?:\/\/(?:www\.google\.[a-z.]+\/url|l\.\w+\.com\/l\.php|[^/]*\.safelinks\.protection\.outlook\.com\/)\?.*/s,
    message: 'goes through another site → write {fixed}',
    example: '«https://www.google.com/url?q=https://rbi.org.in/a&sa=D»',
    right: 'https://www.google.com/url?sa=D',
    fix: detourTarget,
  },
  {
    find: /^https?:\/\/[\w-]+\.translate\.goog\b/,
    message: 'leads to what a machine made of a page → write the address of the page itself',
    example: '«https://www-rbi-org-in.translate.goog»/a?_x_tr_sl=hi&_x_tr_tl=en',
    fix: (_, url) => untranslated(url),
  },
  {
    find: /^https?:\/\/(?:amp\.|[\w-]+\.cdn\.ampproject\.org\/)/,
    message: copy,
    example: '«https://rbi-org-in.cdn.ampproject.org/»c/s/rbi.org.in/a',
    fix: (_, url) => ampTarget(url),
  },
  {
    // v.hdfcbank.com keeps pages of past years that stand nowhere else.
    find: /(?<!^https:\/\/v\.hdfcbank\.com\b.*)(?:\/amp(?:[/?#]|$)|\/amp-\d+\.html|-amp\.html|[?&](?:no)?amp(?:[=&#]|$))/,
    message: copy,
    example: 'https://paper.example«/amp/»news/a',
    right: 'https://v.hdfcbank.com/amp/fees.html?from=/amplifier/a-ampere.html',
    fix: (_, url) => withoutAmp(url),
  },
];

function detourTarget(url: string): string | undefined {
  const { searchParams } = URL.parse(url) ?? {};
  return ['q', 'url', 'u'].map((name) => searchParams?.get(name)).find(Boolean) ?? undefined;
}

/** The page behind a copy for phones that Google serves. */
function ampTarget(url: string): string | undefined {
  const [, page] = /\/s\/([\w-]+\.[\w.-]+\/.*)$/.exec(url) ?? [];
  return page && withoutAmp(`https://${page}`);
}

function withoutAmp(url: string): string {
  return withoutParameters(url, /^(?:no)?amp$/)
    .replace(/\/amp-(?=\d+\.html)/, '-')
    .replace(/-amp(?=\.html)/, '')
    .replace(/\/amp(?:\/story)?(?=\/)(?!\/\d*\/?(?:[?#]|$))/, '')
    .replace(/\/amp(?:\/\d*)?\/?(?=[?#]|$)/, '');
}

/** "www-rbi-org-in.translate.goog" → "www.rbi.org.in". */
function untranslated(url: string): string {
  const page = withoutParameters(url, /^_x_tr_\w+$/);
  return page.replace(/\/\/([\w-]+)\.translate\.goog/, (_, host: string) => {
    const name = host.replaceAll('--', '\0').replaceAll('-', '.').replaceAll('\0', '-');
    return `//${name}`;
  });
}

function withoutParameters(url: string, names: RegExp): string {
  const [, page = url, query = '', fragment = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/.exec(url) ?? [];
  const kept = query.split('&').filter((pair) => pair !== '' && !names.test(pair.split('=', 1)[0]!));
  return page + (kept.length > 0 ? `?${kept.join('&')}` : '') + fragment;
}
