import { expect, test } from 'vitest';
import { findReactChunk, loadableChunks } from '#integrations/finish/client-chunks.ts';

const chunks = new Map([
  ['/_astro/react.A1.js', 'export{a as t}'],
  ['/_astro/ContactForm.B2.js', 'import{t}from"./react.A1.js";const load=()=>import(`./supabase.C3.js`)'],
  ['/_astro/supabase.C3.js', 'import"./url.D4.js"'],
  ['/_astro/url.D4.js', 'import"./supabase.C3.js"'],
  ['/_astro/ThemeControl.E5.js', 'import{t}from"./react.A1.js"'],
]);

test.each([
  ['imports and late imports to the end, circles included', 'ContactForm.B2', ['react.A1', 'supabase.C3', 'url.D4']],
  ['not what only other islands load', 'ThemeControl.E5', ['react.A1']],
])('an island can load %s', (_, entry, others) => {
  const urls = [entry, ...others].map((name) => `/_astro/${name}.js`);
  expect([...loadableChunks(chunks, [`/_astro/${entry}.js`]).keys()].sort()).toEqual(urls.sort());
});

test('a page without islands can load nothing', () => {
  expect(loadableChunks(chunks, []).size).toBe(0);
});

test('an island whose script was not built is refused', () => {
  const message = '/_astro/Gone.F6.js, which is not a file of the site';
  expect(() => loadableChunks(chunks, ['/_astro/Gone.F6.js'])).toThrow(message);
});

test('there has to be exactly one chunk named react', () => {
  expect(findReactChunk(chunks)).toBe('/_astro/react.A1.js');
  const others = new Map(['reactive', 'preact'].map((name) => [`/_astro/${name}.A1.js`, '']));
  expect(() => findReactChunk(others)).toThrow('the site has none');
  expect(() => findReactChunk(new Map([...chunks, ['/_astro/react.Z9.js', '']]))).toThrow('the site has 2');
});
