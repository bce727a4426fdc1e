import { defineCollection } from 'astro:content';
import { entries, translations } from '#integrations/content/index.ts';
import { collectionNames, contentCollections } from '#schemas/collections.ts';

type Rules = typeof contentCollections;
type Collections = { [Name in keyof Rules]: { schema: Rules[Name]['schema']; loader: ReturnType<typeof entries> } };

/** Astro takes types and JSON schemas from `schema`; the loader has checked the entries with it. */
export const collections = {
  ...(Object.fromEntries(
    collectionNames.map((name) => {
      const { schema } = contentCollections[name];
      return [name, defineCollection({ loader: entries(name), schema })];
    }),
  ) as unknown as Collections),
  translations: defineCollection({ loader: translations() }),
};
