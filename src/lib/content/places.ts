import { getCollection } from 'astro:content';
import { formatList } from '#lib/browser/format.ts';
import { cityHref, stateHref, type Link } from '#lib/build/routes.ts';
import { absoluteUrl, organizationId, type Thing } from '#lib/build/seo.ts';
import { site } from '#lib/build/site.ts';
import type { City } from '#schemas/city.ts';
import type { State } from '#schemas/state.ts';
import { fillTokens } from '#lib/build/tokens.ts';

/** A state in a list. */
export interface StateSummary {
  id: string;
  href: string;
  state: string;
  stateCode: string;
  capital: string;
  population: string;
  /** National banks, most used first. */
  majorBanks: string[];
  /** Sectors, most important first. */
  keyIndustries: string[];
  featured: boolean;
}

/** A city in a list and on the map. */
export interface CitySummary {
  id: string;
  href: string;
  city: string;
  state: string;
  /** Degrees north and east. */
  lat: number;
  lng: number;
}

/** A state on its own page. */
export interface StatePage extends StateSummary, Omit<State, '$schema' | 'order' | 'majorCities' | 'whyChoose'> {
  /** How many banks are named, national and regional. */
  bankCount: number;
  /** The cities, the capital with its badge. */
  cityList: { name: string; note: string; badge: string | undefined }[];
  /** The cities of the state that have a page. */
  cityPages: Link[];
  /** The four points of "Why Choose". */
  reasons: { title: string; text: string }[];
  /** The three questions of every state. */
  questions: { question: string; answer: string }[];
  totals: { figure: string; label: string }[];
  service: Thing;
}

/** A city on its own page. */
export interface CityPage extends Omit<CitySummary, 'state'>, Omit<City, '$schema' | 'order' | 'state' | 'city'> {
  state: Link;
  service: Thing;
  /** The cities of the map, this one included. */
  map: CitySummary[];
}

const byOrder = (a: { data: { order: number } }, b: { data: { order: number } }) => a.data.order - b.data.order;
const states = (await getCollection('states')).map(({ id, data }) => ({ id, data: fillTokens(data) })).sort(byOrder);
const cities = (await getCollection('cities')).map(({ id, data }) => ({ id, data: fillTokens(data) })).sort(byOrder);
const stateNames = new Map(states.map(({ id, data }) => [id, data.state]));

/** All states, in the order of the content. */
export function getStates(): StateSummary[] {
  return states.map(toStateSummary);
}

/** The states that the directory shows first: at most six of those marked as featured. */
export function getFeaturedStates(): StateSummary[] {
  return getStates()
    .filter((state) => state.featured)
    .slice(0, 6);
}

/** All cities, in the order of the content. */
export function getCities(): CitySummary[] {
  return cities.map(toCitySummary);
}

/** Every state's page. */
export function getStatePages(): StatePage[] {
  return states.map((entry) => ({
    ...entry.data,
    ...toStateSummary(entry),
    bankCount: countBanks(entry.data),
    cityList: entry.data.majorCities.map(({ name, note }) => ({
      name,
      note,
      badge: name === entry.data.capital ? 'Capital City' : undefined,
    })),
    cityPages: cities
      .filter((city) => city.data.state === entry.id)
      .map(({ id, data }) => ({ href: cityHref(id), label: data.city })),
    reasons: [
      { title: 'State compliance', text: entry.data.whyChoose.compliance },
      { title: 'Regional banks', text: entry.data.whyChoose.regionalBanks },
      { title: 'Language support', text: entry.data.whyChoose.languages },
      { title: 'Sector insights', text: entry.data.whyChoose.sectors },
    ],
    questions: toStateQuestions(entry.data),
    totals: [
      { figure: `about ${entry.data.population}`, label: 'population served' },
      { figure: `${entry.data.majorCities.length}`, label: 'major cities' },
      { figure: `${countBanks(entry.data)}+`, label: 'banks supported' },
      { figure: `${entry.data.economicSectors.length}+`, label: 'economic sectors' },
    ],
    service: toService(stateHref(entry.id), { '@type': 'State', name: entry.data.state }),
  }));
}

/**
 * Every city's page.
 * @throws when a city names a state that content/states does not have
 */
export function getCityPages(): CityPage[] {
  return cities.map((entry) => ({
    ...entry.data,
    ...toCitySummary(entry),
    state: { href: stateHref(entry.data.state), label: stateName(entry) },
    service: toService(cityHref(entry.id), {
      '@type': 'City',
      name: entry.data.city,
      geo: { '@type': 'GeoCoordinates', latitude: entry.data.lat, longitude: entry.data.lng },
      containedInPlace: { '@type': 'State', name: stateName(entry) },
    }),
    map: getCities(),
  }));
}

function toStateSummary({ id, data }: { id: string; data: State }): StateSummary {
  const { state, stateCode, capital, population, featured } = data;
  return {
    id,
    href: stateHref(id),
    state,
    stateCode,
    capital,
    population,
    featured,
    majorBanks: data.nationalBanks.map((bank) => bank.name),
    keyIndustries: data.economicSectors.map((sector) => sector.name),
  };
}

function toCitySummary(entry: { id: string; data: City }): CitySummary {
  const { id, data } = entry;
  const { city, lat, lng } = data;
  return { id, href: cityHref(id), city, state: stateName(entry), lat, lng };
}

function stateName({ id, data }: { id: string; data: City }): string {
  const name = stateNames.get(data.state);
  if (!name)
    throw new Error(
      `content/cities/${id}.json state: there is no content/states/${data.state}.json. Write one of: ${[...stateNames.keys()].join(', ')}.`,
    );
  return name;
}

function countBanks({ nationalBanks, regionalBanks }: State): number {
  return nationalBanks.length + regionalBanks.length;
}

/** The first answer names the first three national and the first two regional banks, as the specification says. */
function toStateQuestions({ state, nationalBanks, regionalBanks, cooperativeAnswer, terminologyAnswer }: State) {
  const named = [...nationalBanks.slice(0, 3), ...regionalBanks.slice(0, 2)].map((bank) => bank.name);
  return [
    {
      question: `Which banks in ${state} are supported?`,
      answer: `${site.name} reads statements that an Indian bank issues as a text PDF, such as those of ${formatList(named)}. We have not tested every layout: if the balances in the result do not follow from one row to the next, [tell us](/contact) the bank and the month.`,
    },
    { question: `Can ${site.name} read co-operative bank statements from ${state}?`, answer: cooperativeAnswer },
    { question: `Which local terms appear in statements from ${state}?`, answer: terminologyAnswer },
  ];
}

function toService(path: string, areaServed: Thing): Thing {
  return {
    '@type': 'Service',
    '@id': `${absoluteUrl(path)}#service`,
    name: site.name,
    serviceType: 'Bank statement analysis',
    provider: { '@id': organizationId },
    areaServed,
  };
}
