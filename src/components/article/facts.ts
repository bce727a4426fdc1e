/** The parts of MDX that print a fact of content/site.json or content/pricing.json, by their tags. */
import { createComponent, type AstroComponentFactory } from 'astro/runtime/server/index.js';
import { formatDate, formatRupees, isoDate } from '#lib/browser/format.ts';
import { grievanceWords, legalWords, publisherWords, sentenceAbout } from '#lib/build/site-facts.ts';
import { pricingWithTokens } from '#lib/build/tokens.ts';
import type { Site, SiteSubject } from '#schemas/site.ts';
import type { Words } from '#schemas/words.ts';
import Fact from './Fact.astro';

/** The fact as Markdown, from the attributes of the tag; '' while content/site.json does not know it. */
export type Say<Attributes> = (attributes: Attributes, site: Site, words: Words) => string;

const fact = <Attributes>(say: Say<Attributes>) =>
  createComponent((result, attributes, slots) =>
    (Fact as AstroComponentFactory)(result, { ...attributes, say }, slots),
  );

export const facts = {
  AppFact: fact<{ fact: keyof Site['app'] }>(({ fact }, { app }) => String(app[fact])),

  /** The day from which a policy holds. */
  EffectiveDate: fact<{ policy: keyof Site['policies'] }>(({ policy }, { policies }, { language }) => {
    const date = policies[policy];
    return `<time datetime="${isoDate(date)}">${formatDate(date, language.tag)}</time>`;
  }),

  /** "the Grievance Officer, A. Name, address". */
  GrievanceContact: fact((_, site, words) => `${grievanceWords(site, words)}, <${site.grievance.email}>`),

  /** Who answers in law: name and address where content/site.json has them, else the publisher. */
  LegalEntity: fact((_, site) => legalWords(site)),

  /** What a month of a plan costs. */
  Price: fact<{ plan: 'free' | 'pro' }>(({ plan }) => formatRupees(pricingWithTokens[plan].rupeesPerMonth)),

  Product: fact((_, { name }) => name),

  /** Who runs the site: "the … team". */
  Publisher: fact((_, site) => publisherWords(site)),

  SiteSentence: fact<{ about: SiteSubject }>(({ about }, site, words) => sentenceAbout(about, site, words)),

  SupportEmail: fact((_, { support }) => `<${support.email}>`),
};
