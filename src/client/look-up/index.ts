import { plainAnswer, type Answer } from './answer.ts';
import { answerLine, answerReference, answerRows, readRows } from './answer-lines.ts';
import { answerMessage } from './answer-message.ts';
import { answerCode } from './answer-code.ts';
import { answerNamed, answerQuestion, nothing } from './answer-question.ts';
import type { Knowledge } from './knowledge.ts';
import { withCauses } from './name-places.ts';
import { countRows } from './pasted-rows.ts';
import { noteOf, stepsFor } from './say-happened.ts';
import { finish, type Steps } from './steps.ts';
import { understand } from './understand.ts';

export type { Answer } from './answer.ts';
export { printAnswer } from './print.ts';
export { MissingPart, toKnowledge, type Knowledge } from './knowledge.ts';
export type { KnowledgeJson, LinesJson, Part } from './knowledge-json.ts';

/**
 * Answers what a visitor typed or pasted, in the language of the knowledge; see README.md. Pure: nothing is stored or sent.
 * @param input as typed; what is behind the first 100,000 characters is not read
 * @param today the last day that a reference can carry
 * @throws MissingPart where it needs what the knowledge lacks
 */
export function answer(input: string, knowledge: Knowledge, today?: Date): Answer {
  return finish(answerInSteps(input, knowledge, today));
}

/** The same answer, one pasted line a step. */
export function* answerInSteps(input: string, knowledge: Knowledge, today = new Date()): Steps<Answer> {
  const typed = understand(input, knowledge);
  if (typed.kind === 'empty') return plainAnswer('line', []);
  const { kind, text } = typed;
  if (kind === 'message') return answerMessage(knowledge.messages.read(text, knowledge), text, knowledge);
  if (kind === 'code') return answerCode(knowledge.codesOf(text), text, knowledge);
  if (kind === 'question') return answerQuestion(text, knowledge);
  const named = kind === 'words' ? answerNamed(text, knowledge) : undefined;
  if (named) return named;
  const { rows, left } = yield* readRows(text, knowledge, today);
  if (rows.length !== 1) return answerRows(rows, left + countRows(input) - countRows(text), knowledge);
  const read = answerLine(rows[0]!, knowledge);
  if (read) return kind === 'words' ? withCauses(read, text, knowledge) : read;
  const reference = answerReference(text, knowledge, today);
  if (reference) return reference;
  const { codes } = rows[0]!;
  const asked = codes.length === 0 || kind === 'words' ? answerQuestion(text, knowledge) : undefined;
  if (codes.length > 0 && asked?.certainty !== 'sure')
    return {
      ...plainAnswer(
        'line',
        [knowledge.words.partOnly],
        stepsFor(
          codes.map(({ direction }) => direction),
          knowledge,
        ),
      ),
      lists: [{ items: codes.map(noteOf) }],
    };
  return asked && asked.certainty !== 'nothing' ? asked : nothing(text, knowledge, true);
}
