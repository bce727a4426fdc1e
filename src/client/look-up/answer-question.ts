/** Answers a code, a sum or a question: what is exact first, then the places that hold most of the question. */
import { formatSum } from '#client/format.ts';
import { answerCause, answerSum, causeIn } from './answer-charges.ts';
import { plainAnswer, type Answer, type Entry, type Inline } from './answer.ts';
import type { Found } from './find-pages.ts';
import type { Knowledge } from './knowledge.ts';
import { maskNumbers } from './pasted-lines.ts';
import { fillPhrase } from './phrase.ts';
import type { Question } from './read-question.ts';
import { noteOf, stepsFor } from './say-happened.ts';
import type { KnownBank, KnownCause, KnownCode, KnownPage } from './knowledge-json.ts';

/** The share of a question's words that a place must hold to be an answer, and to be named at all. */
const sureShare = 0.6;
const leastShare = 0.5;

/** The least of a short question that it must hold if unknown words count in full: one common word beside an unknown one is no answer. */
const leastStrict = 0.55;

/** Of a long question a sure answer may hold less if it holds as much as two rare words weigh. */
const leastHeld = 8;

const isSure = ({ strictShare, held }: Found) =>
  strictShare >= sureShare || (held >= leastHeld && strictShare >= leastShare * 0.6);

/** Of a long question a place that is named may hold less still, if that weighs more than a rare word, or is one of its names. */
const leastOfLong = { share: 0.2, held: 5.5, phrase: 4.4 };

const isNear = ({ share, strictShare, held, close, phrase, isAbout }: Found) =>
  (strictShare >= leastStrict && (share >= sureShare || (share >= leastShare && close >= leastShare))) ||
  (share >= leastOfLong.share && isAbout && (held >= leastOfLong.held || phrase >= leastOfLong.phrase));

/** A place less good than this part of the best one is not named beside it. */
const nearScore = 0.45;

/** How much likelier a charge is meant where a question speaks of one, and how much less likely where it does not. */
const causeBonus = 1.25;

/** How much likelier a code is meant where a question asks what something means. */
const meaningBonus = 1.25;

/** The most places that are named. */
const mostPlaces = 3;

export function answerCode(found: readonly KnownCode[], text: string, knowledge: Knowledge): Answer {
  const { words, json, places } = knowledge;
  const codes = found.map((code) => places.codes[json.codes.indexOf(code)]!);
  const [code] = codes;
  const sides = codes.map(({ direction }) => direction);
  const cause = code!.isCharge ? causeIn(code!.forms[0]!, knowledge) : undefined;
  return {
    ...plainAnswer('code', codes.length === 1 ? [code!.meaning] : [text.toUpperCase()], stepsFor(sides, knowledge)),
    entries: codes.length === 1 ? [codeEntry(code!, text)] : [],
    lists: [
      { items: codes.length === 1 ? [[codeLink(code!, words.more)]] : codes.map(noteOf) },
      ...(cause ? [{ items: [[{ text: cause.label, href: cause.href }, ` ${cause.sentence}`]] }] : []),
    ],
  };
}

/** The row of a code, which has neither a name nor an amount. */
const codeEntry = ({ forms: [form = ''], meaning, direction }: KnownCode, line: string): Entry => ({
  ...{ what: form, party: undefined, amount: undefined, tag: undefined, sentence: meaning, line, parts: [], notes: [] },
  side: direction === 'none' ? 'either' : direction,
});

const codeLink = ({ forms: [form = ''], href, isEnglish }: KnownCode, more: string): Inline => ({
  text: fillPhrase(more, { code: form }),
  href,
  isEnglish,
});

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

/** The places for a question, the best first. */
function findAll({ terms, subjects, isAboutCharge, isAboutMeaning }: Question, knowledge: Knowledge): Found[] {
  const bonuses = {
    page: 1,
    cause: isAboutCharge ? causeBonus : 1 / causeBonus,
    code: isAboutMeaning ? meaningBonus : 1,
  };
  const { find, correct } = knowledge.places;
  return find([...new Set(terms.map(correct))], subjects)
    .filter(({ kind, close }) => close > 0 && (kind !== 'code' || !isAboutMeaning || close >= leastShare))
    .map((found) => ({ ...found, score: found.score * bonuses[found.kind] }))
    .sort((a, b) => b.score - a.score);
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

/** Names below a line without numbers the charges that its words may mean as well, as in a list of prices. */
export function withCauses(answer: Answer, text: string, knowledge: Knowledge): Answer {
  const causes = findAll(knowledge.readQuestion.read(text), knowledge).filter(({ kind }) => kind === 'cause');
  const links = [answer.texts, ...answer.lists.map(({ items }) => items)].flat(2);
  const isSaid = (cause: Found) =>
    links.some((piece) => typeof piece === 'object' && piece.href === linkOf(cause, knowledge).href);
  return withOthers(
    answer,
    causes.filter((cause) => !isSaid(cause)),
    knowledge,
  );
}

/** Names the next best places below an answer. */
function withOthers(answer: Answer, others: readonly Found[], knowledge: Knowledge): Answer {
  const [best] = others;
  const near = others
    .filter((found) => isNear(found) && found.score >= nearScore * (best?.score ?? 0))
    .slice(0, mostPlaces - 1)
    .map((found) => [linkOf(found, knowledge)]);
  return near.length > 0
    ? { ...answer, lists: [...answer.lists, { title: [knowledge.words.also], items: near }] }
    : answer;
}

function linkOf({ kind, index }: Found, { json, places }: Knowledge): Exclude<Inline, string> {
  if (kind === 'code') {
    const {
      forms: [form = ''],
      href,
      isEnglish,
    } = json.codes[index]!;
    return { text: form, href, isEnglish };
  }
  const { label, href, ...rest } = (kind === 'page' ? places.pages : json.causes)[index]!;
  return { text: label, href, isEnglish: 'isEnglish' in rest && rest.isEnglish };
}

function perhaps(found: readonly Found[], knowledge: Knowledge): Answer {
  const near = found.slice(0, mostPlaces).filter(isNear);
  return {
    ...plainAnswer('question', [knowledge.words.perhaps]),
    certainty: 'unsure',
    lists: [{ items: near.map((one) => [linkOf(one, knowledge)]) }],
  };
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
