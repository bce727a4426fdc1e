import { wordGroup } from './group.ts';

/** A step on the way of a statement, and what or where it is in each app. */
function inBothApps<Step extends string>(step: Step, meaning: string, what: 'what' | 'where' = 'what') {
  const android = { [`${step}Android`]: `${what} that is in the Android app` };
  const web = { [`${step}Web`]: `${what} that is in the web app` };
  return { [step]: meaning, ...android, ...web } as Record<Step | `${Step}Android` | `${Step}Web`, string>;
}

/** What is around all pages, and what several of them say. */
export const sharedWords = {
  pages: wordGroup('The names of pages, in header, footer and breadcrumbs.', {
    home: 'the name of the home page',
    about: 'the name of /about',
    pricing: 'the name of /pricing',
    features: 'the name of /features',
    contact: 'the name of /contact',
    bankAnalysis: 'the name of /bank-analysis',
    androidApp: 'the name of /android-app',
    iphoneApp: 'the name of /iphone-app',
    gettingStarted: 'the name of /getting-started',
    helpCenter: 'the name of /help-center',
    faq: 'the name of /faq',
    blog: 'the name of /blog',
    changelog: 'the name of /changelog',
    giveFeedback: 'the name of /give-feedback',
    careers: 'the name of /careers',
    pressInquiries: 'the name of /press-inquires',
    privacyPolicy: 'the name of /privacy-policy',
    security: 'the name of /security',
    termsConditions: 'the name of /terms-conditions',
    accessibility: 'the name of /accessibility',
  }),
  site: wordGroup('What is on every page.', {
    skip: 'the link to the content, past the header',
    mainNavigation: 'what the links in the header are, for screen readers',
    menu: 'what the links of the menu are, for screen readers',
    breadcrumb: 'the name of the breadcrumbs, for screen readers',
    product: 'the title of the footer’s links to the product',
    resources: 'the title of the footer’s links to help',
    company: 'the title of the footer’s links to the company',
    copyright: 'the last line of the footer: {year} {name} {tagline}',
    onlyElsewhere:
      'the link to the nearest page in this language, from a page that is not in it: the name of the language, and that the page is not in it',
    shareImage: 'what the picture for link previews shows: {title}',
    shareEntry: 'the entry at the foot of that picture: a category and who was paid',
  }),
  notFound: wordGroup('The page for URLs that do not exist, which speaks every language.', {
    title: 'the heading',
    text: 'that there is no such page, and what may have become of it',
    home: 'the button that leads home',
  }),
  list: wordGroup('The list of pages for assistants, llms.txt.', {
    pages: 'the title of the pages without a parent',
    all: 'the link to all pages',
    further: 'how many more there are: {count} {section}',
  }),
  article: wordGroup('Around texts.', {
    onThisPage: 'the title of the table of contents',
    sources: 'the title of the list of sources',
    source: 'what the number of a source is called, for screen readers: {number}',
    readOn: 'what follows a source that was read on a different day from the others, beginning with a comma: {date}',
    checkedOn: 'when the page was checked, and where to report a mistake, with a link to /give-feedback: {date}',
    ownFigure: 'what the mark † says: a figure that nobody has checked yet',
    inLedger: 'what comes before the entry that a line becomes',
  }),
  facts: wordGroup('Sentences about the facts in content/site.json.', {
    passwordAdvice:
      'what to do with a PDF that asks for a password, while it is not known what happens to the password',
    hostedByIn: 'who hosts server and database, and where: {provider} {region}',
    hostedBy: 'who hosts server and database: {provider}',
    hostedIn: 'where server and database are hosted: {region}',
    webApp: 'what happens in the web app, with a link to it: {url}',
    webAppComing: 'what will happen in the web app',
    appLanguages: 'which languages the apps speak: {languages}',
    getApp: 'the button that leads to the apps',
    getAppOrWebApp: 'the same once the web app is published',
    grievance: 'the title of the grievance contact within a sentence: {title}',
    grievanceOfficer: 'the same with the name: {title} {officer}',
    statementPrivacy:
      'what happens to a statement, with a link to /security; {webApp} is a sentence of its own, or nothing',
  }),
  routes: wordGroup('Where a statement goes, step by step: a table on /security.', {
    caption: 'the caption of the table',
    label: 'what the table is, for screen readers',
    step: 'the heading of the steps',
    android: 'the heading of the Android app',
    web: 'the heading of the web app',
    webComing: 'the same before it is published',
    ...inBothApps('choose', 'the first step: what you choose'),
    ...inBothApps('check', 'the step: what is checked'),
    ...inBothApps('travel', 'the step: where the file travels', 'where'),
    ...inBothApps('read', 'the step: where it is read', 'where'),
    ...inBothApps('see', 'the step: where the result is shown', 'where'),
    ...inBothApps('keep', 'the step: what is kept without an account'),
    ...inBothApps('account', 'the step: what is kept with an account'),
  }),
};
