import { expect, test } from 'vitest';
import { portableHtml } from '#data/metadata/portable-html.ts';
import cases from './portable-html.json' with { type: 'json' };

const base = 'https://khata.example/blog/gst';

test.each(cases)('has %s', (_, html, expected) => {
  expect(portableHtml(html, base)).toBe(expected);
});
