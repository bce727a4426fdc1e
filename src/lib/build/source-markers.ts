import { defineHastPlugin } from 'satteri';

/** `[^3]` in a text of content/ cites the third entry of its `sources`. */
export const sourceMarker = /\[\^(\d+)\]/g;

/** The anchor of a source in the list of sources. */
export const sourceAnchor = (number: number | string) => `source-${number}`;

/** Turns source markers into links to the list of sources. */
export const sourceMarkers = defineHastPlugin({
  name: 'source-markers',
  text(node, context) {
    const pieces = node.value.split(sourceMarker);
    if (pieces.length === 1) return;
    context.replaceNode(
      node,
      pieces.map((piece, index) => (index % 2 === 0 ? { type: 'text' as const, value: piece } : toLink(piece))),
    );
  },
});

function toLink(number: string) {
  return {
    type: 'element' as const,
    tagName: 'sup',
    properties: {},
    children: [
      {
        type: 'element' as const,
        tagName: 'a',
        properties: { href: `#${sourceAnchor(number)}`, 'aria-label': `Source ${number}` },
        children: [{ type: 'text' as const, value: number }],
      },
    ],
  };
}
