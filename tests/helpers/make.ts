/** The smallest valid entries, as an editor writes them: a test changes one field and looks what is said about it. */
import type { z } from 'astro/zod';
import { fillFields } from '#authoring/generate/write-entry.ts';
import type { articleSchema } from '#schemas/article.ts';
import type { bankSchema } from '#schemas/bank.ts';
import type { citySchema } from '#schemas/city.ts';
import type { claimSchema } from '#schemas/claim.ts';
import type { codeSchema } from '#schemas/code.ts';
import type { faqSchema } from '#schemas/faq.ts';
import type { pageSchema } from '#schemas/page.ts';
import type { releaseSchema } from '#schemas/release.ts';
import { toJsonSchema } from '#schemas/json-schema.ts';
import { singletons, type SingletonName } from '#schemas/singletons.ts';
import type { siteSchema } from '#schemas/site.ts';
import type { stateSchema } from '#schemas/state.ts';
import type { tableSchema } from '#schemas/table.ts';

/** A text of exactly so many characters, in words that are too short to be looked up in a dictionary. */
export function letters(count: number): string {
  return 'abc '
    .repeat(Math.ceil(count / 4))
    .slice(0, count)
    .replace(/ $/, '.');
}

/** A list of so many members. */
export function times<Item>(count: number, make: (index: number) => Item): Item[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

const day = '2026-11-01';
const source = { title: 'A source', url: 'https://source.example', checkedOn: day };
/** Cites that source; each builder uses it in one field. */
const marker = '[^1]';
const seo = { title: letters(10), description: letters(70), keywords: ['one', 'two', 'three'] };
const question = { question: letters(10), answer: letters(40) };
const shape = 'sbi/upi';
const narration = { line: 'UPI/ONE', shape, meaning: letters(10) };
const noted = { name: 'A name', note: letters(10) };

export function makeArticle(change: Partial<z.input<typeof articleSchema>> = {}): z.input<typeof articleSchema> {
  return {
    title: letters(20),
    description: letters(70),
    excerpt: letters(60),
    category: 'Loans',
    keywords: ['one', 'two', 'three'],
    publishDate: day,
    reviewedOn: day,
    summary: [letters(20), letters(20) + marker],
    sources: [source],
    ...change,
  };
}

export function makeBank(change: Partial<z.input<typeof bankSchema>> = {}): z.input<typeof bankSchema> {
  return {
    name: 'State Bank of India',
    shortName: 'SBI',
    order: 1,
    website: 'https://sbi.bank.in',
    seo,
    headline: letters(20),
    intro: [letters(120)],
    statement: {
      formats: ['PDF'],
      columns: ['Date', 'Narration', 'Debit', 'Balance'],
      dates: '01 Nov 2026',
      order: 'varies',
      narrationStyle: letters(10),
      notes: [{ text: letters(30), at: 'Date' }],
      rows: [
        {
          cells: ['01 Nov 2026', 'UPI/FIRSTSHOP', '100.00', '900.00'],
          shape,
          amount: 100,
          direction: 'out',
          balance: 900,
        },
        {
          cells: ['02 Nov 2026', 'UPI/SECONDSHOP', '50.50', '849.50'],
          shape,
          amount: 50.5,
          direction: 'out',
          balance: 849.5,
        },
        {
          cells: ['03 Nov 2026', 'UPI/THIRDSHOP', '1,000.00', '1,849.50'],
          shape,
          amount: 1000,
          direction: 'in',
          balance: 1849.5,
        },
      ],
    },
    example: {
      line: 'UPI/SHOP',
      shape,
      parts: [
        { text: 'UPI', meaning: 'the way' },
        { text: 'SHOP', meaning: 'the payee' },
      ],
      entry: { payee: 'Shop', category: 'Groceries', amount: 1, direction: 'out' },
    },
    narrations: times(3, () => narration),
    shapes: [
      {
        id: 'upi',
        name: 'UPI',
        channel: 'UPI',
        direction: 'either',
        pattern: '^UPI/(?<payee>[A-Z]{1,20})$',
        parts: [{ name: 'payee', label: 'payee', width: 20, case: 'upper' }],
        delimiter: '/',
        example: 'UPI/SHOP',
        differs: null,
        sources: [],
        doubt: null,
      },
    ],
    download: { steps: times(2, () => letters(10)), note: letters(20), checkedOn: day },
    password: { reported: [letters(10)], advice: letters(60) + marker },
    reading: times(2, () => ({ title: 'A point', text: letters(40) })),
    questions: times(3, () => question),
    sources: [source],
    reviewedOn: day,
    ...change,
  };
}

export function makeCity(change: Partial<z.input<typeof citySchema>> = {}): z.input<typeof citySchema> {
  return {
    city: 'Mumbai',
    order: 1,
    state: 'maharashtra',
    lat: 19.076,
    lng: 72.8777,
    population: '12.4 million in the city (Census 2011)',
    seo,
    headline: letters(20),
    intro: [letters(150)],
    majorBanks: times(4, () => noted),
    businessDistricts: times(4, () => noted),
    localFeatures: times(3, () => ({ title: 'A point', text: letters(100) })),
    narrations: times(3, () => narration),
    testimonials: [{ quote: letters(40), role: 'Shopkeeper', place: 'Mumbai', kind: 'illustrative' }],
    questions: times(3, () => ({ ...question, answer: question.answer + marker })),
    sources: [source],
    reviewedOn: day,
    ...change,
  };
}

export function makeClaim(change: Partial<z.input<typeof claimSchema>> = {}): z.input<typeof claimSchema> {
  return { label: 'market share', text: letters(20), value: 23, unit: '%', evidence: null, show: true, ...change };
}

export function makeCode(change: Partial<z.input<typeof codeSchema>> = {}): z.input<typeof codeSchema> {
  return {
    code: 'NWD',
    aliases: ['NWD-'],
    standsFor: 'Letters',
    meaning: letters(10) + marker,
    banks: ['sbi'],
    otherBanks: ['A bank'],
    direction: 'out',
    group: 'cash',
    line: 'UPI/NWD',
    ifUnknown: letters(20),
    sources: [source],
    reviewedOn: day,
    ...change,
  };
}

export function makeFaq(change: Partial<z.input<typeof faqSchema>> = {}): z.input<typeof faqSchema> {
  return {
    category: 'Getting started',
    order: 1,
    items: [{ id: 'first-question', question: letters(10), answer: letters(150) }],
    ...change,
  };
}

export function makePage(change: Partial<z.input<typeof pageSchema>> = {}): z.input<typeof pageSchema> {
  return { title: 'About', label: 'About', lead: letters(40), seo, reviewedOn: day, ...change };
}

export function makeRelease(change: Partial<z.input<typeof releaseSchema>> = {}): z.input<typeof releaseSchema> {
  return { version: '1.0.0', title: 'First release', releasedOn: day, changes: [letters(10)], ...change };
}

export function makeSite(change: Partial<z.input<typeof siteSchema>> = {}): z.input<typeof siteSchema> {
  return {
    name: 'Product',
    tagline: 'A line',
    url: 'https://site.example',
    firstYear: 2025,
    publisher: 'A team',
    support: { email: 'support@site.example', phone: '+91 00000 00000', hours: 'always' },
    legal: { entity: null, address: null },
    grievance: { title: 'Officer', officer: null, email: 'grievance@site.example' },
    store: { android: 'https://store.example', ios: null },
    webApp: { url: null },
    appLanguages: [],
    terms: { limitCounting: null, gst: null, refund: null, invoice: null, exportFormats: null, pdfPassword: null },
    hosting: { provider: null, region: null },
    social: [{ name: 'GitHub', url: 'https://github.example' }],
    app: { version: '1.3', build: 14, minSdk: 24, targetSdk: 35 },
    policies: { privacy: day, terms: day, security: day },
    offline: true,
    recommendation: letters(200),
    newsletterAction: null,
    ...change,
  };
}

export function makeState(change: Partial<z.input<typeof stateSchema>> = {}): z.input<typeof stateSchema> {
  return {
    state: 'Maharashtra',
    stateCode: 'MH',
    order: 1,
    featured: true,
    capital: 'Mumbai',
    population: '112 million',
    populationSource: 'Census 2011',
    languages: ['Marathi', 'Hindi'],
    seo,
    headline: letters(20),
    intro: [letters(150)],
    nationalBanks: times(3, () => noted),
    regionalBanks: [noted],
    formerNames: [],
    economicSectors: times(3, () => noted),
    majorCities: times(5, () => noted),
    financialHubs: times(3, () => noted),
    narrations: times(3, () => narration),
    local: times(2, () => ({ title: 'A subject', text: letters(150) })),
    whyChoose: {
      compliance: letters(60),
      regionalBanks: letters(60),
      languages: letters(60),
      sectors: letters(60),
    },
    cooperativeAnswer: letters(80),
    terminologyAnswer: letters(80) + marker,
    sources: [source],
    reviewedOn: day,
    ...change,
  };
}

export function makeTable(change: Partial<z.input<typeof tableSchema>> = {}): z.input<typeof tableSchema> {
  return {
    title: letters(10),
    label: 'Banks',
    lead: letters(40) + marker,
    seo,
    table: {
      columns: ['Letters', 'Bank'],
      rows: [
        ['SBIN', 'A bank'],
        ['HDFC', ''],
      ],
    },
    sources: [source],
    reviewedOn: day,
    ...change,
  };
}

/** The smallest copy of a page: texts that say what is to be written. */
export function makeSingleton(name: SingletonName): object {
  return name === 'site' ? makeSite() : fillFields(toJsonSchema(singletons[name]), { today: day, anchor: 'anchor' });
}
