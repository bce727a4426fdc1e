import { z } from 'astro/zod';
import type { MdastNode, MdxJsxAttributeUnion } from 'satteri';
import type { ValidationError } from '#lib/errors.ts';
import { fieldName, mistakesAt, validate } from '#schemas/kit/validation.ts';
import { refuseHtml } from './markdown-errors.ts';
import { isComponent } from './markdown-nodes.ts';
import type { MdxComponents } from '#schemas/mdx-components.ts';
import { factNames } from '#schemas/site.ts';
import { didYouMean, quoted } from '#schemas/kit/wording.ts';

/**
 * The mistakes in a node of an .mdx file: code, an unknown component, or a wrong attribute.
 * @param components those that the file may use
 */
export function findMdxErrors(node: MdastNode, components: MdxComponents): Omit<ValidationError, 'file'>[] {
  const { line, column } = node.position?.start ?? { line: 1, column: 1 };
  return [
    ...mistakesAt({ line, column }, describeMistake(node, components)),
    ...findAttributeErrors(node, components).map((error) => ({ line, ...error })),
  ];
}

/** Blocks that components are made from. Around anything else they are boxes without a meaning. */
const neededBlocks: Readonly<Record<string, readonly [type: string, remedy: string]>> = {
  Diagram: ['numbered list', 'write one in it'],
  LedgerTable: ['table', 'write a Markdown table in it, with a line | --- | below the headings'],
  Steps: ['numbered list', 'write one in it'],
};

function refuseChildren(name: string, children: readonly MdastNode[]): string | undefined {
  const [type, remedy] = neededBlocks[name] ?? [];
  const fits = (child: MdastNode) => (child.type === 'list' && child.ordered ? 'numbered list' : child.type) === type;
  if (type === undefined || children.some(fits)) return undefined;
  return `<${name}> has no ${type} → ${remedy}, with an empty line above and below`;
}

function describeMistake(node: MdastNode, components: MdxComponents): string | undefined {
  if (isComponent(node)) {
    const { name } = node;
    const names = Object.keys(components);
    if (!name || !/^[A-Z]/.test(name)) return refuseHtml(name ?? '', names);
    if (Object.hasOwn(components, name)) return refuseChildren(name, node.children);
    return `<${name}> does not exist${didYouMean(name, names)} → write one of: ${names.join(', ')}`;
  }
  switch (node.type) {
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      if (/^\s*(\/\*.*\*\/\s*)?$/s.test(node.value)) return undefined;
      if (factNames.some((name) => name === node.value))
        return `{${node.value}} is understood in fields only → write <Fact of="${node.value}" /> in the text`;
      return `{${node.value}} is read as code → write \\{ where the character itself is meant`;
    case 'mdxjsEsm':
      return `${quoted(node.value.split('\n')[0])} is code → remove it: every component can be used without an import`;
    default:
      return undefined;
  }
}

function findAttributeErrors(node: MdastNode, components: MdxComponents): { field: string; message: string }[] {
  if (!isComponent(node)) return [];
  const tag = `<${node.name}>`;
  const schema = node.name && Object.hasOwn(components, node.name) ? components[node.name] : undefined;
  if (!schema) return [];
  const values: Record<string, unknown> = {};
  const unreadable = new Map<string, string>();
  for (const attribute of node.attributes) {
    const name = attribute.type === 'mdxJsxAttribute' ? attribute.name : '';
    const value = valueOf(attribute);
    if (!name || value === undefined) {
      const code = typeof attribute.value === 'object' ? (attribute.value?.value ?? '') : '';
      const remedy = /^[\d,]+$/.test(code)
        ? `write the number without commas, like ${name}={${code.replaceAll(',', '')}}`
        : 'write a text between "double quotes", a number between {braces}';
      unreadable.set(name, `is code → ${remedy}`);
    } else if (schema.shape[name] instanceof z.ZodNumber && typeof value === 'string') {
      unreadable.set(name, `${quoted(value)} is a text, not a number → write it between braces, like ${name}={1240}`);
    } else values[name] = value;
  }
  return [
    ...[...unreadable].map(([name, message]) => ({ field: `${tag} ${name}`.trimEnd(), message })),
    ...validate(schema, values)
      .filter(({ path }) => !unreadable.has(fieldName(path)))
      .map(({ path, message }) => ({ field: `${tag} ${fieldName(path)}`, message })),
  ];
}

/** The value of an attribute: a text or, from braces, a text or number; true without a value, as in HTML; undefined for code. */
function valueOf({ type, value }: MdxJsxAttributeUnion): unknown {
  if (type === 'mdxJsxExpressionAttribute') return undefined;
  if (typeof value !== 'object' || value === null) return value ?? true;
  try {
    return JSON.parse(value.value);
  } catch {
    return undefined;
  }
}
