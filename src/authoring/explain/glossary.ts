import type { MdastNode } from 'satteri';
import { lineAt, lineOf } from '#authoring/read/markdown.ts';
import type { ContentFile } from '#authoring/read/read-entries.ts';
import type { Mistake } from '#lib/build/content-error.ts';
import type { Glossary } from '#schemas/glossary.ts';
import { textsIn } from '#schemas/json-schema.ts';
import { quoted } from '#schemas/wording.ts';
import { bodyOf, markdownNodes } from './prose.ts';

/** Fields of a translation that nobody reads as a text. */
const otherFields = ['$schema', 'translates'];

/** Part whose attributes are copied from a statement. */
const narrationPart = 'Narration';

/**
 * Words for which the glossary of the language has another. Code, URLs and narrations are ignored.
 * @param file a translation, or words of the interface
 */
export function findOtherTerms(file: ContentFile, glossary: Glossary): Mistake[] {
  const terms = glossary.terms.flatMap(({ write, not }) => not.map((form) => ({ pattern: toPattern(form), write })));
  const inFields = textsIn(file.fields)
    .filter(({ path }) => !otherFields.includes(String(path[0])))
    .map(({ path, value }) => ({ nodes: markdownNodes(value), placeOf: () => file.placeOf(path) }));
  return [...inFields, bodyOf(file)].flatMap(({ nodes, placeOf }) =>
    nodes.flatMap((node) =>
      wordsIn(node).flatMap((words) =>
        terms.flatMap(({ pattern, write }) =>
          Array.from(words.matchAll(pattern), ({ 0: found, index }) => ({
            ...placeOf(lineOf(node) + lineAt(words, index) - 1),
            message: `${quoted(found.replace(/\s+/, ' '))} is not the word for it in the glossary → write “${write}”`,
          })),
        ),
      ),
    ),
  );
}

/** What is read as words in a node itself: its text, or the attributes of a part. */
function wordsIn(node: MdastNode): string[] {
  if (node.type === 'text') return [normalize(node.value)];
  const isPart = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
  if (!isPart || node.name === narrationPart) return [];
  return node.attributes.flatMap(({ value }) => (typeof value === 'string' ? [normalize(value)] : []));
}

/** The form as whole words, which may be on two lines. */
function toPattern(form: string): RegExp {
  const words = normalize(form)
    .split(' ')
    .map(RegExp.escape)
    .join(String.raw`\s+`);
  return new RegExp(String.raw`(?<![\p{L}\p{M}\p{N}])${words}(?![\p{L}\p{M}\p{N}])`, 'giu');
}

/** One spelling for each word: a nukta is a character of its own, and joiners are left out. */
function normalize(text: string): string {
  return text.normalize('NFC').replace(/[\u200C\u200D]/g, '');
}
