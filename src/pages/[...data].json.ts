import { searchData } from '#data/search-data.ts';

export function getStaticPaths() {
  return searchData.map(({ href, json }) => ({
    params: { data: href.slice(1).replace(/\.json$/, '') },
    props: { json },
  }));
}

/** The data of a search. */
export function GET({ props }: { props: { json: string } }): Response {
  return new Response(props.json, { headers: { 'content-type': 'application/json' } });
}
