import { wordGroup } from './group.ts';

export const pageNames = wordGroup('The names of pages, in header, footer and breadcrumbs.', {
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
});

export const siteWords = wordGroup('What is on every page.', {
  skip: 'the link to the content, past the header',
  mainNavigation: 'what the links in the header are, for those who do not see them',
  menu: 'what the links of the menu are, for those who do not see them',
  breadcrumb: 'what the way from home to the page is called, for those who do not see it',
  product: 'the title of the footer’s links to the product',
  resources: 'the title of the footer’s links to help',
  company: 'the title of the footer’s links to the company',
  copyright: 'the last line of the footer: {year} {name} {tagline}',
  onlyElsewhere:
    'the link to the nearest page in this language, from a page that is not in it: the name of the language, and that the page is not in it',
  shareImage: 'what the picture for link previews shows: {title}',
  shareEntry: 'the entry at the foot of that picture: a category and who was paid',
});

export const notFoundWords = wordGroup('The page for URLs that do not exist, which speaks every language.', {
  title: 'the heading',
  text: 'that there is no such page, and what may have become of it',
  home: 'the button that leads home',
});

export const listWords = wordGroup('The list of pages for assistants, llms.txt.', {
  pages: 'the title of the pages that belong to no other',
  all: 'the link to all pages',
  further: 'how many more there are: {count} {section}',
});

export const articleWords = wordGroup('Around texts.', {
  onThisPage: 'the title of the table of contents',
  sources: 'the title of the list of sources',
  source: 'what the number of a source is called, for those who do not see where it leads: {number}',
  readOn: 'what follows a source that was read on another day than the others, beginning with a comma: {date}',
  checkedOn: 'when the page was checked, and where to report a mistake, with a link to /give-feedback: {date}',
  ownFigure: 'what the mark † says: a figure that nobody has checked yet',
  inLedger: 'what comes before the entry that a line becomes',
});
