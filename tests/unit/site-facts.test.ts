import { describe, expect, test } from 'vitest';
import { fillTokens } from '#client/tokens.ts';
import { languages, wordsOf } from '#data/languages.ts';
import { appsLabel, factFor, grievanceWords, legalWords, publisherWords, sentenceAbout } from '#data/site-facts.ts';
import { factNames, siteSchema, siteSubjects } from '#schemas/site.ts';
import { makeSite } from '../helpers/make.ts';

const { grievance } = makeSite();
const mail = '[grievance@site.example](mailto:grievance@site.example)';
const legal = { entity: 'A Ltd', address: '1 A Road, Pune' };
const siteWith = (change: Parameters<typeof makeSite>[0] = {}) => siteSchema.parse(makeSite(change));

describe('a sentence about', () => {
  test('what is not known is left out, except the advice on passwords and the web app', () => {
    const told = siteSubjects.filter((subject) => sentenceAbout(subject, siteWith()) !== '');
    expect(told).toEqual(['pdfPassword', 'webApp']);
  });

  test('a term is printed as it was written', () => {
    const terms = { ...makeSite().terms, gst: 'The price includes 18% GST.', pdfPassword: 'It stays on the phone.' };
    expect(sentenceAbout('gst', siteWith({ terms }))).toBe('The price includes 18% GST.');
    expect(sentenceAbout('pdfPassword', siteWith({ terms }))).toBe('It stays on the phone.');
  });

  test.each([
    ['A host', 'Mumbai', 'Our server and our database are hosted by A host in Mumbai.'],
    ['A host', null, 'Our server and our database are hosted by A host.'],
    [null, 'Mumbai', 'Our server and our database are hosted in Mumbai.'],
    [null, null, ''],
  ])('the hosting by %s in %s leaves no gap', (provider, region, sentence) => {
    expect(sentenceAbout('hosting', siteWith({ hosting: { provider, region } }))).toBe(sentence);
  });

  test('the web app speaks of the future until it has an address', () => {
    expect(sentenceAbout('webApp', siteWith())).toMatch(/coming.*will/);
    const url = 'https://app.example.in/';
    expect(sentenceAbout('webApp', siteWith({ webApp: { url } }))).toMatch(
      /\(https:\/\/app\.example\.in\/\) the analysis happens/,
    );
  });

  test('the languages of the apps and of support, in the words of the page', () => {
    expect(sentenceAbout('appLanguages', siteWith({ appLanguages: ['hi', 'mr'] }))).toBe(
      'The apps are in Hindi and Marathi.',
    );
    expect(sentenceAbout('supportLanguages', siteWith({ supportLanguages: ['en', 'hi'] }), wordsOf('hi'))).toBe(
      'सपोर्ट से अंग्रेज़ी और हिन्दी में जवाब मिलता है।',
    );
  });
});

test.each([
  ['publisher begins with a small article', { publisher: 'The A team' }, publisherWords, 'the A team'],
  ['name of the publisher keeps its capital', { publisher: 'Theatre Ltd' }, publisherWords, 'Theatre Ltd'],
  ['entity answers in law', { legal }, legalWords, 'A Ltd, 1 A Road, Pune'],
  ['entity has no address yet', { legal: { ...legal, address: null } }, legalWords, 'A Ltd'],
  ['publisher answers in law while there is no entity', { publisher: 'The A team' }, legalWords, 'the A team'],
  ['grievance contact has an article', {}, grievanceWords, `the Officer, ${mail}`],
  [
    'officer has a name',
    { grievance: { ...grievance, officer: 'A. Person' } },
    grievanceWords,
    `the Officer, A. Person, ${mail}`,
  ],
])('within a sentence, the %s', (_, change, wordsOf, words) => {
  expect(wordsOf(siteWith(change))).toBe(words);
});

test('the buttons name the web app once it has an address', () => {
  expect(appsLabel({ webApp: { url: null } })).toBe('Get the app');
  expect(appsLabel({ webApp: { url: 'https://web.example' } })).toContain('web app');
});

test('a text can print every fact in every language, and a fact of one language is not that of another', () => {
  for (const language of languages) for (const name of factNames) expect(factFor(name, language)).not.toBeUndefined();
  expect(factFor('supportEmail')).toMatch(/^\[(.+@.+)\]\(mailto:\1\)$/);
  expect([factFor('freePrice'), factFor('privacyDate')]).toEqual(['₹0', expect.any(Date)]);
  expect(factFor('webApp', 'hi')).not.toBe(factFor('webApp'));
});

test('an unknown fact leaves no space', () => {
  expect(fillTokens('One. {webApp}', { webApp: '' })).toBe('One.');
});
