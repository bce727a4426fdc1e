import { isCancel, select, text } from '@clack/prompts';
import { UserError } from '#lib/build/user-error.ts';

/** What a person is asked. */
export interface Prompt {
  message: string;
  /** What may be chosen; empty where anything may be written. */
  choices?: readonly string[];
  /** What Enter alone answers. */
  suggestion?: string;
  /** What is wrong with an answer; it is then asked for again. */
  refuse: (answer: string) => string | undefined;
}

/** Somebody at a keyboard. */
export type Ask = (prompt: Prompt) => Promise<string>;

/**
 * Asks on this terminal.
 * @throws UserError when the person leaves with Ctrl-C
 */
export const askOnTerminal: Ask = async ({ message, choices = [], suggestion = '', refuse }) => {
  const answer =
    choices.length > 0
      ? await select({ message, options: choices.map((value) => ({ value })) })
      : await text({
          message,
          ...(suggestion && { placeholder: suggestion, defaultValue: suggestion }),
          validate: (value) => refuse(value || suggestion),
        });
  if (isCancel(answer)) throw new UserError('Nothing was written.');
  return answer;
};
