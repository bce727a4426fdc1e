import { wordGroup } from './group.ts';

export const formWords = wordGroup('Around both forms.', {
  noScript: 'that the form needs JavaScript, and where to write instead: {email}',
  supportDetails: 'what the column beside the form holds, for those who do not see it',
  support: 'the title of that column',
  email: 'what comes before the address of support',
  phone: 'what comes before its phone number',
  hours: 'what comes before the hours at which it answers',
  publishedBy: 'what comes before who publishes the site',
  never: 'the title above what never to send',
  neverWhat: 'what never to send, and what to send instead',
});

const pageShape = {
  title: 'the title of the page',
  description: 'one or two sentences for search results, of 70 to 160 characters',
  keywords: 'what people search for, with a comma and a space between',
  lead: 'what the page is for; it may hold links',
};

export const contactWords = wordGroup('The page /contact.', pageShape);

export const feedbackWords = wordGroup('The page /give-feedback.', pageShape);

export const faqWords = wordGroup('The page /faq.', {
  ...pageShape,
  heading: 'the heading of the page',
  seeAlso: 'where else to look, with links',
  categories: 'what the links to the categories are, for those who do not see them',
  search: 'what the search box is for',
  foundOne: 'that one question was found',
  found: 'how many questions were found: {count}',
  foundNone: 'that none was found, and what to try: {link}',
  ask: 'the link in that sentence, to /contact',
});
