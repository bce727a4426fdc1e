/** What the forms say in each language. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import MessageForm from '#islands/MessageForm.tsx';
import { formKinds, limits, type FormKind } from '#client/forms/values.ts';
import { languages, wordsOf } from '#data/languages.ts';
import { getNotices } from '#data/notices.ts';
import { textsIn } from '#schemas/kit/texts.ts';

const forms = Object.values(formKinds);
const translations = languages.filter((language) => language !== 'en');

describe.each(translations)('in %s', (language) => {
  test('every word of the interface is translated', () => {
    const english = new Map(textsIn(wordsOf()).map(({ path, value }) => [path.join(), value]));
    const same = textsIn(wordsOf(language)).filter(({ path, value }) => english.get(path.join()) === value);
    // Abbreviations, lines and sums are those on the statement.
    expect(same.map(({ value }) => value).filter((value) => /[a-z]/.test(value.replace(/\{\w+\}/g, '')))).toEqual([]);
  });

  test('the form is in the language, and keeps names, limits and the address of support', () => {
    for (const { id } of forms) {
      const html = renderForm(id, language);
      const english = renderForm(id, 'en');
      const read = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([found]) => found);
      for (const kept of [/(name|id|for|maxLength|autoComplete|href)="[^"]*"/g, /<\w+/g])
        expect(read(html, kept)).toEqual(read(english, kept));
      expect(html).not.toMatch(/>[^<@]*\b[a-z]{4,}[^<@]*</);
      expect(html).toContain(String(limits.text));
    }
  });
});

test('the notice is in each language of the site, and in one more, with whom to write to', () => {
  for (const { id } of forms) {
    const texts = getNotices(id);
    expect(texts.map(({ language }) => language)).toEqual([...languages, 'mr']);
    expect(new Set(texts.map(({ open }) => open)).size).toBe(texts.length);
    for (const { text: short, more } of texts) {
      expect(short.match(/[.।](?=\s|$)/g)).toHaveLength(3);
      const text = `${short} ${more}`;
      expect(text).toContain('Grievance Officer');
      expect(text).toMatch(/\[([^\]]+@[^\]]+)\]\(mailto:\1\)/);
      expect(text).toContain('](/privacy-policy)');
      expect(text.match(/\d+/g)).toEqual(['12']);
      expect(text).not.toMatch(/[{}]/);
    }
  }
});

function renderForm(form: FormKind['id'], language: string): string {
  const { islands } = wordsOf(language);
  const words = { words: islands.form, ownWords: islands[form] };
  return renderToStaticMarkup(
    createElement(MessageForm, { form, supportEmail: 'help@bahi.example', ...words, children: null }),
  );
}
