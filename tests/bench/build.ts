/**
 * `npm run bench:build`: what each of 500 further articles adds to a build from nothing, in milliseconds, here and with libraries that
 * make the same outputs. `npm run bench:build -- 100` adds 100. It installs the libraries from the npm registry.
 */
import { execFile, execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { runCommand } from '#dev/run-command.ts';

const getPosts = `import { getCollection, render } from 'astro:content';
export const getStaticPaths = async () => (await getCollection('blog')).map((post) => ({ params: { slug: post.id }, props: post }));`;
const blogOfLibraries = {
  'astro.config.mjs': `import mdx from '@astrojs/mdx'; import sitemap from '@astrojs/sitemap';
import compressor from 'astro-compressor';
export default { site: 'https://blog.example', security: { csp: true }, integrations: [mdx(), sitemap(), compressor({ zstd: false })] };`,
  'src/content.config.ts': `import { defineCollection } from 'astro:content'; import { glob } from 'astro/loaders';
export const collections = { blog: defineCollection({ loader: glob({ base: './content/blog', pattern: '*.mdx' }) }) };`,
  'src/pages/[slug].astro': `---
${getPosts}
const { Content } = await render(Astro.props);
---
<html><head><title>{Astro.props.data.title}</title></head><body><h1>{Astro.props.data.title}</h1><Content /></body></html>`,
  'src/pages/[slug].md.ts': `${getPosts}
export const GET = ({ props }) => new Response(props.body);`,
  'src/pages/share/[...route].ts': `import { OGImageRoute } from 'astro-og-canvas';
import { getCollection } from 'astro:content';
const pages = Object.fromEntries((await getCollection('blog')).map(({ id, data }) => [id, data]));
const getImageOptions = (_, { title }) => ({ title, fonts: ['./node_modules/@fontsource/eczar/files/eczar-latin-600-normal.woff'] });
export const { getStaticPaths, GET } = await OGImageRoute({ param: 'route', pages, getImageOptions });`,
};

await runCommand(async (signal) => {
  const count = Number(process.argv[2] ?? 500);
  for (const [name, write] of Object.entries({ 'This site': copyProject, 'With libraries': writeBlogOfLibraries })) {
    const [few, many] = [await build(write, 10, signal), await build(write, 10 + count, signal)];
    console.log(`${name}: ${Math.round((many - few) / count)} ms for each of ${count} further articles`);
  }
});

/** @returns the milliseconds of a build with `count` more articles */
async function build(write: (folder: string) => void, count: number, signal: AbortSignal): Promise<number> {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'bench-build-'));
  write(folder.path);
  const modules = join(folder.path, 'node_modules');
  mkdirSync(modules, { recursive: true });
  for (const name of new Set(readdirSync('node_modules')).difference(new Set(readdirSync(modules))))
    if (!name.startsWith('.')) symlinkSync(join(process.cwd(), 'node_modules', name), join(modules, name), 'junction');
  addArticles(join(folder.path, 'content/blog'), count);
  const settings = { PUBLIC_SUPABASE_URL: 'http://127.0.0.1', PUBLIC_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_' };
  const options = { cwd: folder.path, env: { ...process.env, ...settings }, signal, maxBuffer: 1e8 };
  const startedAt = performance.now();
  await promisify(execFile)(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build'], options);
  return performance.now() - startedAt;
}

function copyProject(folder: string): void {
  const leftOut = ['node_modules', '.git', '.astro', '.cache', '.data', 'dist', 'test-results'];
  cpSync('.', folder, { recursive: true, filter: (path) => !leftOut.includes(relative('.', path)) });
}

function writeBlogOfLibraries(folder: string): void {
  for (const [file, text] of Object.entries({ ...blogOfLibraries, 'package.json': '{}', 'content/blog/.keep': '' })) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  const packages = ['astro-og-canvas@0.13.2', 'canvaskit-wasm@0.42.0', 'astro-compressor@2.0.1'];
  execFileSync('npm', ['install', '--no-save', '--legacy-peer-deps', ...packages], { cwd: folder });
}

/** Copies of our articles with other titles, without components. */
function addArticles(folder: string, count: number): void {
  const ours = globSync('content/blog/*.mdx', { exclude: ['**/*.*.mdx'] }).map((file) => readFileSync(file, 'utf8'));
  for (let number = 1; number <= count; number++) {
    const text = ours[number % ours.length]!.replace(/^title: .*$/m, `title: What a statement says, part ${number}`);
    writeFileSync(join(folder, `made-${number}.mdx`), text.replace(/<[^>]*>|\{\/\*.*?\*\/\}/gs, ''));
  }
}
