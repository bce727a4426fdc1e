import { expect, test } from 'vitest';
import { proofread } from '#authoring/explain/proofread.ts';
import { formatMistakes } from '#lib/build/content-error.ts';
import { toMdx } from '../helpers/content-site.ts';
import { article, expectedWords, replace, say, state, write, type Edit, type EditorMistake } from '../helpers/edits.ts';
import { makeArticle, makePage } from '../helpers/make.ts';
import { readEdited } from '../helpers/read-edited.ts';

const pageWish = 'write the path of a page, like /faq';
const picture = 'content/blog/gst.png';
const show = (url: string) => say(`![a table](${url})`);

const marks: readonly EditorMistake[] = [
  {
    name: 'a percentage with a space in a text',
    edit: say('One line.\n\nTax of 10 % is due.'),
    told: `${article}:«10 %»: "10 %" is not how this site writes it → write 10%, closed up`,
  },
  {
    name: 'bold with spaces inside its stars',
    edit: say('A ** bold ** word.'),
    told: `${article}:«bold»: "**" is not how this site writes it → write stars that touch the words: **bold**
${article}:«bold»: "**" is not how this site writes it → write stars that touch the words: **bold**`,
  },
  {
    name: 'a straight quote in JSON',
    edit: replace(state, '"Hindi"', '"the bank\'s"'),
    told: `${state}:«bank's» languages #2: "'" is not how this site writes it → write curly quotes: “ ” and ’`,
  },
  {
    name: 'a link to a page that does not exist',
    edit: say('What it [costs a month](/pricng).'),
    told: `${article}:«/pricng»: the link "/pricng" leads to no page (did you mean "/pricing"?) → ${pageWish}`,
  },
  {
    name: 'a link with a slash too many',
    edit: say('What it [costs a month](/pricing/).'),
    told: `${article}:«/pricing/»: the link "/pricing/" leads to no page (did you mean "/pricing"?) → ${pageWish}`,
  },
  {
    name: 'a link in a field of JSON to a page that does not exist',
    edit: replace('content/faq/getting-started.json', '"answer": "', '"answer": "[Bank of Goa](/bank-analysis/goa), '),
    told: `content/faq/getting-started.json:«"answer"» items #1 answer: the link "/bank-analysis/goa" leads to no page (did you mean "/bank-analysis/sbi"?) → ${pageWish}`,
  },
  {
    name: 'a link without a beginning',
    edit: say('What it [costs a month](pricing).'),
    told: `${article}:«(pricing)»: the link "pricing" has no beginning → write / before a path of this site, https:// before another URL`,
  },
  {
    name: 'a link to a heading that does not exist',
    edit: (files) => {
      say('See [what we say about it](/about#the-storyy).')(files);
      write('content/pages/about.mdx', toMdx(makePage(), '## The story\n\nA line.\n\n## The people\n\nA line.'))(files);
    },
    told: `${article}:«#the-storyy»: the link "/about#the-storyy" leads to no heading of /about (did you mean "the-story"?) → write one of: #the-story, #the-people`,
  },
  {
    name: 'a link to a question that does not exist',
    edit: say('See [the first question](/faq#first-questions).'),
    told: `${article}:«/faq#»: the link "/faq#first-questions" leads to no heading of /faq (did you mean "first-question"?) → write one of: #getting-started, #first-question`,
  },
  {
    name: 'a link to a heading of its own that does not exist',
    edit: say('See [the end of it](#end).\n\n## The end\n\nA line.'),
    told: `${article}:«(#end)»: the link "#end" leads to no heading of /blog/gst → write one of: #the-end`,
  },
  {
    name: 'a link to a draft',
    edit: (files) => {
      write('content/blog/later.mdx', toMdx(makeArticle({ draft: true })))(files);
      say('See [what is to come](/blog/later).')(files);
    },
    told: `${article}:«/blog/later»: the link "/blog/later" leads to an article that is not published by then → publish it first, or take the link out`,
  },
  {
    name: 'a link to an article of a later day',
    edit: (files) => {
      write('content/blog/later.mdx', toMdx(makeArticle({ publishDate: '2099-01-02' })))(files);
      write(article, toMdx(makeArticle({ publishDate: '2099-01-01' }), 'See [what is to come](/blog/later).'))(files);
    },
    told: `${article}:«(/blog/later)»: the link "/blog/later" leads to an article that is not published by then → publish it first, or take the link out`,
  },
  {
    name: 'a picture over 300 KB',
    edit: (files) => {
      write(picture, 'x'.repeat(300_001))(files);
      show('./gst.png')(files);
    },
    told: `${article}:«gst.png»: the picture "./gst.png" weighs 301 KB, at most 300 are allowed → save it smaller: 1,600 pixels of width are enough`,
  },
];

/** What is not marked, though it looks like it. */
const unmarked: readonly Edit[] = [
  { name: 'straight quotes and signs in code', edit: say('The note `10 % "x"` is copied. A fee of 10% isn’t.') },
  {
    name: 'links',
    edit: (files) => {
      write('content/pages/about.mdx', toMdx(makePage(), '## The *story* of `UPI`\n\nA line.'))(files);
      say(
        [
          '[Home page](/), [fees](/pricing), [category](/blog?category=Loans), [loans](/blog/category/loans), [feed](/rss.xml)',
          '[state](/state/maharashtra), [city](/mumbai), [bank](/bank-analysis/sbi), [article](/blog/gst)',
          '[question](/faq#first-question), [category](/faq#getting-started), [story](/about#the-story-of-upi), [own](#end)',
          '[bank](https://bank.example/a#b), [mail](mailto:help@bank.example), [demo](/#demo)',
          '## End',
        ].join('\n\n'),
      )(files);
    },
  },
  {
    name: 'a link to an article of the same day to come',
    edit: (files) => {
      write('content/blog/later.mdx', toMdx(makeArticle({ publishDate: '2099-01-01' })))(files);
      write(article, toMdx(makeArticle({ publishDate: '2099-01-01' }), 'See [what is to come](/blog/later).'))(files);
    },
  },
  {
    name: 'a link from one draft to another',
    edit: (files) => {
      write('content/blog/later.mdx', toMdx(makeArticle({ draft: true })))(files);
      write(article, toMdx(makeArticle({ draft: true }), 'See [what is to come](/blog/later).'))(files);
    },
  },
  {
    name: 'a picture with a space in its name',
    edit: (files) => {
      write('content/blog/gst rates.png', '')(files);
      show('./gst%20rates.png')(files);
    },
  },
  {
    name: 'a picture of 300 KB',
    edit: (files) => {
      write(picture, 'x'.repeat(300_000))(files);
      show('./gst.png')(files);
    },
  },
];

/** What a proofreader marks in the smallest content after an edit. */
function mark(edit: Edit) {
  const { files, folder, content } = readEdited(edit);
  return { files, told: formatMistakes(proofread(folder, content, '2026-11-21')) };
}

test.each(marks)('marks $name', (mistake) => {
  const { told, files } = mark(mistake);
  expect(told).toBe(expectedWords(mistake, files));
});

test.each([{ name: 'the smallest content', edit: () => {} }, ...unmarked])('does not mark $name', (edit) => {
  expect(mark(edit).told).toBe('');
});
