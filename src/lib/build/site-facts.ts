/** What content/site.json knows, as words for a sentence. What it does not know yet is left out without a hole. */
import type { Site, SiteSubject } from '#schemas/site.ts';
import { formatList } from '#lib/browser/format.ts';

/** Until it is known what becomes of a password, nothing is said of it but how to do without. */
const passwordAdvice =
  'If the PDF asks for a password, [save a copy without it](/blog/bank-statement-pdf-password) first and choose that copy.';

/** A sentence about the subject, with its links as Markdown; '' while content/site.json does not know. */
export function sentenceAbout(subject: SiteSubject, { terms, hosting, webApp, appLanguages }: Site): string {
  switch (subject) {
    case 'pdfPassword':
      return terms.pdfPassword ?? passwordAdvice;
    case 'hosting': {
      const { provider, region } = hosting;
      if (!provider && !region) return '';
      return `Our server and our database are hosted${provider ? ` by ${provider}` : ''}${region ? ` in ${region}` : ''}.`;
    }
    case 'webApp':
      return webApp.url
        ? `In the [web app](${webApp.url}) the analysis happens on your own device: nothing is uploaded, and your data is never stored.`
        : 'A web app is coming in which the analysis will happen on your own device: nothing will be uploaded, and your data will never be stored.';
    case 'appLanguages':
      return appLanguages.length > 0 ? `The apps are in ${formatList(appLanguages)}.` : '';
    default:
      return terms[subject] ?? '';
  }
}

/** What holds now of a text that changes once the web app is published. */
export function textForNow(copy: { text: string; withWebApp?: string | undefined }, { webApp }: Pick<Site, 'webApp'>) {
  return (webApp.url && copy.withWebApp) || copy.text;
}

/** The words of the buttons that lead to the apps. */
export function appsLabel({ webApp }: Pick<Site, 'webApp'>): string {
  return webApp.url ? 'Get the app, or use the web app' : 'Get the app';
}

/** The publisher within a sentence: "The … team" → "the … team". */
export function publisherWords({ publisher }: Site): string {
  return publisher.replace(/^The /, 'the ');
}

/** Who answers in law, within a sentence: the entity and its address as far as they are known, else the publisher. */
export function legalWords(site: Site): string {
  const { entity, address } = site.legal;
  return [entity ?? publisherWords(site), address].filter(Boolean).join(', ');
}

/** The grievance contact within a sentence, without the address: "the Grievance Officer, A. Name". */
export function grievanceWords({ grievance }: Site): string {
  return [`the ${grievance.title}`, grievance.officer].filter(Boolean).join(', ');
}
