import { expect, test } from 'vitest';
import { ContentError, formatMistakes } from '#lib/build/content-error.ts';

test('mistakes are sorted by file, then line, then column', () => {
  const mistakes = [
    { file: 'content/b.json', line: 2, message: 'fourth' },
    { file: 'content/a.json', line: 10, field: 'title', message: 'third' },
    { file: 'content/a.json', line: 9, column: 4, message: 'second' },
    { file: 'content/a.json', message: 'first' },
  ];
  expect(formatMistakes(mistakes)).toBe(
    'content/a.json: first\ncontent/a.json:9:4: second\ncontent/a.json:10 title: third\ncontent/b.json:2: fourth',
  );
});

test('an error counts its mistakes and carries no stack', () => {
  const mistake = { file: 'content/a.json', message: 'is wrong' };
  expect(new ContentError([mistake]).message).toBe('1 mistake in content/:\ncontent/a.json: is wrong');
  const two = new ContentError([mistake, mistake]);
  expect(two.message).toMatch(/^2 mistakes in content\/:\n/);
  expect(two.stack).toBe('');
});
