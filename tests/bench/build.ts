/**
 * `npm run bench:build`: builds the site with 100, 1,000 and 5,000 more articles, in Markdown and in MDX, then again after a change of
 * one article, and beside it a bare Astro blog with the same articles; prints the seconds and the peak memory of each. Fails when our
 * time grows more than a tenth faster than the number of articles. `npm run bench:build -- 100 1000` builds these numbers only.
 */
import { execFile } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { parse, stringify } from 'yaml';
import { toVariables } from '#integrations/supabase/index.ts';
import { localPublishableKey } from '#local/backend-access.ts';
import { runCommand } from '#local/run-command.ts';

/** What is in a project besides its sources. */
const notSources = ['node_modules', '.git', '.astro', '.cache', '.data', 'dist', 'test-results'];

/** Astro's own example "blog" without pictures, styles and feed: Markdown, MDX and a sitemap. */
const bareBlog = {
  'package.json':
    '{ "type": "module", "dependencies": { "astro": "*", "@astrojs/mdx": "*", "@astrojs/sitemap": "*" } }',
  'astro.config.mjs': `import mdx from '@astrojs/mdx';
import sitemap from '@astrojs/sitemap';
export default { site: 'https://blog.example', integrations: [mdx(), sitemap()] };`,
  'src/content.config.ts': `import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';
const schema = z.object({ title: z.string(), publishDate: z.coerce.date() });
export const collections = { blog: defineCollection({ loader: glob({ base: './content/blog', pattern: '*.{md,mdx}' }), schema }) };`,
  'src/pages/index.astro': `---
import { getCollection } from 'astro:content';
const posts = (await getCollection('blog')).sort((a, b) => b.data.publishDate - a.data.publishDate);
---
<html><body><h1>Blog</h1><ul>{posts.map(({ id, data }) => <li><a href={'/' + id}>{data.title}</a></li>)}</ul></body></html>`,
  'src/pages/[slug].astro': `---
import { getCollection, render } from 'astro:content';
export const getStaticPaths = async () => (await getCollection('blog')).map((post) => ({ params: { slug: post.id }, props: post }));
const { Content } = await render(Astro.props);
---
<html><body><h1>{Astro.props.data.title}</h1><article><Content /></article></body></html>`,
};

await runCommand(async (signal) => {
  const counts = (process.argv.length > 2 ? process.argv.slice(2) : ['100', '1000', '5000']).map(Number);
  for (const extension of ['md', 'mdx']) {
    let fewer: { count: number; seconds: number } | undefined;
    for (const count of counts) {
      const ours = await measure(copyProject, count, extension, signal);
      const bare = await measure(writeBareBlog, count, extension, signal);
      const told = `${ours.told}, one changed ${ours.toldAgain}; a bare Astro blog: ${bare.told}`;
      console.log(`${count} articles in .${extension}: ${told}`);
      if (fewer && ours.seconds / fewer.seconds > (1.1 * count) / fewer.count) {
        console.error(`  Too slow: ${fewer.count} articles took ${fewer.seconds.toFixed(1)} s.`);
        process.exitCode = 1;
      }
      fewer = { count, seconds: ours.seconds };
    }
  }
});

/** Builds a project with this many more articles in a temporary folder. */
async function measure(write: (folder: string) => void, count: number, extension: string, signal: AbortSignal) {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'bench-build-'));
  write(folder.path);
  addArticles(join(folder.path, 'content/blog'), count, extension);
  // Linked one by one, so that what tools write beside the packages stays in the folder.
  mkdirSync(join(folder.path, 'node_modules'));
  for (const name of readdirSync('node_modules').filter((name) => !name.startsWith('.')))
    symlinkSync(join(process.cwd(), 'node_modules', name), join(folder.path, 'node_modules', name), 'junction');

  // The build requires these settings, and connects to no backend.
  const variables = toVariables({ url: 'http://127.0.0.1:54321', publishableKey: localPublishableKey });
  const reportMemory = `data:text/javascript,process.on('exit', () => console.log('peak ' + process.resourceUsage().maxRSS))`;
  const args = ['--import', reportMemory, 'node_modules/astro/bin/astro.mjs', 'build'];
  const options = { cwd: folder.path, env: { ...process.env, ...variables }, signal, maxBuffer: 1e8 };
  const build = async () => {
    const startedAt = performance.now();
    const { stdout } = await promisify(execFile)(process.execPath, args, options);
    const seconds = (performance.now() - startedAt) / 1000;
    const megabytes = Math.round(Number(/^peak (\d+)$/m.exec(stdout)?.[1]) / 1024);
    return { seconds, told: `${seconds.toFixed(1)} s, ${megabytes} MB` };
  };
  const cold = await build();
  appendFileSync(join(folder.path, `content/blog/made-1.${extension}`), '\nAnother sentence.\n');
  return { ...cold, toldAgain: (await build()).told };
}

function copyProject(folder: string): void {
  cpSync('.', folder, { recursive: true, filter: (path) => !notSources.includes(relative('.', path)) });
}

function writeBareBlog(folder: string): void {
  for (const [file, text] of Object.entries({ ...bareBlog, 'content/blog/.keep': '' })) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
}

/** Copies of our articles with other titles and earlier days, without components, so that they are valid as .md and as .mdx. */
function addArticles(folder: string, count: number, extension: string): void {
  const ours = globSync('content/blog/*.mdx', { exclude: ['**/*.*.mdx'] }).map((file) => {
    const [, fields = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(readFileSync(file, 'utf8')) ?? [];
    return { fields: parse(fields) as object, body: body.replace(/<[^>]*>|\{\/\*.*?\*\/\}/gs, '') };
  });
  const words = ours.flatMap(({ body }) => body.match(/[\p{L}\p{N}₹]+/gu) ?? []);
  for (let number = 1; number <= count; number++) {
    const { fields, body } = ours[number % ours.length]!;
    const from = (number * 11) % (words.length - 99);
    const cut = words.slice(from, from + 99).join(' ');
    const text = (length: number) => cut.slice(0, length).replace(/\s\S*$/, '');
    const publishDate = new Date(Date.UTC(2026, 0, 1 - number)).toISOString().slice(0, 10);
    const changes = { title: text(60), description: text(150), excerpt: text(200), publishDate, featured: false };
    const frontMatter = stringify({ ...fields, ...changes }, { lineWidth: 0 });
    writeFileSync(join(folder, `made-${number}.${extension}`), `---\n${frontMatter}---\n${body}`);
  }
}
