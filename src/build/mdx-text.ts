import { hash } from 'node:crypto';
import { mdxToJs, mdxToMdast } from 'satteri';
import { didYouMean, quoted } from '#schemas/wording.ts';
import type { SyntaxMistake } from './entry-text.ts';

/** What the tree of an MDX text is made of, as far as it is looked at here. */
interface MdxNode {
  type: string;
  name?: string | null;
  value?: unknown;
  children?: MdxNode[];
  position?: { start: { line: number; column: number } } | undefined;
}

/** Digests of texts without mistakes: a build looks at each when it begins and when it loads the entry. */
const sound = new Set<string>();

/**
 * What keeps the text of an .mdx entry from being printed: signs that MDX takes for code, and parts that do not exist.
 * @param parts the names of the parts that it may use without an import
 */
export function findMdxMistakes(text: string, parts: readonly string[]): SyntaxMistake[] {
  const digest = hash('sha256', JSON.stringify([text, parts]));
  if (sound.has(digest)) return [];
  try {
    mdxToJs(text);
  } catch (error) {
    return [explain(error)];
  }
  const mistakes = inspect(mdxToMdast(text), parts);
  if (mistakes.length === 0) sound.add(digest);
  return mistakes;
}

/** The compiler's message begins with line and column, and ends with the name of its rule. */
function explain(error: unknown): SyntaxMistake {
  const message = error instanceof Error ? error.message : String(error);
  const [, line = '1', column = '1', words = message] =
    /^(\d+):(\d+): (.*?)(?: \([\w-]+:[\w-]+\))?$/s.exec(message) ?? [];
  const advice = 'close every tag, and write \\< and \\{ where the signs themselves are meant';
  return { line: Number(line), column: Number(column), message: `cannot be read: ${words} → ${advice}` };
}

function inspect(node: MdxNode, parts: readonly string[]): SyntaxMistake[] {
  const place = node.position?.start ?? { line: 1, column: 1 };
  const message = refuse(node, parts);
  return [
    ...(message ? [{ line: place.line, column: place.column, message }] : []),
    ...(node.children ?? []).flatMap((child) => inspect(child, parts)),
  ];
}

function refuse({ type, name, value }: MdxNode, parts: readonly string[]): string | undefined {
  if (/^mdxJsx(Text|Flow)Element$/.test(type) && name && /^[A-Z]/.test(name) && !parts.includes(name)) {
    return `<${name}> does not exist${didYouMean(name, parts)} → write one of: ${parts.join(', ')}`;
  }
  if (/^mdx(Text|Flow)Expression$/.test(type) && !/^\s*(\/\*.*\*\/\s*)?$/s.test(String(value))) {
    if (value === 'name') return '{name} is understood in fields only → write <Product /> in the text';
    return `{${String(value)}} is read as code → write \\{ where the sign itself is meant`;
  }
  if (type === 'mdxjsEsm')
    return `${quoted(String(value).split('\n')[0])} is code → take it out: every part can be used without an import`;
  return undefined;
}
