import { z } from 'astro/zod';
import { jsonFile, listOf, literal } from './fields.ts';
import { withTokens } from './tokens.ts';

const text = 'the notice, with {purpose}, {grievance} and {email} where those belong';

/** content/notices.json: what a form stores and why, in each language in which a visitor may ask to read it. */
export const noticesSchema = jsonFile({
  notices: listOf(
    'the notice, once for each language',
    z.strictObject({
      language: literal('the code of the language, like hi', { max: 3 }),
      open: literal('the words that open the notice on a page in another language', { max: 60 }),
      text: withTokens(literal(text, { max: 1500 }), ['{name}'], text),
      contact: literal('what messages are used for, which replaces {purpose}', { max: 200 }),
      feedback: literal('what feedback is used for, which replaces {purpose}', { max: 200 }),
      grievance: literal('the contact for complaints, which replaces {grievance}; {title} is replaced by its title', {
        max: 80,
      }),
    }),
    { max: 23 },
  ),
});
