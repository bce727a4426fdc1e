import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtempDisposable, readdir, readFile, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { toVariables } from '#lib/build/supabase-settings.ts';
import { UserError } from '#lib/build/user-error.ts';
import { localPublishableKey } from '#local/local-keys.ts';
import { makeArticles } from './made-articles.ts';

/** Five times as many articles may take 5.5 times as long. */
const growthAllowed = 1.1;

/** How many bytes the blog's first page may grow by, as it links to more pages at its end. */
const bytesAllowed = 100;

/** What is in a project besides its sources. */
const notSources = ['node_modules', '.git', '.astro', '.cache', '.data', 'dist', 'test-results'];

/** The settings that a build requires. It connects to no backend. */
const variables = toVariables({ url: 'http://127.0.0.1:54321', publishableKey: localPublishableKey });

/** Prints the peak memory of the process when it exits. */
const reportMemory = `data:text/javascript,process.on('exit', () => console.log('peak ' + process.resourceUsage().maxRSS))`;

/** See `npm run bench:build`. */
export async function benchBuild(signal: AbortSignal): Promise<void> {
  const counts = readCounts();
  for (const extension of ['md', 'mdx'] as const) {
    const measurements: Measurement[] = [];
    for (const articles of counts) measurements.push(await measure(articles, extension, signal));
    console.log(`Articles in .${extension}`);
    console.table(measurements);
    const problems = findGrowth(measurements);
    for (const problem of problems) console.error(`.${extension}: ${problem}`);
    if (problems.length > 0) process.exitCode = 1;
  }
}

function readCounts(): number[] {
  const { values } = parseArgs({ options: { articles: { type: 'string', default: '100,1000,5000' } } });
  const counts = values.articles.split(',').map(Number);
  if (!counts.every((count) => Number.isInteger(count) && count >= 1))
    throw new UserError(`--articles is "${values.articles}". Write whole numbers from 1, like 100,1000.`);
  return counts.sort((a, b) => a - b);
}

type Measurement = Awaited<ReturnType<typeof measure>>;

/** Builds the site with this many more articles. The keys are the headings of the printed table; bytes are compressed. */
async function measure(articles: number, extension: 'md' | 'mdx', signal: AbortSignal) {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'bench-build-'));
  await copyProject(process.cwd(), folder.path);
  await makeArticles(folder.path, articles, extension);

  const startedAt = performance.now();
  const args = ['--import', reportMemory, 'node_modules/astro/bin/astro.mjs', 'build'];
  // A build that takes longer than this hangs.
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

/**
 * Copies the sources of a project into an empty folder, where they can be changed and built. Packages are linked one by one, so that
 * what tools write beside them stays in the copy.
 */
async function copyProject(project: string, folder: string): Promise<void> {
  const isSource = (path: string) => !notSources.includes(relative(project, path));
  await cp(project, folder, { recursive: true, filter: isSource });

  const packages = join(project, 'node_modules');
  await mkdir(join(folder, 'node_modules'));
  for (const name of (await readdir(packages)).filter((entry) => !entry.startsWith('.'))) {
    await symlink(join(packages, name), join(folder, 'node_modules', name), 'junction');
  }
}

/** What grows faster than allowed, in sentences. */
function findGrowth(measurements: readonly Measurement[]): string[] {
  return measurements.slice(1).flatMap((more, index) => {
    const fewer = measurements[index] ?? more;
    const range = `from ${fewer.articles} to ${more.articles} articles`;
    const times = more.seconds / fewer.seconds;
    const timesAllowed = (growthAllowed * more.articles) / fewer.articles;
    const bytes = more['blog bytes'] - fewer['blog bytes'];
    return [
      ...(times > timesAllowed ? [`${range} the time grows ${times.toFixed(1)} times, more than ${timesAllowed}`] : []),
      ...(bytes > bytesAllowed ? [`${range} /blog grows by ${bytes} bytes, more than ${bytesAllowed}`] : []),
    ];
  });
}
