import { expect, test } from 'vitest';
import { proofread } from '#authoring/proofread/proofread.ts';
import { formatMistakes } from '#lib/build/content-error.ts';
import { toMdx } from '../helpers/content-site.ts';
import {
  all,
  article,
  expectedWords,
  replace,
  say,
  state,
  write,
  type Edit,
  type EditorMistakes,
} from '../helpers/edits.ts';
import { makeArticle, makePage } from '../helpers/make.ts';
import { readEdited } from '../helpers/read-edited.ts';

const pageWish = 'write the path of a page, like /faq';
const picture = 'content/blog/gst.png';
const show = (url: string) => say(`![a table](${url})`);

const marks: EditorMistakes = {
  'a percentage with a space in a text': [
    say('One line.\n\nTax of 10 % is due.'),
    `${article}:«10 %»: "10 %" is not how this site writes it → write 10%, closed up`,
  ],
  'bold with spaces inside its stars': [
    say('A ** bold ** word.'),
    `${article}:«bold»: "**" is not how this site writes it → write stars that touch the words: **bold**
${article}:«bold»: "**" is not how this site writes it → write stars that touch the words: **bold**`,
  ],
  'a straight quote in JSON': [
    replace(state, '"Hindi"', '"the bank\'s"'),
    `${state}:«bank's» languages #2: "'" is not how this site writes it → write curly quotes: “ ” and ’`,
  ],
  'a link to a page that does not exist': [
    say('What it [costs a month](/pricng).'),
    `${article}:«/pricng»: the link "/pricng" leads to no page (did you mean "/pricing"?) → ${pageWish}`,
  ],
  'a link with a slash too many': [
    say('What it [costs a month](/pricing/).'),
    `${article}:«/pricing/»: the link "/pricing/" leads to no page (did you mean "/pricing"?) → ${pageWish}`,
  ],
  'a link in a field of JSON to a page that does not exist': [
    replace('content/faq/getting-started.json', '"answer": "', '"answer": "[Bank of Goa](/bank-analysis/goa), '),
    `content/faq/getting-started.json:«"answer"» items #1 answer: the link "/bank-analysis/goa" leads to no page (did you mean "/bank-analysis/sbi"?) → ${pageWish}`,
  ],
  'a link without a beginning': [
    say('What it [costs a month](pricing).'),
    `${article}:«(pricing)»: the link "pricing" is incomplete → begin a path of this site with /, any other URL with https://`,
  ],
  'a link to a heading that does not exist': [
    all(
      say('See [what we say about it](/about#the-storyy).'),
      write('content/pages/about.mdx', toMdx(makePage(), '## The story\n\nA line.\n\n## The people\n\nA line.')),
    ),
    `${article}:«#the-storyy»: the link "/about#the-storyy" leads to no heading of /about (did you mean "the-story"?) → write one of: #the-story, #the-people`,
  ],
  'a link to a question that does not exist': [
    say('See [the first question](/faq#first-questions).'),
    `${article}:«/faq#»: the link "/faq#first-questions" leads to no heading of /faq (did you mean "first-question"?) → write one of: #getting-started, #first-question`,
  ],
  'a link to a heading of its own that does not exist': [
    say('See [the end of it](#end).\n\n## The end\n\nA line.'),
    `${article}:«(#end)»: the link "#end" leads to no heading of /blog/gst → write one of: #the-end`,
  ],
  'a link to a draft': [
    all(
      write('content/blog/later.mdx', toMdx(makeArticle({ draft: true }))),
      say('See [what is to come](/blog/later).'),
    ),
    `${article}:«/blog/later»: the link "/blog/later" leads to an article that is not published by then → publish it first, or remove the link`,
  ],
  'a link to an article of a later day': [
    all(
      write('content/blog/later.mdx', toMdx(makeArticle({ publishDate: '2099-01-02' }))),
      write(article, toMdx(makeArticle({ publishDate: '2099-01-01' }), 'See [what is to come](/blog/later).')),
    ),
    `${article}:«(/blog/later)»: the link "/blog/later" leads to an article that is not published by then → publish it first, or remove the link`,
  ],
  'a picture over 300 KB': [
    all(write(picture, 'x'.repeat(300_001)), show('./gst.png')),
    `${article}:«gst.png»: the picture "./gst.png" weighs 301 KB, at most 300 are allowed → save it smaller: 1,600 pixels of width are enough`,
  ],
};

/** What is not marked, though it looks like it. */
const unmarked: Record<string, Edit['edit']> = {
  'the smallest content': () => {},
  'straight quotes and signs in code': say('The note `10 % "x"` is copied. A fee of 10% isn’t.'),
  links: all(
    write('content/pages/about.mdx', toMdx(makePage(), '## The *story* of `UPI`\n\nA line.')),
    say(
      [
        '[Home page](/), [fees](/pricing), [category](/blog?category=Loans), [loans](/blog/category/loans), [feed](/rss.xml)',
        '[state](/state/maharashtra), [city](/mumbai), [bank](/bank-analysis/sbi), [article](/blog/gst)',
        '[question](/faq#first-question), [category](/faq#getting-started), [story](/about#the-story-of-upi), [own](#end)',
        '[bank](https://bank.example/a#b), [mail](mailto:help@bank.example), [demo](/#demo)',
        '## End',
      ].join('\n\n'),
    ),
  ),
  'a link to an article of the same day to come': all(
    write('content/blog/later.mdx', toMdx(makeArticle({ publishDate: '2099-01-01' }))),
    write(article, toMdx(makeArticle({ publishDate: '2099-01-01' }), 'See [what is to come](/blog/later).')),
  ),
  'a link from one draft to another': all(
    write('content/blog/later.mdx', toMdx(makeArticle({ draft: true }))),
    write(article, toMdx(makeArticle({ draft: true }), 'See [what is to come](/blog/later).')),
  ),
  'a picture with a space in its name': all(write('content/blog/gst rates.png', ''), show('./gst%20rates.png')),
  'a picture of 300 KB': all(write(picture, 'x'.repeat(300_000)), show('./gst.png')),
};

/** What a proofreader marks in the smallest content after an edit. */
function mark(edit: Edit['edit']) {
  const { files, folder, content } = readEdited(edit);
  return { files, told: formatMistakes(proofread(folder, content, '2026-11-21')) };
}

test.each(Object.entries(marks))('marks %s', (_, [edit, words]) => {
  const { told, files } = mark(edit);
  expect(told).toBe(expectedWords(words, files));
});

test.each(Object.entries(unmarked))('does not mark %s', (_, edit) => {
  expect(mark(edit).told).toBe('');
});
