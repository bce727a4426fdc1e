/** The knowledge of the look-up, made ready once for all inputs. */
import { keyOf, wordsIn } from '#client/fold.ts';
import { chargeFinder, printedChargeFinder } from './find-charges.ts';
import { codeFinder } from './find-codes.ts';
import { pageFinder } from './find-pages.ts';
import { wordReader } from './line-words.ts';
import { shapeMatcher } from './match-shapes.ts';
import { messageReader, type MessagePhrases } from './read-message.ts';
import { questionReader } from './read-question.ts';
import { shopReader } from './read-shop.ts';
import { termReader } from './terms.ts';
import type { KnowledgeJson, KnownBank, LinesJson, Part } from './knowledge-json.ts';

export type Knowledge = ReturnType<typeof toKnowledge>;

/** Thrown where an answer needs a part of the knowledge that has not been fetched. */
export class MissingPart extends Error {
  readonly part: Part;

  constructor(part: Part) {
    super(`The look-up needs ${part}`);
    this.part = part;
  }
}

/** Prepares the data for all inputs; a part that only some of them need when the first of these comes, so that it may be added to the data until then. */
export function toKnowledge(json: KnowledgeJson) {
  const { banks, codes, causes, words, search, messages } = json;
  const terms = termReader(json);
  const banksByKey = new Map(
    banks.flatMap((bank) => bank.names.map((name) => [wordsIn(name).map(keyOf).join(' '), bank] as const)),
  );
  const lines = once(() => lineKnowledge(json.lines ?? missing('lines'), messages, banks));
  const places = once(() => {
    const { pages, sentences, codeWords, facts, everyday } = json.places ?? missing('places');
    const explained = codes.map((code, index) => ({
      ...code,
      ...{ meaning: sentences[index] ?? code.meaning, words: codeWords[index] ?? [] },
    }));
    const factsOf = (bank: KnownBank) => facts[banks.indexOf(bank)] ?? {};
    return {
      pages,
      codes: explained,
      factsOf,
      ...pageFinder({ codes: explained, causes, pages }, search, termReader({ ...json, everyday })),
    };
  });
  const causesAlone = once(() => pageFinder({ codes, causes, pages: [] }, search, terms));
  return {
    ...{ banks, words, json, banksByKey },
    messages: messageReader(messages),
    ...codeFinder(codes),
    printedCharge: printedChargeFinder(json),
    findCharges: chargeFinder(json),
    readQuestion: questionReader(json, terms),
    /** What reads lines and messages. */
    get lines() {
      return lines();
    },
    /** Pages, codes with their meaning in a sentence, facts of banks, and what finds codes, causes and pages. */
    get places() {
      return places();
    },
    /** What finds codes and causes. */
    get causes() {
      return causesAlone();
    },
  };
}

/** A name as banks may print it: in capitals, without spaces and points. */
function bareName(name: string): string {
  return name.toUpperCase().replace(/[^A-Z0-9]/g, '');
}

function lineKnowledge(
  { shapes, words, numbers, ifsc, companies, handles, towns }: LinesJson,
  messages: MessagePhrases,
  banks: readonly KnownBank[],
) {
  const { spot, say, sayMessage } = wordReader(words);
  const shop = new RegExp(
    `^(?:${messages.shops.map((prefix) => prefix.replace(/[.-]/g, '\\$&').replace('#', '\\d')).join('|')})`,
    'i',
  );
  const brands = Object.entries(companies).map(([name, app]) => [bareName(name), app] as const);
  return {
    match: shapeMatcher(shapes),
    ...{ spot, say, sayMessage },
    shopIn: shopReader(towns, messages),
    /** Whether only shops have such a UPI address. */
    isShop: (address: string) => shop.test(address),
    /** Whether a text holds nothing but words of banks, so that it is no name. */
    isBankWords: (text: string) =>
      !/[A-Z]{2}/.test(
        spot(text).reduceRight((rest, { at, end }) => rest.slice(0, at) + rest.slice(end), text.toUpperCase()),
      ),
    /** The app or brand behind the name of a company, which banks may cut, though not to less than eight letters. */
    brandOf(party: string): string | undefined {
      const name = bareName(party);
      const isOf = (company: string) => name.startsWith(company) || (name.length >= 8 && company.startsWith(name));
      return brands.find(([company]) => isOf(company))?.[1];
    },
    /** Whether we print a number, digits only, as a bank's own. */
    isNumberOf: (bank: KnownBank, number: string) => numbers[banks.indexOf(bank)]?.includes(number) ?? false,
    ifsc: new Map(Object.entries(ifsc)),
    /** The names of the banks with an IFSC, in capitals. */
    bankNames: [...new Set(Object.values(ifsc))].map((name) => name.toUpperCase()),
    handles: new Map(Object.entries(handles)),
  };
}

function once<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => (made ??= make());
}

function missing(part: Part): never {
  throw new MissingPart(part);
}
