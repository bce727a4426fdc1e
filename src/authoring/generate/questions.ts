import type { z } from 'astro/zod';
import { missingEntry } from '#authoring/check/references.ts';
import type { Collections } from '#authoring/read/read-entries.ts';
import { claimSchema } from '#schemas/claim.ts';
import { collectionNames, rulesOf, type CollectionName } from '#schemas/collections.ts';
import { findMistakes } from '#schemas/find-mistakes.ts';
import { nonNull, toJsonSchema } from '#schemas/json-schema.ts';

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
  /** The answer as the field stores it, and what is wrong with it. */
  read: (answer: string | undefined) => { value?: unknown; wrong?: string };
}

/** The field that holds a bank's share of the market, which is kept as a claim. */
export const marketShare = 'marketShare';

/** The questions for a new entry of a collection, in order. */
export function questionsOf(collection: CollectionName, collections: Collections): Question[] {
  const { asked, schema } = rulesOf(collection);
  return asked.map((field) => {
    const isShare = field === marketShare;
    const fieldSchema = (isShare ? claimSchema.shape.value.unwrap() : schema.shape[field]) as z.ZodType;
    const { description = '' } = toJsonSchema(fieldSchema);
    const { type, enum: values = [], ...rules } = nonNull(toJsonSchema(fieldSchema));
    const target = collectionNames.find((name) => name === rules.collection);
    const ids = (target && collections.get(target)?.map(({ id }) => id)) ?? [];
    return {
      field,
      // "stateCode" → "state-code"
      option: field.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
      description: isShare ? 'The share of the market in percent, like 23.' : description,
      choices: target ? ids : values,
      read: (answer) => {
        if (target && answer !== undefined && !ids.includes(answer))
          return { wrong: missingEntry(target, answer, ids) };
        const value = type === 'number' ? toNumber(answer) : answer;
        const [mistake] = findMistakes(fieldSchema, value);
        return { value, ...(mistake && { wrong: mistake.message }) };
      },
    };
  });
}

/** The empty text is null, digits are a number; anything else stays as it is, to be refused. */
function toNumber(answer: string | undefined): unknown {
  if (answer?.trim() === '') return null;
  return answer === undefined || Number.isNaN(Number(answer)) ? answer : Number(answer);
}
