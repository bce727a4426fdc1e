import { searchModules } from '#data/search-modules.ts';

export function getStaticPaths() {
  return searchModules.map(({ href, code }) => ({
    params: { module: href.slice(1) },
    props: { code },
  }));
}

/** A module that searches. */
export function GET({ props }: { props: { code: string } }): Response {
  return new Response(props.code, { headers: { 'content-type': 'text/javascript; charset=utf-8' } });
}
