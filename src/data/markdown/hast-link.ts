import type { HastNode } from 'satteri';

type HastElement = Extract<HastNode, { type: 'element' }>;

/** A link for a plugin to insert. */
export function toLink(href: string, children: HastElement['children'], attributes = {}): HastElement {
  return { type: 'element', tagName: 'a', properties: { href, ...attributes }, children };
}
