import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { z } from 'astro/zod';
import { stringify } from 'yaml';
import { ContentReader } from '#authoring/index.ts';
import { UserError } from '#lib/build/user-error.ts';
import type { articleSchema } from '#schemas/article.ts';

const dayMs = 86_400_000;

/**
 * Adds articles to content/blog of a project: copies of those there with other titles, each a day older than the one before, so that
 * the newest articles stay the same. They have no components, so that they are valid as .md and as .mdx.
 * @param project the folder that contains content/, which has no mistakes
 */
export async function makeArticles(project: string, count: number, extension: 'md' | 'mdx'): Promise<void> {
  const templates = new ContentReader(project).entries('blog').map(({ fields, body }) => ({
    fields: fields as z.input<typeof articleSchema>,
    body: body.replace(/<[^>]*>/g, ''),
  }));
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
    const file = join(project, 'content/blog', `made-${number}.${extension}`);
    await writeFile(file, `---\n${stringify(fields, { lineWidth: 0 })}---\n\n${template.body}\n`);
  }
}

/** Words from an index on, wrapping around, up to a length in characters. */
function cut(words: readonly string[], start: number, length: number): string {
  let text = '';
  for (let index = start; ; index++) {
    const longer = `${text} ${words[index % words.length] ?? ''}`.trim();
    if (longer.length > length) return text;
    text = longer;
  }
}
