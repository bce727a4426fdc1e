import { createInterface } from 'node:readline/promises';
import { UserError } from '#lib/build/user-error.ts';

/** Somebody at a keyboard. */
export interface Terminal {
  /** Puts a question and waits for the line that answers it. */
  ask: (question: string) => Promise<string>;
}

/**
 * Asks on this terminal until its scope is left.
 * @throws UserError from `ask` when the person leaves with Ctrl-C or Ctrl-D
 */
export function openTerminal(input = process.stdin, output = process.stdout): Terminal & Disposable {
  const lines = createInterface({ input, output });
  const left = new Promise<never>((_, reject) => {
    lines.once('close', () => reject(new UserError('\nNothing was written.')));
  });
  left.catch(() => {});
  return {
    ask: (question) => Promise.race([lines.question(question), left]),
    [Symbol.dispose]: () => lines.close(),
  };
}
