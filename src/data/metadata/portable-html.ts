import { parseFragment, serialize, type DefaultTreeAdapterTypes } from 'parse5';

type ParentNode = DefaultTreeAdapterTypes.ParentNode;
type ChildNode = DefaultTreeAdapterTypes.ChildNode;

/** Elements that feed readers show differently or not at all. */
const leftOut = new Set('button form iframe input link nav noscript script source style svg template'.split(' '));

/** Attributes with a meaning without the site's styles and scripts. */
const attributes = new Set('alt colspan datetime height href rowspan scope src start title width'.split(' '));
const urlAttributes = new Set(['href', 'src']);

/**
 * HTML that means the same away from the site: absolute URLs, and nothing that needs the site's styles and scripts.
 * @param base the absolute URL of the page it comes from
 */
export function portableHtml(html: string, base: string): string {
  const fragment = parseFragment(html);
  clean(fragment, base);
  return serialize(fragment).trim();
}

function clean(parent: ParentNode, base: string): void {
  parent.childNodes = parent.childNodes.filter(isKept);
  for (const child of parent.childNodes) {
    if (!('tagName' in child)) continue;
    child.attrs = child.attrs
      .filter(({ name }) => attributes.has(name))
      .map(({ name, value }) => ({ name, value: urlAttributes.has(name) ? new URL(value, base).href : value }));
    clean(child, base);
  }
}

function isKept(node: ChildNode): boolean {
  if (node.nodeName === '#comment') return false;
  return !('tagName' in node) || !leftOut.has(node.tagName);
}
