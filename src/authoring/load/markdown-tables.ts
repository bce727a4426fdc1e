import { defineHastPlugin, type HastNode } from 'satteri';
import { tableLayout } from '#data/markdown/table-layout.ts';

/**
 * Aligns cells by a class, as the policy of pages refuses style attributes; makes empty headings plain cells; gives cells the label of
 * their column, for phones that show rows as cards; and puts each table into a frame that scrolls and that the keyboard reaches.
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
