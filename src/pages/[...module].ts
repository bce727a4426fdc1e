import { linesModule } from '#lib/content/look-up.ts';
import { questionsModules } from '#lib/content/questions.ts';

export function getStaticPaths() {
  return [linesModule, ...questionsModules.values()].map(({ href, code }) => ({
    params: { module: href.slice(1) },
    props: { code },
  }));
}

/** A module that searches. */
export function GET({ props }: { props: { code: string } }): Response {
  return new Response(props.code, { headers: { 'content-type': 'text/javascript; charset=utf-8' } });
}
