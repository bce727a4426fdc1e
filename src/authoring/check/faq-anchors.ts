import type { Mistake } from '#lib/build/content-error.ts';
import { fieldName, type FieldPath } from '#schemas/find-mistakes.ts';
import { quoted } from '#schemas/wording.ts';

/** Questions whose anchor on /faq is that of a question before them, or of a category. */
export function findSharedAnchors(
  sections: readonly { id: string; items: readonly { id: string }[] }[],
): (Mistake & { path: FieldPath })[] {
  const owners = new Map(sections.map(({ id }) => [id, fileOf(id)]));
  return sections.flatMap((section) =>
    section.items.flatMap(({ id }, index) => {
      const owner = owners.get(id);
      if (owner === undefined) {
        owners.set(id, fileOf(section.id));
        return [];
      }
      const message = `${quoted(id)} is an anchor of ${owner} already → write another`;
      const path = ['items', index, 'id'];
      return [{ file: fileOf(section.id), path, field: fieldName(path), message }];
    }),
  );
}

const fileOf = (section: string) => `content/faq/${section}.json`;
