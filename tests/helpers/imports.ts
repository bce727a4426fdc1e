import { dirname, join } from 'node:path/posix';
import ts from 'typescript';

/** One module that imports another. */
export interface Arrow {
  /** The file, by its path below the project. */
  from: string;
  /** A file by its path below the project, or the name of a package. */
  to: string;
  /** True when only types are imported, of which nothing is left in the site. */
  isType: boolean;
}

/** What the modules of one part of the site may import. */
interface Rule {
  of: RegExp;
  mayImport: RegExp[];
  /** What they may import besides as types. */
  mayName: RegExp[];
}

const anyFile = /^src\//;
const packages = /^(?!astro:)(?!src\/|content\/)/;
const pureLib = /^src\/lib\/(?!content\/)/;
const parts = /^src\/(components|islands)\//;

/** Data flows one way: pages → layouts → components → lib, and pages → lib/content → schemas. The first rule that fits counts. */
const rules: readonly Rule[] = [
  { of: /^src\/content\.config\.ts$/, mayImport: [/^astro:content$/, /^src\/(build|schemas)\//], mayName: [] },
  { of: /^src\/schemas\//, mayImport: [/^src\/schemas\//, /^astro\/zod$/], mayName: [] },
  {
    of: /^src\/lib\/content\//,
    mayImport: [/^src\/(lib|schemas)\//, /^content\//, /^astro:content$/, packages],
    mayName: [],
  },
  { of: /^src\/lib\/site\.ts$/, mayImport: [pureLib, /^src\/schemas\//, /^content\/site\.json$/], mayName: [] },
  { of: /^src\/lib\//, mayImport: [pureLib, packages], mayName: [/^src\/schemas\//] },
  {
    of: /^src\/islands\//,
    mayImport: [/^src\/islands\//, /^src\/lib\/((forms|demo)\/|(format|search|supabase)\.ts$)/, /^react$/],
    mayName: [],
  },
  { of: /^src\/components\//, mayImport: [parts, pureLib, packages, /^astro:assets$/], mayName: [anyFile] },
  {
    of: /^src\/layouts\//,
    mayImport: [parts, pureLib, packages, /^src\/(layouts|styles)\//],
    mayName: [anyFile],
  },
  { of: /^src\/pages\//, mayImport: [parts, packages, /^src\/(layouts|lib)\//], mayName: [anyFile] },
  { of: /^src\/wake\//, mayImport: [/^src\/wake\//, pureLib, packages], mayName: [] },
  {
    of: /^src\/editor\//,
    mayImport: [/^src\/(editor|schemas)\//, /^src\/build\/content-files\.ts$/, pureLib, packages],
    mayName: [],
  },
  {
    of: /^src\/(build|commands)\//,
    mayImport: [/^src\/(build|commands|lib|schemas|wake)\//, /^src\/editor\/integration\.ts$/, packages],
    mayName: [],
  },
];

/** Everything that a module imports. `source` may be TypeScript, TSX or an .astro file. */
export function readArrows(file: string, source: string): Arrow[] {
  const code = file.endsWith('.astro') ? (/^---\n(.*?)^---$/ms.exec(source)?.[1] ?? '') : source;
  const kind = file.endsWith('.ts') ? ts.ScriptKind.TS : ts.ScriptKind.TSX;
  const arrows: Arrow[] = [];
  const add = (name: ts.Expression | undefined, isType: boolean) => {
    if (name && ts.isStringLiteralLike(name)) arrows.push({ from: file, to: resolve(file, name.text), isType });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node))
      add(node.moduleSpecifier, node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword);
    if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, node.isTypeOnly);
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      add(node.arguments[0], false);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, code, ts.ScriptTarget.Latest, false, kind));
  return arrows;
}

/** The arrows that no rule allows, as lines like "src/islands/Menu.tsx → src/schemas/bank.ts". */
export function findWrongArrows(arrows: readonly Arrow[]): string[] {
  return arrows.filter((arrow) => !isAllowed(arrow)).map(({ from, to }) => `${from} → ${to}`);
}

function isAllowed({ from, to, isType }: Arrow): boolean {
  const rule = rules.find(({ of }) => of.test(from));
  if (!rule) return false;
  return [...rule.mayImport, ...(isType ? rule.mayName : [])].some((target) => target.test(to));
}

function resolve(file: string, name: string): string {
  const path = name.split('?')[0] ?? name;
  if (path.startsWith('#')) return join('src', path.slice(1));
  return path.startsWith('.') ? join(dirname(file), path) : path;
}
