/** Facts from content/site.json, and their wording in a sentence. Unknown facts leave no gap. */
import type { FactName, Site, SiteSubject } from '#schemas/site.ts';
import type { Words } from '#schemas/interface-words.ts';
import { formatList, formatRupees } from '#client/format.ts';
import { fillTokens } from '#client/tokens.ts';
import { getSingleton } from './store.ts';
import { wordsOf } from './languages.ts';

/** content/site.json in a language; in English where it is not translated. */
export const siteFor = (language?: string): Site => getSingleton('site', language);

/** The same in English. */
export const site: Site = siteFor();

/** The plans and what they cost. */
export const { free, pro } = getSingleton('pricing');

/** The URL of the site without a trailing slash. */
export const siteUrl: string = import.meta.env.SITE;

/**
 * A sentence about the subject, with its links as Markdown; '' while content/site.json has nothing on it.
 * @param words those of the language of the site’s texts
 */
export function sentenceAbout(
  subject: SiteSubject,
  { terms, hosting, webApp, appLanguages, supportLanguages }: Site,
  { facts, language }: Words = wordsOf(),
): string {
  switch (subject) {
    case 'pdfPassword':
      return terms.pdfPassword ?? facts.passwordAdvice;
    case 'hosting': {
      const { provider, region } = hosting;
      if (provider && region) return fillTokens(facts.hostedByIn, { provider, region });
      if (provider) return fillTokens(facts.hostedBy, { provider });
      return region ? fillTokens(facts.hostedIn, { region }) : '';
    }
    case 'webApp':
      return webApp.url ? fillTokens(facts.webApp, { url: webApp.url }) : facts.webAppComing;
    case 'appLanguages':
      return sentenceOnLanguages(facts.appLanguages, appLanguages, language);
    case 'supportLanguages':
      return sentenceOnLanguages(facts.supportLanguages, supportLanguages, language);
    default:
      return terms[subject] ?? '';
  }
}

/** The sentence with the languages named in the language of the page; '' if there are none. */
function sentenceOnLanguages(sentence: string, codes: readonly string[], { tag, and }: Words['language']): string {
  const names = new Intl.DisplayNames(tag, { type: 'language' });
  return codes.length === 0
    ? ''
    : fillTokens(sentence, {
        languages: formatList(
          codes.map((code) => names.of(code) ?? code),
          and,
        ),
      });
}

/** The current version of a text that changes once the web app is published. */
export function textForNow(copy: { text: string; withWebApp?: string | undefined }, { webApp }: Pick<Site, 'webApp'>) {
  return (webApp.url && copy.withWebApp) || copy.text;
}

/** The label of buttons that link to the apps. */
export function appsLabel({ webApp }: Pick<Site, 'webApp'>, { facts }: Words = wordsOf()): string {
  return webApp.url ? facts.getAppOrWebApp : facts.getApp;
}

/** The publisher within a sentence: "The … team" → "the … team". */
export function publisherWords({ publisher }: Site): string {
  return publisher.replace(/^The /, 'the ');
}

/** The legal entity within a sentence: its name and address if known, else the publisher. */
export function legalWords(site: Site): string {
  const { entity, address } = site.legal;
  return [entity ?? publisherWords(site), address].filter(Boolean).join(', ');
}

/** The grievance contact within a sentence, in Markdown: "the Grievance Officer, A. Name, [name@example.in](mailto:…)". */
export function grievanceWords({ grievance: { title, officer, email } }: Site, { facts }: Words = wordsOf()): string {
  const known = { title, email: mailLink(email) };
  return officer ? fillTokens(facts.grievanceOfficer, { ...known, officer }) : fillTokens(facts.grievance, known);
}

const mailLink = (address: string) => `[${address}](mailto:${address})`;

/** A fact of the site within a sentence: Markdown, '' while it is not known; a day; the URL of the listing in the store. */
export function factFor(of: FactName, language?: string): string | Date {
  const [site, words] = [siteFor(language), wordsOf(language)];
  const { app, policies, store, support } = site;
  const facts: Partial<Record<FactName, string | Date>> = {
    name: site.name,
    legalEntity: legalWords(site),
    supportEmail: mailLink(support.email),
    grievanceContact: grievanceWords(site, words),
    androidStore: store.android,
    ...{ version: app.version, build: `${app.build}`, minSdk: `${app.minSdk}`, targetSdk: `${app.targetSdk}` },
    ...{ freePrice: formatRupees(free.rupeesPerMonth), proPrice: formatRupees(pro.rupeesPerMonth) },
    ...{ privacyDate: policies.privacy, termsDate: policies.terms, securityDate: policies.security },
  };
  return facts[of] ?? sentenceAbout(of as SiteSubject, site, words);
}
