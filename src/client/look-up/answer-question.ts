/** Answers a sum or a question: what is exact first, then the places that hold most of the question. */
import { formatSum } from '#client/format.ts';
import { answerCause, answerSum } from './answer-charges.ts';
import { answerCode } from './answer-code.ts';
import { plainAnswer, type Answer } from './answer.ts';
import type { Found } from './find-pages.ts';
import type { Knowledge } from './knowledge.ts';
import { findAll, isNear, isSure, perhaps, sureShare, withOthers } from './name-places.ts';
import { maskNumbers } from './pasted-lines.ts';
import type { Question } from './read-question.ts';
import type { KnownBank, KnownCause, KnownCode, KnownPage } from './knowledge-json.ts';

export function answerQuestion(text: string, knowledge: Knowledge): Answer {
  const question = knowledge.readQuestion.read(text);
  const found = findAll(question, knowledge);
  const [best] = found;
  const { bank, sums, isAboutMeaning } = question;
  const [printed] = isAboutMeaning ? knowledge.codesIn(text).filter(({ forms }) => isInWords(forms, text)) : [];
  if (printed) return withOthers(answerCode([printed], text, knowledge), found, knowledge);
  if (sums.length > 0) {
    const code = codeOfSums(question, found, knowledge);
    if (code) return answerCode([code], text, knowledge);
    const isCharged = sums.some((sum) => knowledge.findCharges({ sum }).length > 0);
    if (isCharged || !best || !isNear(best) || !question.isSpecific)
      return answerSum(question, causeNamed(question, found, knowledge), knowledge);
  }
  if (bank?.href && isAboutBank(question, knowledge))
    return withOthers(
      bankAnswer(bank, question.fact && knowledge.places.factsOf(bank)[question.fact]),
      found.slice(0, 2),
      knowledge,
    );
  if (!best || !isNear(best)) return nothing(text, knowledge);
  if (!isSure(best)) return perhaps(found, knowledge);
  return withOthers(answerPlace(best, question, text, knowledge), found.slice(1), knowledge);
}

/** Whether a text has one of the forms that are several words. */
const isInWords = (forms: readonly string[], text: string) =>
  forms.some((form) => form.includes(' ') && text.toUpperCase().includes(form.toUpperCase()));

/** The code whose meaning has the sum: one that the question names or, if no bank charges just that, the only one. */
function codeOfSums(
  { sums, bank }: Question,
  found: readonly Found[],
  { json, places, findCharges }: Knowledge,
): KnownCode | undefined {
  const mentions = sums.map((sum) => RegExp(`${formatSum(sum)}(?![,.]?\\d)`));
  const codes = json.codes.filter((_, index) => mentions.some((sum) => sum.test(places.codes[index]!.meaning)));
  const named = found
    .filter(({ kind, share }) => kind === 'code' && share >= sureShare)
    .map(({ index }) => json.codes[index]);
  const isCharged = sums.some((sum) => findCharges({ sum, bank }).some((charge) => charge.sums.includes(sum)));
  return codes.find((code) => named.includes(code)) ?? (isCharged ? undefined : codes[0]);
}

/** The cause of charges that a question names besides a sum. */
function causeNamed({ isSpecific }: Question, found: readonly Found[], { json }: Knowledge): KnownCause | undefined {
  const cause = isSpecific ? found.find(({ kind, share }) => kind === 'cause' && share >= sureShare) : undefined;
  return cause && json.causes[cause.index];
}

/** Answers what has all the words of a page's name and no other; undefined where there is no such page. */
export function answerNamed(text: string, knowledge: Knowledge): Answer | undefined {
  const question = knowledge.readQuestion.read(text);
  const [best] = question.bank ? [] : findAll(question, knowledge);
  return best?.isWhole && best.kind !== 'code' ? answerPlace(best, question, text, knowledge) : undefined;
}

/** Whether a question names a bank and little else but a fact about it, like its password. */
function isAboutBank({ terms, factTerms }: Question, { places: { weigh } }: Knowledge): boolean {
  const weightOf = (some: readonly string[]) => some.reduce((total, term) => total + weigh(term), 0);
  return terms.length === 0 || weightOf(factTerms) >= sureShare * weightOf(terms);
}

function answerPlace({ kind, index }: Found, question: Question, text: string, knowledge: Knowledge): Answer {
  const { json, places } = knowledge;
  if (kind === 'code') return answerCode([json.codes[index]!], text, knowledge);
  if (kind === 'cause') return answerCause(json.causes[index]!, question.bank, knowledge);
  return pageAnswer(places.pages[index]!);
}

function pageAnswer({ label, href, sentence, isEnglish }: KnownPage): Answer {
  return { ...plainAnswer('question', [{ text: label, href, isEnglish }]), texts: sentence ? [[sentence]] : [] };
}

function bankAnswer({ names: [name = ''], href = '' }: KnownBank, fact: string | undefined): Answer {
  return { ...plainAnswer('question', [{ text: name, href }]), texts: fact ? [[fact]] : [] };
}

/** Three examples, and a way to ask. */
export function nothing(text: string, { words }: Knowledge, isLine = false): Answer {
  const masked = encodeURIComponent(maskNumbers(text.slice(0, 400)));
  const [before = '', after = ''] = (isLine ? words.tryCode : words.ask).split('{link}');
  const label = isLine ? words.send : words.sendQuestion;
  return {
    ...plainAnswer(isLine ? 'line' : 'question', [isLine ? words.unknownLine : words.unknownQuestion]),
    certainty: 'nothing',
    texts: [
      [before, { text: label, href: `${words.pages.contact}#line=${masked}` }, after].filter((piece) => piece !== ''),
    ],
    choices: words.examples.slice(0, 3),
  };
}
