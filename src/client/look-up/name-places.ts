/** The places for a question: how surely one answers it, and what is named as well, or perhaps. */
import { plainAnswer, type Answer, type Inline } from './answer.ts';
import type { Found } from './find-pages.ts';
import type { Knowledge } from './knowledge.ts';
import type { Question } from './read-question.ts';

/** The share of a question's words that a place must hold to be an answer, and to be named at all. */
export const sureShare = 0.6;
const leastShare = 0.5;

/** The least of a short question that it must hold if unknown words count in full: one common word beside an unknown one is no answer. */
const leastStrict = 0.55;

/** Of a long question a sure answer may hold less if it holds as much as two rare words weigh. */
const leastHeld = 8;

export const isSure = ({ strictShare, held }: Found) =>
  strictShare >= sureShare || (held >= leastHeld && strictShare >= leastShare * 0.6);

/** Of a long question a place that is named may hold less still, if that weighs more than a rare word, or is one of its names. */
const leastOfLong = { share: 0.2, held: 5.5, phrase: 4.4 };

export const isNear = ({ share, strictShare, held, close, phrase, isAbout }: Found) =>
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

/** The places for a question, the best first. */
export function findAll({ terms, subjects, isAboutCharge, isAboutMeaning }: Question, knowledge: Knowledge): Found[] {
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
export function withOthers(answer: Answer, others: readonly Found[], knowledge: Knowledge): Answer {
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

export function perhaps(found: readonly Found[], knowledge: Knowledge): Answer {
  const near = found.slice(0, mostPlaces).filter(isNear);
  return {
    ...plainAnswer('question', [knowledge.words.perhaps]),
    certainty: 'unsure',
    lists: [{ items: near.map((one) => [linkOf(one, knowledge)]) }],
  };
}
