import { hash } from 'node:crypto';
import { z } from 'astro/zod';
import { mdxToJs, mdxToMdast, type MdastNode, type MdxJsxAttributeUnion } from 'satteri';
import type { Mistake } from '#lib/build/content-error.ts';
import { fieldName, findMistakes } from '#schemas/find-mistakes.ts';
import type { Parts } from '#schemas/parts.ts';
import { didYouMean, quoted } from '#schemas/wording.ts';

type TextMistake = Omit<Mistake, 'file'>;

/** Digests of texts without mistakes: a build looks at each when it begins and when it loads the entry. */
const sound = new Set<string>();

/**
 * What keeps the text of an .mdx entry from being printed: signs that MDX takes for code, parts that do not exist, and attributes
 * that a part does not take, or lacks.
 * @param parts what it may use without an import
 */
export function findMdxMistakes(text: string, parts: Parts): TextMistake[] {
  const digest = hash('sha256', JSON.stringify([text, Object.keys(parts)]));
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
function explain(error: unknown): TextMistake {
  const message = error instanceof Error ? error.message : String(error);
  const [, line = '1', column = '1', words = message] =
    /^(\d+):(\d+): (.*?)(?: \([\w-]+:[\w-]+\))?$/s.exec(message) ?? [];
  const advice = 'close every tag, and write \\< and \\{ where the signs themselves are meant';
  return { line: Number(line), column: Number(column), message: `cannot be read: ${words} → ${advice}` };
}

function inspect(node: MdastNode, parts: Parts): TextMistake[] {
  const { line, column } = node.position?.start ?? { line: 1, column: 1 };
  const message = refuse(node, parts);
  const children: readonly MdastNode[] = 'children' in node ? node.children : [];
  return [
    ...(message ? [{ line, column, message }] : []),
    ...findAttributeMistakes(node, parts).map((mistake) => ({ line, ...mistake })),
    ...children.flatMap((child) => inspect(child, parts)),
  ];
}

function refuse(node: MdastNode, parts: Parts): string | undefined {
  switch (node.type) {
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement': {
      const { name } = node;
      if (!name || !/^[A-Z]/.test(name) || Object.hasOwn(parts, name)) return undefined;
      const names = Object.keys(parts);
      return `<${name}> does not exist${didYouMean(name, names)} → write one of: ${names.join(', ')}`;
    }
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      if (/^\s*(\/\*.*\*\/\s*)?$/s.test(node.value)) return undefined;
      if (node.value === 'name') return '{name} is understood in fields only → write <Product /> in the text';
      return `{${node.value}} is read as code → write \\{ where the sign itself is meant`;
    case 'mdxjsEsm':
      return `${quoted(node.value.split('\n')[0])} is code → take it out: every part can be used without an import`;
    default:
      return undefined;
  }
}

/** What is wrong with the attributes of a part; [] for anything else. */
function findAttributeMistakes(node: MdastNode, parts: Parts): TextMistake[] {
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return [];
  const part = `<${node.name}>`;
  const schema = node.name && Object.hasOwn(parts, node.name) ? parts[node.name] : undefined;
  if (!schema) return [];
  const values: Record<string, unknown> = {};
  const unreadable = new Map<string, string>();
  for (const attribute of node.attributes) {
    const name = attribute.type === 'mdxJsxAttribute' ? attribute.name : '';
    const value = valueOf(attribute);
    if (!name || value === undefined) {
      unreadable.set(name, 'is code → write a text between "double quotes", a number between {braces}');
    } else if (schema.shape[name] instanceof z.ZodNumber && typeof value === 'string') {
      unreadable.set(name, `${quoted(value)} is a text, not a number → write it between braces, like ${name}={1240}`);
    } else values[name] = value;
  }
  return [
    ...[...unreadable].map(([name, message]) => ({ field: `${part} ${name}`.trimEnd(), message })),
    ...findMistakes(schema, values)
      .filter(({ path }) => !unreadable.has(fieldName(path)))
      .map(({ path, message }) => ({ field: `${part} ${fieldName(path)}`, message })),
  ];
}

/** What an attribute says: a text, or the number or text between its braces; true without either, as in HTML; undefined for code. */
function valueOf({ type, value }: MdxJsxAttributeUnion): unknown {
  if (type === 'mdxJsxExpressionAttribute') return undefined;
  if (typeof value !== 'object' || value === null) return value ?? true;
  try {
    return JSON.parse(value.value);
  } catch {
    return undefined;
  }
}
