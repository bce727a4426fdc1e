import { mkdtempDisposable, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { toVariables } from '#lib/build/supabase-settings.ts';
import { UserError } from '#lib/build/user-error.ts';
import { localPublishableKey } from '#local/local-keys.ts';
import { aborted } from '#local/run-command.ts';
import { startTool } from '#local/tool.ts';
import { findGrowth, type Measurement } from './build-growth.ts';
import { articleEndings, makeArticles, type ArticleEnding } from './made-articles.ts';
import { watchMemory } from './peak-memory.ts';
import { copyProject } from './project-copy.ts';

/** What a build with so many articles took, and what it made. */
interface Result extends Measurement {
  ending: ArticleEnding;
  /** The most memory at once, in bytes; undefined where the system does not tell. */
  memory: number | undefined;
  /** Bytes of all sitemaps. */
  sitemap: number;
}

/** The settings that a build asks for. It reaches no backend. */
const variables = toVariables({ url: 'http://127.0.0.1:54321', publishableKey: localPublishableKey });

/** See `npm run bench:build`. */
export async function benchBuild(signal: AbortSignal): Promise<void> {
  const { counts, endings } = readOptions();
  const problems: string[] = [];
  printRow(['articles', 'files', 'seconds', 'ms each', 'memory MB', '/blog bytes', 'sitemap bytes']);
  for (const ending of endings) {
    const results: Result[] = [];
    for (const articles of counts) {
      const result = await measure(articles, ending, signal);
      results.push(result);
      printResult(result);
    }
    problems.push(...findGrowth(results).map((problem) => `.${ending}: ${problem}`));
  }
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}

function readOptions(): { counts: number[]; endings: ArticleEnding[] } {
  const { values } = parseArgs({
    options: {
      articles: { type: 'string', default: '100,1000,5000' },
      endings: { type: 'string', default: articleEndings.join() },
    },
  });
  const counts = values.articles.split(',').map(Number);
  if (!counts.every((count) => Number.isInteger(count) && count >= 1))
    throw new UserError(`--articles is "${values.articles}". Write whole numbers from 1, like 100,1000.`);
  const names = values.endings.split(',');
  const endings = articleEndings.filter((ending) => names.includes(ending));
  if (endings.length !== names.length)
    throw new UserError(`--endings is "${values.endings}". Write ${articleEndings.join()}, or one of them.`);
  return { counts: counts.sort((a, b) => a - b), endings };
}

/** Builds the site with so many more articles. */
async function measure(articles: number, ending: ArticleEnding, signal: AbortSignal): Promise<Result> {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'bench-build-'));
  await copyProject(process.cwd(), folder.path);
  await makeArticles(folder.path, articles, ending);

  let output = '';
  const startedAt = performance.now();
  await using build = startTool('astro', ['build'], {
    folder: folder.path,
    variables,
    onOutput: (text) => (output += text),
  });
  using memory = watchMemory(build.group);
  const limit = timeLimit(articles);
  const end = await Promise.race([build.ended, aborted(signal), setTimeout(1000 * limit, 'late', { ref: false })]);
  const seconds = (performance.now() - startedAt) / 1000;
  signal.throwIfAborted();
  if (end === 'late') throw new UserError(`${articles} articles were not built within ${limit} seconds.`);
  if (end !== 0) {
    const lastLines = output.trimEnd().split('\n').slice(-40).join('\n');
    throw new UserError(`${lastLines}\nThe site with ${articles} articles was not built; the reason stands above.`);
  }

  const dist = join(folder.path, 'dist');
  const sitemaps = (await readdir(dist)).filter((name) => /^sitemap.*\.xml$/.test(name));
  return {
    articles,
    ending,
    seconds,
    memory: memory.peak(),
    blog: await compressedSize(join(dist, 'blog.html')),
    sitemap: (await Promise.all(sitemaps.map((name) => compressedSize(join(dist, name))))).reduce((a, b) => a + b, 0),
  };
}

/** How long a build may take before it counts as hung, in seconds. */
function timeLimit(articles: number): number {
  return 120 + articles / 2;
}

async function compressedSize(file: string): Promise<number> {
  return brotliCompressSync(await readFile(file)).length;
}

function printResult({ articles, ending, seconds, memory, blog, sitemap }: Result): void {
  const megabytes = memory === undefined ? 'unknown' : (memory / 1e6).toFixed(0);
  printRow([
    articles,
    `.${ending}`,
    seconds.toFixed(1),
    ((1000 * seconds) / articles).toFixed(1),
    megabytes,
    blog,
    sitemap,
  ]);
}

function printRow(cells: readonly (string | number)[]): void {
  console.log(cells.map((cell) => String(cell).padStart(15)).join(''));
}
