import { z } from 'astro/zod';
import { missingEntry, stateOfCity } from '#authoring/check/references.ts';
import { claimSchema } from '#schemas/claim.ts';
import { rulesOf } from '#schemas/collections.ts';
import { findMistakes } from '#schemas/find-mistakes.ts';
import { toJsonSchema } from '#schemas/json-schema.ts';
import type { Kind } from './kinds.ts';

/** Something that only a person knows. */
export interface Question {
  /** The field that the answer goes into. */
  field: string;
  /** What it is called on the command line, without the dashes. */
  option: string;
  /** What belongs there. */
  description: string;
  /** What may be chosen; empty where anything may be written. */
  choices: readonly string[];
  /**
   * The answer as the field wants it.
   * @returns what is wrong with it where it cannot be taken
   */
  read: (answer: string | undefined) => { value: unknown } | { wrong: string };
}

/** The field that tells a bank's share of the market, which is kept as a claim. */
export const marketShare = 'marketShare';

/**
 * The questions of a kind, in their order.
 * @param stateIds the states that a city can lie in
 */
export function questionsOf({ collection, asked }: Kind, stateIds: readonly string[]): Question[] {
  const { schema } = rulesOf(collection);
  const fields = schema instanceof z.ZodObject ? (schema.shape as Readonly<Record<string, z.ZodType | undefined>>) : {};
  return asked.map((field) => {
    const fieldSchema = field === marketShare ? claimSchema.shape.value.unwrap() : fields[field];
    if (!fieldSchema) throw new Error(`${collection} has no field ${field}`);
    return field === 'state' && collection === 'cities'
      ? chooseState(toQuestion(field, fieldSchema), stateIds)
      : toQuestion(field, fieldSchema);
  });
}

/** "stateCode" → "state-code". */
function toOption(field: string): string {
  return field.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function toQuestion(field: string, schema: z.ZodType): Question {
  const { description = '', type, anyOf, enum: choices = [] } = toJsonSchema(schema);
  const isNumber = type === 'number' || anyOf?.some((rule) => rule.type === 'number');
  return {
    field,
    option: toOption(field),
    description: field === marketShare ? 'The share of the market in percent, like 23.' : description,
    choices,
    read: (answer) => {
      const value = isNumber && answer !== undefined ? toNumber(answer) : answer;
      const [mistake] = findMistakes(schema, value);
      return mistake ? { wrong: mistake.message } : { value };
    },
  };
}

/** Nothing is null, a number of digits that number; anything else stays as it is, to be refused. */
function toNumber(answer: string): unknown {
  if (answer.trim() === '') return null;
  const value = Number(answer);
  return Number.isNaN(value) ? answer : value;
}

function chooseState(question: Question, stateIds: readonly string[]): Question {
  return {
    ...question,
    choices: stateIds,
    read: (answer) =>
      answer === undefined || stateIds.includes(answer)
        ? question.read(answer)
        : { wrong: missingEntry(stateIds, stateOfCity('', answer)).message },
  };
}
