import { defineHastPlugin } from 'satteri';

/**
 * Tables: cells are aligned by a class, as the pages' policy refuses the style attribute that Markdown gives them; an empty heading
 * becomes a plain cell; and a table wider than the page scrolls in a frame of its own that the keyboard can reach.
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
