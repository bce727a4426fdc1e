import { defineHastPlugin, type HastNode } from 'satteri';
import { tableLayout } from '#data/markdown/table-layout.ts';

/**
 * Tables: cells are aligned by a class, as the pages' policy refuses the style attribute that Markdown gives them; an empty heading
 * becomes a plain cell; and a table wider than the page scrolls in a frame of its own that the keyboard can reach. Its layout
 * is a class too. Where phones show rows as cards, each cell carries the heading of its column.
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
        const headings = elementsIn(elementsIn(elementsIn(table)[0]!)[0]!);
        context.setProperty(table, 'className', [tableLayout(headings.length)]);
        if (headings.length > 2) {
          const rows = elementsIn(table).slice(1).flatMap(elementsIn);
          for (const [index, heading] of headings.entries()) {
            const label = index > 0 && context.textContent(heading);
            for (const row of label ? rows : []) context.setProperty(elementsIn(row)[index]!, 'dataLabel', label);
          }
        }
        if (headings.length === 2) context.setProperty(headings[0]!, 'className', ['w-2/5']);
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

const elementsIn = ({ children }: Readonly<Extract<HastNode, { type: 'element' }>>) =>
  children.filter((child) => child.type === 'element');
