import { z } from 'astro/zod';
import { listOf, literal, schemaFile } from './fields.ts';

const tokens = ['purpose', 'grievance', 'email'];

/** content/notices.json: what a form stores and why, in each language in which a visitor may ask to read it. */
export const noticesSchema = z.strictObject({
  $schema: schemaFile,
  notices: listOf(
    'the notice, once for each language',
    z.strictObject({
      language: literal('the code of the language, like hi', { max: 3 }),
      open: literal('the words that open the notice on a page in another language', { max: 60 }),
      text: literal('the notice, with {purpose}, {grievance} and {email} where those belong', { max: 1500 }).refine(
        (text) => tokens.every((token) => text.includes(`{${token}}`)),
        { error: 'lacks one of its tokens → write {purpose}, {grievance} and {email} where those belong' },
      ),
      contact: literal('what messages are used for, which replaces {purpose}', { max: 200 }),
      feedback: literal('what feedback is used for, which replaces {purpose}', { max: 200 }),
      grievance: literal('the contact for complaints, which replaces {grievance}; {title} is replaced by its title', {
        max: 80,
      }),
    }),
    { max: 23 },
  ),
});
