import { defineHastPlugin } from 'satteri';

/**
 * Tables of Markdown: the cells are aligned by a class, because the pages' policy refuses the style attribute that they come with,
 * a corner without a heading is no heading, and a table that is wider than the page scrolls inside its own frame, which the keyboard can reach.
 */
export const markdownTables = defineHastPlugin({
  name: 'markdown-tables',
  element: [
    {
      filter: ['td', 'th'],
      visit(cell, context) {
        const alignment = /text-align: (right|center)/.exec(cell.properties.style?.toString() ?? '')?.[1];
        if (!alignment) return;
        context.setProperty(cell, 'style', undefined);
        context.setProperty(cell, 'className', [`text-${alignment}`]);
      },
    },
    {
      filter: ['th'],
      visit(heading, context) {
        if (heading.children.length > 0) context.setProperty(heading, 'scope', 'col');
        else context.replaceNode(heading, { type: 'element', tagName: 'td', properties: {}, children: [] });
      },
    },
    {
      filter: ['table'],
      visit(table, context) {
        context.wrapNode(table, {
          type: 'element',
          tagName: 'div',
          properties: { className: ['table-frame'], tabIndex: 0 },
          children: [],
        });
      },
    },
  ],
});
