import { palette } from '#styles/palette.ts';
import { site } from '#data/site-facts.ts';

/** Files of public/, drawn from favicon.svg. A maskable icon may be cut to a circle of 80 %: https://www.w3.org/TR/appmanifest/#icon-masks */
const icons = [
  { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
  { src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];

/** The site on the home screen of a phone. It opens in the browser: the app is in the store. */
export function GET(): Response {
  const manifest = {
    name: `${site.name}: ${site.tagline}`,
    short_name: site.name,
    lang: 'en-IN',
    start_url: '/',
    display: 'browser',
    theme_color: palette.cloth,
    background_color: palette.paper,
    icons,
  };
  return Response.json(manifest);
}
