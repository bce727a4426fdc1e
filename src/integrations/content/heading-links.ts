import { defineHastPlugin } from 'satteri';

/**
 * Headings of Markdown link to themselves, so that a reader can copy the URL of a section. It comes after the plugin that gives
 * headings their ids; a heading that holds a link already stays as it is.
 */
export const headingLinks = defineHastPlugin({
  name: 'heading-links',
  element: {
    filter: ['h2', 'h3'],
    visit(heading, context) {
      const { id } = heading.properties;
      if (!id || heading.children.some((child) => child.type === 'element' && child.tagName === 'a')) return;
      const link = {
        type: 'element' as const,
        tagName: 'a',
        properties: { href: `#${id}` },
        children: heading.children,
      };
      context.replaceNode(heading, { ...heading, children: [link] });
    },
  },
});
