import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { z } from 'astro/zod';
import { stringify } from 'yaml';
import { readCollection } from '#authoring/index.ts';
import { UserError } from '#lib/build/user-error.ts';
import type { articleSchema } from '#schemas/article.ts';

/** The endings of articles, without the dot. */
export const articleEndings = ['md', 'mdx'] as const;
export type ArticleEnding = (typeof articleEndings)[number];

/** An article of the project, from which others are made. */
interface Template {
  /** As written: days are text. */
  fields: z.input<typeof articleSchema>;
  /** Its text without parts, which reads the same in .md and .mdx. */
  body: string;
}

const dayMs = 86_400_000;

/**
 * Adds articles to content/blog of a project. They are as long as the articles there, divide among the categories as those do,
 * and have words of their own in lists. All are older than those, one day each, so that the newest are the same however many
 * are made.
 * @param project the folder that holds content/, which has no mistakes
 */
export async function makeArticles(project: string, count: number, ending: ArticleEnding): Promise<void> {
  const templates = readTemplates(project);
  const words = templates.flatMap(({ body }) => body.match(/[\p{L}\p{N}₹]+/gu) ?? []);
  const oldest = Math.min(...templates.map(({ fields }) => Date.parse(fields.publishDate)));
  for (let number = 1; number <= count; number++) {
    const template = templates[number % templates.length];
    if (!template || words.length === 0) throw new UserError('content/blog has no text to make articles from.');
    const fields = {
      ...template.fields,
      title: cut(words, number * 11, 60),
      description: cut(words, number * 13, 150),
      excerpt: cut(words, number * 17, 200),
      publishDate: new Date(oldest - number * dayMs).toISOString().slice(0, 10),
      featured: false,
      draft: false,
    };
    const file = join(project, 'content/blog', `made-${number}.${ending}`);
    await writeFile(file, `---\n${stringify(fields, { lineWidth: 0 })}---\n${template.body}`);
  }
}

function readTemplates(project: string): Template[] {
  return readCollection(project, 'blog').map(({ fields, body }) => ({
    fields: fields as Template['fields'],
    body: `\n\n${body.replace(/<[^>]*>/g, '')}\n`,
  }));
}

/** So many characters of the words at most, from a place on that wraps around. */
function cut(words: readonly string[], start: number, length: number): string {
  let text = '';
  for (let index = start; ; index++) {
    const longer = `${text} ${words[index % words.length] ?? ''}`.trim();
    if (longer.length > length) return text;
    text = longer;
  }
}
