import { expect, test } from 'vitest';
import { parseXml } from '../helpers/xml.ts';

test('XML is read as an object, and refused where it is not well-formed', () => {
  expect(parseXml('<rss><item><title>A &amp; B</title></item></rss>')).toEqual({ rss: { item: [{ title: 'A & B' }] } });
  expect(() => parseXml('<rss>\n<item><title>A</item>\n</rss>')).toThrow('Line 2:');
  expect(() => parseXml('<rss>')).toThrow('Line 1:');
});
