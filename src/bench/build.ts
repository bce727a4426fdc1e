import { execFile } from 'node:child_process';
import { mkdtempDisposable, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { toVariables } from '#lib/build/supabase-settings.ts';
import { UserError } from '#lib/build/user-error.ts';
import { localPublishableKey } from '#local/local-keys.ts';
import { findGrowth, type Measurement } from './build-growth.ts';
import { articleExtensions, makeArticles, type ArticleExtension } from './made-articles.ts';
import { copyProject } from './project-copy.ts';

/** The settings that a build asks for. It reaches no backend. */
const variables = toVariables({ url: 'http://127.0.0.1:54321', publishableKey: localPublishableKey });

/** Prints, as the process ends, the most memory that it held at once. */
const reportMemory = `data:text/javascript,process.on('exit', () => console.log('peak ' + process.resourceUsage().maxRSS))`;

/** See `npm run bench:build`. */
export async function benchBuild(signal: AbortSignal): Promise<void> {
  const { counts, extensions } = readOptions();
  for (const extension of extensions) {
    const measurements: Measurement[] = [];
    for (const articles of counts) measurements.push(await measure(articles, extension, signal));
    console.log(`Articles in .${extension}`);
    console.table(measurements);
    const problems = findGrowth(measurements);
    for (const problem of problems) console.error(`.${extension}: ${problem}`);
    if (problems.length > 0) process.exitCode = 1;
  }
}

function readOptions(): { counts: number[]; extensions: ArticleExtension[] } {
  const { values } = parseArgs({
    options: {
      articles: { type: 'string', default: '100,1000,5000' },
      extensions: { type: 'string', default: articleExtensions.join() },
    },
  });
  const counts = values.articles.split(',').map(Number);
  if (!counts.every((count) => Number.isInteger(count) && count >= 1))
    throw new UserError(`--articles is "${values.articles}". Write whole numbers from 1, like 100,1000.`);
  const names = values.extensions.split(',');
  const extensions = articleExtensions.filter((extension) => names.includes(extension));
  if (extensions.length !== names.length)
    throw new UserError(`--extensions is "${values.extensions}". Write ${articleExtensions.join()}, or one of them.`);
  return { counts: counts.sort((a, b) => a - b), extensions };
}

/** Builds the site with this many more articles. */
async function measure(articles: number, extension: ArticleExtension, signal: AbortSignal): Promise<Measurement> {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'bench-build-'));
  await copyProject(process.cwd(), folder.path);
  await makeArticles(folder.path, articles, extension);

  const startedAt = performance.now();
  const args = ['--import', reportMemory, 'node_modules/astro/bin/astro.mjs', 'build'];
  // A build that takes longer hangs.
  const timeout = 1000 * (120 + articles / 2);
  const options = { cwd: folder.path, env: { ...process.env, ...variables }, signal, timeout, maxBuffer: 1e8 };
  const { stdout } = await promisify(execFile)(process.execPath, args, options).catch((error: unknown) => {
    const { stdout: output, stderr } = error as { stdout: string; stderr: string };
    const lastLines = `${output}${stderr}`.trimEnd().split('\n').slice(-40).join('\n');
    throw new UserError(`${lastLines}\nThe site with ${articles} articles was not built; the reason is above.`);
  });
  const seconds = (performance.now() - startedAt) / 1000;

  const dist = join(folder.path, 'dist');
  const sitemaps = (await readdir(dist)).filter((name) => /^sitemap.*\.xml$/.test(name));
  const sitemapSizes = await Promise.all(sitemaps.map((name) => compressedSize(join(dist, name))));
  return {
    articles,
    seconds: Number(seconds.toFixed(1)),
    'ms each': Number(((1000 * seconds) / articles).toFixed(1)),
    'memory MB': Math.round(Number(/^peak (\d+)$/m.exec(stdout)?.[1]) / 1024),
    'blog bytes': await compressedSize(join(dist, 'blog.html')),
    'sitemap bytes': sitemapSizes.reduce((sum, size) => sum + size, 0),
  };
}

async function compressedSize(file: string): Promise<number> {
  return brotliCompressSync(await readFile(file)).length;
}
