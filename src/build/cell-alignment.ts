import { defineHastPlugin } from 'satteri';

/** Aligns the cells of Markdown tables by a class: the style attribute that they come with is refused by the pages' policy. */
export const cellAlignment = defineHastPlugin({
  name: 'cell-alignment',
  element: {
    filter: ['td', 'th'],
    visit(cell, context) {
      const alignment = /text-align: (right|center)/.exec(String(cell.properties.style ?? ''))?.[1];
      if (!alignment) return;
      context.setProperty(cell, 'style', undefined);
      context.setProperty(cell, 'className', [`text-${alignment}`]);
    },
  },
});
