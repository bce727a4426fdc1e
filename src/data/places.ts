import { getCollection } from 'astro:content';
import { formatList } from '#client/format.ts';
import { cityHref, stateHref } from '#data/paths/routes.ts';
import type { City } from '#schemas/city.ts';
import type { State } from '#schemas/state.ts';
import { inOrder } from './store.ts';
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

/** All states, in the order of the content. */
export const states = inOrder(await getCollection('states')).map(toState);

/** The states that the directory shows first: at most six of those marked as featured. */
export const featuredStates = states.filter(({ featured }) => featured).slice(0, 6);

/** All cities, in the order of the content. */
export const cities = cityEntries.flatMap(toCity);

function toState({ id, data }: Entry<State>) {
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
    cityList: majorCities.map((city) => ({ ...city, badge: city.name === data.capital ? 'Capital City' : undefined })),
    /** The cities of the state that have a page. */
    cityPages: cityEntries
      .filter((city) => city.data.state === id)
      .map((city) => ({ href: cityHref(city.id), label: city.data.city })),
    /** The four points of "Why Choose". */
    reasons: [
      { title: 'State compliance', text: whyChoose.compliance },
      { title: 'Regional banks', text: whyChoose.regionalBanks },
      { title: 'Language support', text: whyChoose.languages },
      { title: 'Sector insights', text: whyChoose.sectors },
    ],
    questions: toStateQuestions(data),
    totals: [
      { figure: `about ${data.population}`, label: 'population served' },
      { figure: `${majorCities.length}`, label: 'major cities' },
      { figure: `${bankCount}+`, label: 'banks supported' },
      { figure: `${economicSectors.length}+`, label: 'economic sectors' },
    ],
  };
}

/** The three questions of every state. The first answer names the first three national and the first two regional banks, as the specification says. */
function toStateQuestions({ state, nationalBanks, regionalBanks, cooperativeAnswer, terminologyAnswer }: State) {
  const named = [...nationalBanks.slice(0, 3), ...regionalBanks.slice(0, 2)].map((bank) => bank.name);
  return [
    {
      question: `Which banks in ${state} are supported?`,
      answer: `${site.name} reads statements that an Indian bank issues as a text PDF, such as those of ${formatList(named)}. If the balances in the result do not follow from one row to the next, [tell us](/contact) the bank and the month.`,
    },
    { question: `Can ${site.name} read co-operative bank statements from ${state}?`, answer: cooperativeAnswer },
    { question: `Which local terms appear in statements from ${state}?`, answer: terminologyAnswer },
  ];
}

/** Nothing while the file of its state has mistakes, with which the development server goes on. */
function toCity({ id, data }: Entry<City>) {
  const state = states.find((candidate) => candidate.id === data.state);
  return state ? [{ ...data, id, href: cityHref(id), state: { href: state.href, label: state.state } }] : [];
}
