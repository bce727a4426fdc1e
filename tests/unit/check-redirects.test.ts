import { expect, test } from 'vitest';
import { toMdx } from '../helpers/content-site.ts';
import { article, articleBody, readEdited, secondLanguage, testReports, writeFile } from '../helpers/edits.ts';
import { makeArticle } from '../helpers/make.ts';
import wrongLines from './check-redirects.json' with { type: 'json' };

const redirects = 'public/_redirects';
/** A file with a comment, a right line and this one. */
const redirect = (line: string) => writeFile(redirects, `# Old paths\n\n/old-gst /blog/gst 301\n${line}\n`);
const draft = writeFile('content/blog/draft.mdx', toMdx(makeArticle({ draft: true })));

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
