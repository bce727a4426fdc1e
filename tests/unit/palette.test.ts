import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { darkCloth, palette } from '#styles/palette.ts';

const css = ['theme', 'base']
  .map((name) => readFileSync(new URL(`../../src/styles/${name}.css`, import.meta.url), 'utf8'))
  .join('');

/** The colour tokens that a block of the style sheet declares, by their names in the palette. */
function tokensOf(opening: string): Map<string, string> {
  const block = css.slice(css.indexOf(opening)).split(/\n {0,2}\}\n/)[0] ?? '';
  const declarations = block.matchAll(/--color-([\w-]+): (#[0-9a-f]{6});/g);
  const toName = (token: string) => token.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return new Map([...declarations].map(([, token = '', colour = '']) => [toName(token), colour]));
}

test('what is drawn without the style sheet has its colours', () => {
  const light = tokensOf('@theme {');
  expect(Object.keys(palette).map((name) => [name, light.get(name)])).toEqual(Object.entries(palette));
});

test('the bar of the browser has the cloth of the dark theme', () => {
  expect(darkCloth).toBe(tokensOf('.dark {').get('cloth'));
  expect(darkCloth).not.toBe(palette.cloth);
});

test.each([
  ['light', '@theme {', '  dialog::backdrop {'],
  ['dark', '.dark {', '.dark dialog::backdrop {'],
])('the backdrop of dialogs is the shade of the %s theme, without a custom property', (_, theme, rule) => {
  const [, background] = /background: (.*);/.exec(css.slice(css.indexOf(rule))) ?? [];
  expect(background).toBe(tokensOf(theme).get('shade'));
});
