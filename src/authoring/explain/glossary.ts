import { markdownToMdast, type MdastNode } from 'satteri';
import type { ContentFile } from '#authoring/read/read-entries.ts';
import { lineOf, nodesOf, parseMarkdown } from '#authoring/read/markdown.ts';
import type { Mistake } from '#lib/build/content-error.ts';
import { fieldName } from '#schemas/find-mistakes.ts';
import type { Glossary } from '#schemas/glossary.ts';
import { textsIn } from '#schemas/json-schema.ts';
import { quoted } from '#schemas/wording.ts';

/** Fields of a translation that nobody reads as a text. */
const otherFields = ['$schema', 'translates'];

/** Part whose attributes are copied from a statement. */
const narrationPart = 'Narration';

/**
 * Words for which the glossary of the language has another. Code, URLs and narrations are left alone.
 * @param file a translation, or words of the interface
 */
export function findOtherTerms(file: ContentFile, glossary: Glossary): Mistake[] {
  const terms = glossary.terms.flatMap(({ write, not }) => not.map((form) => ({ pattern: toPattern(form), write })));
  return textsOf(file).flatMap(({ words, ...place }) =>
    terms.flatMap(({ pattern, write }) =>
      [...words.matchAll(pattern)].map(({ 0: found, index }) => ({
        file: file.file,
        ...place,
        line: place.line + words.slice(0, index).split('\n').length - 1,
        message: `${quoted(found.replace(/\s+/, ' '))} is not the word for it in the glossary → write “${write}”`,
      })),
    ),
  );
}

interface Words {
  words: string;
  line: number;
  field?: string;
}

/** What is read as words: the fields, and the text below front matter. */
function textsOf({ file, source, fields, lineOf: lineOfField }: ContentFile): Words[] {
  const inFields = textsIn(fields)
    .filter(({ path }) => !otherFields.includes(String(path[0])))
    .flatMap(({ path, value }) =>
      wordsIn(markdownToMdast(value)).map(({ words }) => ({
        words: words.replaceAll('\n', ' '),
        line: lineOfField(path),
        field: fieldName(path),
      })),
    );
  const tree = file.endsWith('.json') ? undefined : parseMarkdown(file, source);
  return [...inFields, ...(tree === undefined || 'message' in tree ? [] : wordsIn(tree))];
}

function wordsIn(tree: MdastNode): Words[] {
  return nodesOf(tree).flatMap((node) => {
    const line = lineOf(node);
    if (node.type === 'text') return [{ words: normalize(node.value), line }];
    const isPart = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
    if (!isPart || node.name === narrationPart) return [];
    return node.attributes.flatMap(({ value }) =>
      typeof value === 'string' ? [{ words: normalize(value), line }] : [],
    );
  });
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
