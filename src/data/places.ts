import { getCollection } from 'astro:content';
import { formatList } from '#client/format.ts';
import { fillTokens } from '#client/tokens.ts';
import { cityHref, stateHref } from '#data/paths/routes.ts';
import type { State } from '#schemas/state.ts';
import { inLanguage, inOrder, translatedInto } from './store.ts';
import { wordsOf } from './languages.ts';
import { site } from './site-facts.ts';

/** A state in lists and on its own page. */
export type StatePage = ReturnType<typeof toState>;

/** A city in lists, on the map and on its own page. */
export type CityPage = ReturnType<typeof getCities>[number];

const cityEntries = inOrder(await getCollection('cities'));
const stateEntries = inOrder(await getCollection('states'));

/** All states, in the order of the content. */
export const states = getStates();

/** The states that are translated, in the order of the content; in the default language all. */
export function getStates(language?: string) {
  return translatedInto(language, stateEntries).map((entry) => toState(entry, language));
}

/** The cities that are translated, in the order of the content; in the default language all. */
export function getCities(language?: string) {
  return translatedInto(language, cityEntries).flatMap(({ id, data }) => {
    // Undefined only under the development server, while its file has mistakes.
    const state = stateEntries.find((entry) => entry.id === data.state);
    return state ? [{ ...data, id, href: cityHref(id), state: stateLink(state, language) }] : [];
  });
}

/** Links to all cities and states, by their names in the language; in English where they are not translated. */
export const getPlaceLinks = (language?: string) => ({
  cities: cityEntries.map((entry) => cityLink(entry, language)),
  states: stateEntries.map((entry) => stateLink(entry, language)),
});

function cityLink(entry: (typeof cityEntries)[number], language?: string) {
  return { href: cityHref(entry.id), label: (inLanguage(language, entry) ?? entry.data).city };
}

function stateLink(entry: (typeof stateEntries)[number], language?: string) {
  return { href: stateHref(entry.id), label: (inLanguage(language, entry) ?? entry.data).state };
}

function toState({ id, data }: { id: string; data: State }, language?: string) {
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
    bankCount,
    cityList: majorCities.map((city) => ({
      ...city,
      badge: city.name === data.capital ? words.capitalCity : undefined,
    })),
    cityPages: cityEntries.filter((city) => city.data.state === id).map((city) => cityLink(city, language)),
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
