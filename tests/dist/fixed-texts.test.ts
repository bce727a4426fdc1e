/** The texts that the specification fixes verbatim (docs/specification.md), by the page that prints them. */
import { expect, it } from 'vitest';
import { fillTokens } from '#client/tokens.ts';
import { site } from '#data/site-facts.ts';
import { files, pageAt, readSiteFile } from '../helpers/dist.ts';
import { attributesOf, select, textOf } from '../helpers/document.ts';
import fixedTexts from './fixed-texts.json' with { type: 'json' };

const { pages, states, pageOfState, islands } = fillTokens(fixedTexts, { name: site.name, tagline: site.tagline });

const textsOfPages: Readonly<Record<string, readonly string[]>> = {
  ...pages,
  '/states': [...pages['/states'], ...states.flat()],
  ...Object.fromEntries(
    states.map(([state = '', ...facts]) => [
      `/state/${state.toLowerCase().replaceAll(' ', '-')}`,
      [...facts, ...fillTokens(pageOfState, { state })],
    ]),
  ),
};

const lacking = (printed: string, texts: readonly string[]) => texts.filter((text) => !printed.includes(text));

it.each(Object.entries(textsOfPages))('%s prints the fixed texts of the specification', (route, texts) => {
  expect(lacking(textOf(pageAt(route).document.body).replace(/[†\s]+/g, ' '), texts)).toEqual([]);
});

it('the islands hold their fixed texts, in their props or their scripts', () => {
  const scripts = [...files]
    .filter((file) => /^\/_astro\/.*\.js$/.test(file))
    .map((file) => readSiteFile(file).toString());
  const ofIslands = ['/', '/contact', '/give-feedback'].map(pageAt);
  const props = ofIslands.flatMap(({ document }) => attributesOf(document, 'astro-island', 'props'));
  const printed = ofIslands.flatMap(({ document }) => select(document, 'astro-island').map(textOf));
  expect(lacking([...scripts, ...props, ...printed, pageAt('/contact').html].join('\n'), islands)).toEqual([]);
});
