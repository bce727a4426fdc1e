import { createContext, Script } from 'node:vm';
import type { Entry } from '#authoring/read/types.ts';
import type { ValidationError } from '#lib/errors.ts';
import { patternTextOf, type Lines, type Shape } from '#schemas/shape.ts';

/**
 * Patterns in a file of content/lines that take more than two seconds. The verdict depends on the machine, so it never stops a build.
 */
export function findSlowPatterns({ data, locate }: Entry): ValidationError[] {
  const { shapes } = (data ?? { shapes: [] }) as Pick<Lines, 'shapes'>;
  const message =
    'takes seconds to compare with some lines → repeat fewer parts that fit the same characters, and let each repeat less often, as in [^/]{1,40}';
  return shapes.flatMap((shape, index) =>
    isSlow(shape) ? [{ ...locate(['shapes', index, 'pattern']), message }] : [],
  );
}

/** Only a script can have a time limit. */
const sandbox = createContext({ run: () => {} });
const script = new Script('run()');

/** Tries lines that begin like the example, repeat one of its characters, and end with one that never fits. */
function isSlow(shape: Shape): boolean {
  const [regex, { example }] = [new RegExp(patternTextOf(shape), 'u'), shape];
  sandbox.run = () => {
    for (const [index, character] of [...example].entries())
      regex.test(`${example.slice(0, index)}${character.repeat(400)}\n`);
  };
  try {
    script.runInContext(sandbox, { timeout: 2_000 });
    return false;
  } catch {
    return true;
  }
}
