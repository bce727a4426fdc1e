import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, onTestFinished } from 'vitest';
import { stringify } from 'yaml';
import { toVariables } from '#dev/backend-settings.ts';
import { localPublishableKey } from '#dev/backend-access.ts';
import { collectionNames } from '#schemas/collections.ts';
import { singletonNames } from '#schemas/singletons.ts';
import { makeSingleton, smallestEntries } from './make.ts';

/** Files by their paths below the project: texts and pictures. */
export type Files = Map<string, string | Uint8Array>;

const project = fileURLToPath(new URL('../..', import.meta.url));

/** Inside the project, so that its packages are found from there. */
const cache = join(project, '.cache');

/** Two months, in the shape of the one bank. */
const statement = `Date,Narration,Debit,Credit,Balance,Category
2026-10-01,UPI/SHOP,100,,900,Others
2026-11-01,UPI/SHOP,100,,800,Others
`;

/** content/words/en.json with links to a page that the smallest content has. */
export const interfaceWords = readFileSync(join(project, 'content/words/en.json'), 'utf8').replaceAll(
  /\]\(\/[^)]*\)/g,
  '](/)',
);

/** The smallest content without a mistake: one entry in each collection. */
export function makeContent(): Files {
  const entries = collectionNames.map((name) => {
    const { file, entry } = smallestEntries[name];
    return [`content/${name}/${file}`, file.endsWith('.json') ? toJson(entry) : toMdx(entry)] as const;
  });
  const singletons = singletonNames.map((name) => [`content/${name}.json`, toJson(makeSingleton(name))] as const);
  return new Map([
    ...entries,
    ...singletons,
    ['content/words/en.json', interfaceWords],
    ['content/demo/statement.csv', statement],
  ]);
}

export function toJson(entry: object): string {
  return `${JSON.stringify(entry, null, 2)}\n`;
}

export function toMdx(fields: object, body = 'A paragraph.'): string {
  return `---\n${stringify(fields, { lineWidth: 0 })}---\n\n${body}\n`;
}

export function writeFiles(files: Files, folder: string): void {
  for (const [file, text] of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
}

function makeFolder(): string {
  mkdirSync(cache, { recursive: true });
  return mkdtempSync(join(cache, 'content-'));
}

const removeFolder = (folder: string) => rmSync(folder, { recursive: true, force: true });

/** Puts the files into a new folder until the test is finished. */
export function makeProject(files: Files): string {
  const folder = makeFolder();
  onTestFinished(() => removeFolder(folder));
  writeFiles(files, folder);
  return folder;
}

/** A copy of this project without its tests, which can be built and served, until the tests of the file are finished. */
export function copyProject(): string {
  const folder = makeFolder();
  afterAll(() => removeFolder(folder));
  const backend = toVariables({ url: 'http://127.0.0.1:54321', publishableKey: localPublishableKey });
  const variables = Object.entries(backend).map((entry) => entry.join('='));
  writeFileSync(join(folder, '.env'), variables.join('\n'));
  const parts = ['.config', 'content', 'public', 'src'];
  const files = ['astro.config.mjs', 'package-lock.json', 'package.json', 'tsconfig.json'];
  for (const part of [...parts, ...files]) cpSync(join(project, part), join(folder, part), { recursive: true });
  return folder;
}

/** Such a copy with this content and one page, which prints the states and the texts of the articles. */
export function copyProjectWith(files: Files): string {
  const folder = copyProject();
  for (const part of ['content', 'public', 'src/pages']) removeFolder(join(folder, part));
  const page = readFileSync(join(project, 'tests/helpers/states-and-articles.astro'));
  writeFiles(new Map([...files, ['src/pages/index.astro', page]]), folder);
  return folder;
}

/** The environment Astro is started with: without what the test runner sets, which keeps the development server from answering. */
const environment: NodeJS.ProcessEnv = {
  ...process.env,
  VITEST: undefined,
  NODE_ENV: undefined,
  ASTRO_TELEMETRY_DISABLED: '1',
  ASTRO_DEV_BACKGROUND: '0',
  FORCE_COLOR: '0',
  NODE_COMPILE_CACHE: join(cache, 'compiled'),
};

/** What Astro gives to its own plugins for Markdown. */
export const pluginData = {
  astro: { localImagePaths: new Set<string>(), remoteImagePaths: new Set<string>(), frontmatter: {}, headings: [] },
};

export function startAstro(folder: string, ...args: string[]): ChildProcess {
  const astro = join(project, 'node_modules/astro/bin/astro.mjs');
  return spawn(process.execPath, [astro, ...args], { cwd: folder, env: environment });
}

/** Runs an Astro command to its end. */
export async function runAstro(folder: string, ...args: string[]): Promise<{ status: number | null; output: string }> {
  const astro = startAstro(folder, ...args);
  let output = '';
  astro.stdout?.on('data', (text) => (output += String(text)));
  astro.stderr?.on('data', (text) => (output += String(text)));
  const [status] = (await once(astro, 'close')) as [number | null];
  return { status, output };
}
