import { defineHastPlugin, type HastNode } from 'satteri';
import { toLink } from '#data/markdown/hast-link.ts';

/**
 * Makes headings without a link link to themselves, so that readers can copy the URL of a section. Runs after the plugin that gives
 * headings their ids.
 */
export const headingLinks = defineHastPlugin({
  name: 'heading-links',
  element: {
    filter: ['h2', 'h3'],
    visit(heading, context) {
      const { id } = heading.properties;
      if (!id || containsLink(heading)) return;
      context.replaceNode(heading, { ...heading, children: [toLink(`#${id}`, heading.children)] });
    },
  },
});

function containsLink(node: Readonly<HastNode>): boolean {
  if (!('children' in node)) return false;
  return node.children.some((child) => (child.type === 'element' && child.tagName === 'a') || containsLink(child));
}

/**
 * Gives the headings of a translation the ids of the English ones, so that links to them work in every language. Runs before the plugin
 * that gives headings their ids.
 * @param ids in order; undefined for a heading that the English text does not have
 */
export function englishHeadingIds(ids: readonly (string | undefined)[]) {
  const rest = ids.values();
  return defineHastPlugin({
    name: 'english-heading-ids',
    element: {
      filter: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
      visit(heading, context) {
        const { value } = rest.next();
        if (value !== undefined) context.setProperty(heading, 'id', value);
      },
    },
  });
}
