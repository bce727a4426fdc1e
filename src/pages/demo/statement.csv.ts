import { demoStatement } from '#lib/content/demo.ts';

/** The sample statement behind the demonstration, for download. */
export function GET(): Response {
  return new Response(demoStatement);
}
