import { defineHastPlugin } from 'satteri';
import { sourceAnchor, sourceMarker } from './source-markers.ts';
import { fillTokens } from '#lib/browser/tokens.ts';

/**
 * Turns source markers into links to the list of sources.
 * @param name of a link, with the token {number}
 */
export function sourceLinks(name: string) {
  return defineHastPlugin({
    name: 'source-links',
    text(node, context) {
      const pieces = node.value.split(sourceMarker);
      if (pieces.length === 1) return;
      context.replaceNode(
        node,
        pieces.map((piece, index) =>
          index % 2 === 0
            ? { type: 'text' as const, value: piece }
            : toLink(piece, fillTokens(name, { number: piece })),
        ),
      );
    },
  });
}

function toLink(number: string, label: string) {
  return {
    type: 'element' as const,
    tagName: 'sup',
    properties: {},
    children: [
      {
        type: 'element' as const,
        tagName: 'a',
        properties: { href: `#${sourceAnchor(number)}`, 'aria-label': label },
        children: [{ type: 'text' as const, value: number }],
      },
    ],
  };
}
