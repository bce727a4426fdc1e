import { expect, test } from 'vitest';
import { markdownToHtml } from 'satteri';
import { inlineMarkdown, leadingCode } from '#data/inline-markdown.ts';
import { codeFormsIn, codeFormsOf, codeLinks, findLeadingCode } from '#data/markdown/code-links.ts';
import { TranslatedPaths } from '#data/paths/translated-paths.ts';
import { codeSchema } from '#schemas/code.ts';
import { makeCode } from '../helpers/make.ts';

test.each([
  ['NWD-416021XXXXXX1234-12345678-HUBBALLI', 'hdfc', '/codes/cash/nwd'],
  ['UPI/P2M/631358204617/SRI LAKSHMI PROVISION/Grocer/HDFC BANK LTD', 'axis', '/codes/upi#p2m'],
  ['UPI/631638402175/09:12:44/UPI/dailydairy@ptyes/NA', 'bob', '/codes/upi#upi'],
  ['TO TRANSFER-UPI/DR/631147260938/Nanda Mart/YESB/nandamart@/Pay--', 'sbi', '/codes/upi#upi-dr'],
  ['NEFT Cr-HDFCN2026110912345-HDFC0000443-BRIGHT TOOLS PVT LTD--/NEFT/', 'canara', '/codes/transfers#neft'],
  // The code of another bank alone.
  ['MB-IMPS-DR/RATNA BOOK/HDFC/**0983/ /07/11/2026 12:03:23/631119774402', 'canara', undefined],
  ['NWDX-416021XXXXXX1234', 'hdfc', undefined],
  ['MY NWD-416021XXXXXX1234', 'hdfc', undefined],
])('the line %s of %s leads to %s', (line, bank, href) => {
  expect(leadingCode(line, bank)?.href).toBe(href);
});

test('the text of a code does not link to itself', () => {
  const forms = codeFormsOf([
    { id: 'nwd', data: codeSchema.parse(makeCode({ code: 'NWD' })), body: 'A text.' },
    { id: 'atw', data: codeSchema.parse(makeCode({ code: 'ATW' })) },
  ]);
  const html = (own?: string) => markdownToHtml('`NWD` and `ATW`.', { hastPlugins: [codeLinks(forms, own)] }).html;
  const other = '<code><a href="/codes/cash#atw">ATW</a></code>';
  expect(html('nwd')).toContain(`<p><code>NWD</code> and ${other}.</p>`);
  expect(html()).toContain(`<p><code><a href="/codes/cash/nwd">NWD</a></code> and ${other}.</p>`);
});

test('a text links a code where it first names it, and not inside longer words', () => {
  const link = '<code><a href="/codes/cash/nwd">NWD</a></code>';
  expect(inlineMarkdown('`NWD`, again `NWD`, `NWD X` and [`NWD`](/faq).', 'en', true)).toBe(
    `${link}, again <code>NWD</code>, <code>NWD X</code> and <a href="/faq"><code>NWD</code></a>.`,
  );
  expect(inlineMarkdown('`NWD`', 'en')).toBe('<code>NWD</code>');
});

test('in another language a code links to its page, else to its place among those that are translated, and no other is a link', () => {
  const codes = ['NWD', 'OWD'].map((code) => ({
    id: code.toLowerCase(),
    data: codeSchema.parse(makeCode({ code, aliases: [] })),
    body: 'A text.',
  }));
  const linksIn = (language: string, body = '') => {
    const paths = new TranslatedPaths(['en', 'hi'], [{ id: 'hi/codes/nwd', data: codes[0]?.data, body }]);
    const forms = codeFormsIn(language, codeFormsOf(codes), paths);
    return ['NWD-4160', 'OWD-4160'].map((line) => findLeadingCode(forms, line)?.href);
  };
  expect(linksIn('hi')).toEqual(['/codes/cash#nwd', undefined]);
  expect(linksIn('hi', 'एक लेख।')).toEqual(['/codes/cash/nwd', undefined]);
  expect(linksIn('en')).toEqual(['/codes/cash/nwd', '/codes/cash/owd']);
  expect(inlineMarkdown('`NWD`', 'hi', true)).toBe('<code><a href="/hi/codes/cash/nwd">NWD</a></code>');
});
