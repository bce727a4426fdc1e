import { describe, expect, test } from 'vitest';
import { appsLabel, grievanceWords, legalWords, publisherWords, sentenceAbout } from '#lib/build/site-facts.ts';
import { siteSchema, siteSubjects } from '#schemas/site.ts';
import { makeSite } from '../helpers/make.ts';

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
  ])('the hosting by %s in %s has no hole', (provider, region, sentence) => {
    expect(sentenceAbout('hosting', siteWith({ hosting: { provider, region } }))).toBe(sentence);
  });

  test('the web app speaks of the future until it has an address', () => {
    expect(sentenceAbout('webApp', siteWith())).toMatch(/coming.*will/);
    const url = 'https://app.example.in/';
    expect(sentenceAbout('webApp', siteWith({ webApp: { url } }))).toMatch(
      /\(https:\/\/app\.example\.in\/\) the analysis happens/,
    );
  });

  test('the languages of the apps', () => {
    expect(sentenceAbout('appLanguages', siteWith({ appLanguages: ['Hindi', 'Marathi'] }))).toBe(
      'The apps are in Hindi and Marathi.',
    );
  });
});

describe('within a sentence', () => {
  test('the publisher begins with a small article, and a name keeps its capital', () => {
    expect(publisherWords(siteWith({ publisher: 'The A team' }))).toBe('the A team');
    expect(publisherWords(siteWith({ publisher: 'Theatre Ltd' }))).toBe('Theatre Ltd');
  });

  test('who answers in law is the entity, as far as it is known', () => {
    const legal = { entity: 'A Ltd', address: '1 A Road, Pune' };
    expect(legalWords(siteWith({ legal }))).toBe('A Ltd, 1 A Road, Pune');
    expect(legalWords(siteWith({ legal: { ...legal, address: null } }))).toBe('A Ltd');
    expect(legalWords(siteWith({ publisher: 'The A team' }))).toBe('the A team');
  });

  test('the grievance contact has an article, and a name when there is one', () => {
    const { grievance } = makeSite();
    expect(grievanceWords(siteWith())).toBe('the Officer');
    expect(grievanceWords(siteWith({ grievance: { ...grievance, officer: 'A. Person' } }))).toBe(
      'the Officer, A. Person',
    );
  });
});

test('the buttons name the web app once it has an address', () => {
  expect(appsLabel({ webApp: { url: null } })).toBe('Get the app');
  expect(appsLabel({ webApp: { url: 'https://web.example' } })).toContain('web app');
});
