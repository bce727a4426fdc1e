/** The components that texts in MDX may use without an import. */
import { z } from 'astro/zod';
import { chargeCauses } from './charge.ts';
import { entryOf, oneOf, text } from '#schemas/kit/fields.ts';
import { lineShape, narration, workedExample } from '#schemas/kit/groups.ts';
import { factNames } from './site.ts';

/** Attributes of components by name. */
export type MdxComponents = Readonly<Record<string, z.ZodObject>>;

const noAttributes = z.strictObject({});

const appScreens = ['entries', 'month', 'entry'] as const;

export type AppScreenName = (typeof appScreens)[number];

export const articleComponents = {
  BankHelplines: noAttributes,
  BankPasswords: noAttributes,
  Callout: z.strictObject({ title: text('the heading of the remark', { max: 80 }) }),
  Charges: z.strictObject({
    of: oneOf('a charge', chargeCauses),
    bank: entryOf('bank-help', 'one bank, where only its charges are printed').optional(),
  }),
  Diagram: z.strictObject({ title: text('what the diagram shows', { max: 80 }) }),
  Fact: z.strictObject({ of: oneOf('a fact', factNames) }),
  Fold: z.strictObject({
    title: text('what is in it', { max: 120 }),
    opensOn: text('the day from which on it is open, like 2027-01-01', { max: 10 }).optional(),
  }),
  LedgerTable: z.strictObject({ caption: text('what the table shows', { max: 120 }) }),
  Letter: z.strictObject({ title: text('what it is', { max: 80 }) }),
  LineForm: z.strictObject({ label: text('what to write into the box', { max: 80 }) }),
  Narration: z
    .strictObject({
      line: narration.shape.line.optional(),
      shape: lineShape.optional(),
      ...workedExample.shape.entry.shape,
    })
    .refine(({ line, shape }) => line === undefined || shape !== undefined, {
      path: ['shape'],
      error: 'is missing → write the bank that prints the line and its shape there, like hdfc/upi',
    }),
  PasswordsInShort: noAttributes,
  StatementPrivacy: noAttributes,
  Steps: noAttributes,
} satisfies MdxComponents;

export const pageComponents = {
  ...articleComponents,
  Action: noAttributes,
  AppCode: noAttributes,
  AppDrawing: z.strictObject({ of: oneOf('the only screen', appScreens).optional() }),
  ChargeIndex: noAttributes,
  ChargeSums: noAttributes,
  StatementRoutes: noAttributes,
  SumForm: noAttributes,
} satisfies MdxComponents;

export type PageComponent = keyof typeof pageComponents;
