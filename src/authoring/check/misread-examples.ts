import type { Content } from '#authoring/read/types.ts';
import { answer, toKnowledge, type KnowledgeJson, type LinesJson } from '#client/look-up/index.ts';
import type { ValidationError } from '#lib/errors.ts';
import { defaultLanguage, type Words } from '#schemas/interface-words.ts';
import type { FieldPath } from '#schemas/kit/validation.ts';
import { quoted } from '#schemas/kit/wording.ts';
import type { LineWords, SearchWords } from '#schemas/look-up-words.ts';

/** Examples in content/line-words.json that the look-up, without the lines of any bank, answers otherwise than their row says. */
export function findMisreadExamples({ singletons, words }: Content): ValidationError[] {
  const file = singletons.get('line-words');
  const search = singletons.get('search-words');
  const english = words.get(defaultLanguage);
  if (!file || !search || !english || [file, search, english].some(({ errors }) => errors.length > 0)) return [];
  const { words: rows, messages } = file.data as LineWords;
  const { lookUp, charges } = english.fields as Words;
  const knowledge = toKnowledge({
    ...nothing,
    messages,
    search: search.data as SearchWords,
    lines: { ...noLines, words: rows },
    words: {
      ...lookUp,
      inEnglish: '',
      months: [],
      amounts: charges,
      pages: { contact: '', unknownDebit: '', androidApp: '' },
    },
  });
  const examples: { path: FieldPath; input: string; says: string }[] = [
    ...rows.map(({ example, says }, index) => ({ path: ['words', index, 'says'], input: example, says })),
    ...messages.examples.map(({ message, says }, index) => ({
      path: ['messages', 'examples', index, 'says'],
      input: message,
      says,
    })),
  ];
  return examples.flatMap(({ path, input, says }) => {
    const said = answer(input, knowledge)
      .heading.map((piece) => (typeof piece === 'string' ? piece : piece.text))
      .join('');
    if (said === says) return [];
    const message = `is not what the look-up answers to the example, which is ${quoted(said)} → write that if it is right, else correct the row`;
    return [{ ...file.locate(path), message }];
  });
}

/** A look-up that knows no bank, code or page. */
const nothing: Omit<KnowledgeJson, 'words' | 'messages' | 'search'> = {
  banks: [],
  codes: [],
  causes: [],
  charges: [],
  places: { pages: [], everyday: '', sentences: [], codeWords: [], facts: [] },
};
const noLines: Omit<LinesJson, 'words'> = { shapes: [], numbers: [], towns: [], ifsc: {}, handles: {}, companies: {} };
