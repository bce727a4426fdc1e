import { describe, expect, it } from 'vitest';
import { findReactChunk, loadableChunks } from '#integrations/finish/client-chunks.ts';

const chunks = new Map([
  ['/_astro/react.A1.js', 'export{a as t}'],
  ['/_astro/ContactForm.B2.js', 'import{t}from"./react.A1.js";const load=()=>import(`./supabase.C3.js`)'],
  ['/_astro/supabase.C3.js', 'import"./url.D4.js"'],
  ['/_astro/url.D4.js', 'import"./supabase.C3.js"'],
  ['/_astro/ThemeControl.E5.js', 'import{t}from"./react.A1.js"'],
]);

describe('the chunks that a page can load', () => {
  it('follows imports and late imports to the end, circles included', () => {
    expect([...loadableChunks(chunks, ['/_astro/ContactForm.B2.js']).keys()].sort()).toEqual([
      '/_astro/ContactForm.B2.js',
      '/_astro/react.A1.js',
      '/_astro/supabase.C3.js',
      '/_astro/url.D4.js',
    ]);
  });

  it('leaves out what only other islands load', () => {
    expect([...loadableChunks(chunks, ['/_astro/ThemeControl.E5.js']).keys()]).toEqual([
      '/_astro/ThemeControl.E5.js',
      '/_astro/react.A1.js',
    ]);
  });

  it('is nothing for a page without islands', () => {
    expect(loadableChunks(chunks, []).size).toBe(0);
  });

  it('refuses an island whose script was not built', () => {
    expect(() => loadableChunks(chunks, ['/_astro/Gone.F6.js'])).toThrow(
      '/_astro/Gone.F6.js, which is no file of the site',
    );
  });
});

describe('the React chunk', () => {
  it('is the chunk of that name', () => {
    expect(findReactChunk(chunks)).toBe('/_astro/react.A1.js');
  });

  it('is not a chunk whose name only begins or ends alike', () => {
    const others = new Map([
      ['/_astro/reactive.A1.js', ''],
      ['/_astro/preact.A1.js', ''],
    ]);
    expect(() => findReactChunk(others)).toThrow('the site has none');
  });

  it('must be one', () => {
    expect(() => findReactChunk(new Map([...chunks, ['/_astro/react.Z9.js', '']]))).toThrow('the site has 2');
  });
});
