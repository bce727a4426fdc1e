import { expect, test } from 'vitest';
import { toMdx } from '../helpers/content-site.ts';
import { article, articleBody, readEdited, secondLanguage, testReports, writeFile } from '../helpers/edits.ts';
import { makeArticle } from '../helpers/make.ts';

const redirects = 'public/_redirects';
/** A file with a comment, a right line and this one. */
const redirect = (line: string) => writeFile(redirects, `# Old paths\n\n/old-gst /blog/gst 301\n${line}\n`);
const draft = writeFile('content/blog/draft.mdx', toMdx(makeArticle({ draft: true })));

/** Lines of the file, and what is said of them. */
const wrongLines: Readonly<Record<string, string>> = {
  '/prices /pricng 301':
    '"/pricng" leads to no page of this site (did you mean "/pricing"?) → correct it, or remove it',
  '/gst /old-gst 301': '"/old-gst" leads to no page of this site → correct it, or remove it',
  '/blog/gst /faq 301': '"/blog/gst" is a page (content/blog/gst.mdx), which nobody would see → remove the line',
  '/old-gst /faq 301': '"/old-gst" is redirected in line 3 already → remove one of them',
  '/prices /pricing': 'is not permanent → end the line with 301',
  '/prices.html /pricing 301': '"/prices.html" is redirected by itself → write "/prices"',
  '/prices': 'is no redirect → write the old path, the new one and 301, like /old /new 301',
  '/prices /pricing#%zz 301': '"/pricing#%zz" cannot be read by browsers → write % as %25',
  '/prices /pricing 301 Country=in Language=hi':
    'goes on with "Country=in Language=hi", which not every host reads → remove it',
};

testReports({
  ...Object.fromEntries(
    Object.entries(wrongLines).map(([line, message]) => [
      `the redirect ${line}`,
      [redirect(line), `${redirects}:4: ${message}`],
    ]),
  ),
  'a redirect to a draft': [
    draft,
    redirect('/draft /blog/draft 301'),
    `${redirects}:4: "/blog/draft" leads to content/blog/draft.mdx, which is a draft → publish that first, or remove the link`,
  ],
  'a link to a page that has moved': [
    redirect('/prices /pricing 301'),
    articleBody('See [this](/prices#pro).'),
    `${article}:«[this]»: the link "/prices#pro" has moved → write "/pricing"`,
  ],
  'a language whose not-found page Netlify would not find': [
    secondLanguage,
    redirect('/prices /pricing 301'),
    `${redirects}: does not name /xx/404.html, the not-found page of a language → add the line /xx/* /xx/404.html 404`,
  ],
});

test('right lines are not reported', () => {
  const edit = redirect('/costs   /blog/gst#source-1\t301\n/xx/write /xx/contact 301\n/xx/* /xx/404.html 404');
  expect(readEdited(secondLanguage, edit).report).toBe('');
});
