import { manifestIcons } from '#lib/build/icons.ts';
import { palette } from '#lib/build/palette.ts';
import { site } from '#lib/content/site-facts.ts';

/** What a phone shows for the site on its home screen. It opens in the browser: the app is in the store. */
export function GET(): Response {
  const manifest = {
    name: `${site.name}: ${site.tagline}`,
    short_name: site.name,
    lang: 'en-IN',
    start_url: '/',
    display: 'browser',
    theme_color: palette.cloth,
    background_color: palette.paper,
    icons: manifestIcons,
  };
  return Response.json(manifest);
}
