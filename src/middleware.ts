import { defineMiddleware } from 'astro:middleware';
import { defaultLanguage } from '#lib/build/languages.ts';
import { toLocalLinks } from '#lib/build/translations.ts';

/** Content and components link to English paths; on a page in another language those lead to pages in that language. */
export const onRequest = defineMiddleware(async ({ currentLocale = defaultLanguage }, next) => {
  const response = await next();
  const isPage = response.headers.get('content-type')?.startsWith('text/html');
  if (currentLocale === defaultLanguage || !isPage) return response;
  return new Response(toLocalLinks(await response.text(), currentLocale), response);
});
