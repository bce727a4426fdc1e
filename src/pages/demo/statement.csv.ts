import { demoStatement } from '#data/demo.ts';

/** The sample statement behind the demonstration, for download. */
export function GET(): Response {
  return new Response(demoStatement);
}
