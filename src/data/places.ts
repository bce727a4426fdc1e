import { getCollection } from 'astro:content';
import { formatList } from '#client/format.ts';
import { fillTokens } from '#client/tokens.ts';
import { cityHref, stateHref } from '#data/paths/routes.ts';
import type { City } from '#schemas/city.ts';
import type { HomeCopy } from '#schemas/home-copy.ts';
import type { State } from '#schemas/state.ts';
import { inLanguage, inOrder } from './store.ts';
import { languages, localeParam, wordsOf } from './languages.ts';
import { site } from './site-facts.ts';

/** A state in lists and on its own page. */
export type StatePage = ReturnType<typeof toState>;

/** A city in lists, on the map and on its own page. */
export type CityPage = ReturnType<typeof toCity>[number];

interface Entry<Data> {
  id: string;
  data: Data;
}

const cityEntries = inOrder(await getCollection('cities'));

const stateEntries = inOrder(await getCollection('states'));

/** All states, in the order of the content. */
export const states = getStates();

/** All cities, in the order of the content. */
export const cities = cityEntries.flatMap(toCity);

/** The states that are translated, in the order of the content; in the default language all. */
export function getStates(language?: string) {
  return stateEntries.flatMap((entry) => {
    const data = inLanguage(language, entry);
    return data ? [toState({ id: entry.id, data }, language)] : [];
  });
}

/** Links to all cities and states, named in the language: translated states by their own name, others by the given names. */
export function getPlaceLinks(language: string | undefined, names: HomeCopy['topics']['names']) {
  const translated = getStates(language);
  const nameIn = (own: readonly { place: string; name: string }[] = [], id: string) =>
    own.find(({ place }) => place === id)?.name;
  return {
    cities: cities.map(({ id, href, city }) => ({ href, label: nameIn(names?.cities, id) ?? city })),
    states: states.map(({ id, href, state }) => ({
      href,
      label: translated.find((own) => own.id === id)?.state ?? nameIn(names?.states, id) ?? state,
    })),
  };
}

/** For `getStaticPaths`: each state in each of its languages. */
export function getStatePaths() {
  return languages.flatMap((language) =>
    getStates(language).map((state) => ({
      params: { locale: localeParam(language), state: state.id },
      props: { state },
    })),
  );
}

function toState({ id, data }: Entry<State>, language?: string) {
  const words = wordsOf(language).places;
  const { nationalBanks, regionalBanks, economicSectors, majorCities, whyChoose } = data;
  const bankCount = nationalBanks.length + regionalBanks.length;
  const href = stateHref(id);
  return {
    ...data,
    id,
    href,
    /** National banks, most used first. */
    majorBanks: nationalBanks.map((bank) => bank.name),
    /** Sectors, most important first. */
    keyIndustries: economicSectors.map((sector) => sector.name),
    /** How many banks are named, national and regional. */
    bankCount,
    cityList: majorCities.map((city) => ({
      ...city,
      badge: city.name === data.capital ? words.capitalCity : undefined,
    })),
    /** The cities of the state that have a page. */
    cityPages: cityEntries
      .filter((city) => city.data.state === id)
      .map((city) => ({ href: cityHref(city.id), label: city.data.city })),
    /** The four points of "Why Choose". */
    reasons: [
      { title: words.compliance, text: whyChoose.compliance },
      { title: words.regional, text: whyChoose.regionalBanks },
      { title: words.languageSupport, text: whyChoose.languages },
      { title: words.sectorInsights, text: whyChoose.sectors },
    ],
    questions: toStateQuestions(data, language),
    totals: [
      { figure: fillTokens(words.about, { population: data.population }), label: words.populationServed },
      { figure: `${majorCities.length}`, label: words.citiesNamed },
      { figure: `${bankCount}+`, label: words.banksSupported },
      { figure: `${economicSectors.length}+`, label: words.sectorsNamed },
    ],
  };
}

/** The three questions of every state. The first answer names the first three national and the first two regional banks, as the specification says. */
function toStateQuestions(
  { state, nationalBanks, regionalBanks, cooperativeAnswer, terminologyAnswer }: State,
  language: string | undefined,
) {
  const { language: own, places } = wordsOf(language);
  const named = [...nationalBanks.slice(0, 3), ...regionalBanks.slice(0, 2)].map((bank) => bank.name);
  const words = fillTokens(places, { state, name: site.name, banks: formatList(named, own.and) });
  return [
    { question: words.whichBanks, answer: words.whichBanksAnswer },
    { question: words.cooperative, answer: cooperativeAnswer },
    { question: words.terminology, answer: terminologyAnswer },
  ];
}

/** Undefined only under the development server, while its state's file has mistakes. */
function toCity({ id, data }: Entry<City>) {
  const state = states.find((candidate) => candidate.id === data.state);
  return state ? [{ ...data, id, href: cityHref(id), state: { href: state.href, label: state.state } }] : [];
}
