import favicon from '#assets/favicon.svg?raw';

/** The icon at the URL that bookmarks, search engines and the web manifest know; pages name it with a hash. */
export function GET(): Response {
  return new Response(favicon, { headers: { 'content-type': 'image/svg+xml' } });
}
