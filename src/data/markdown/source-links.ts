import { defineHastPlugin } from 'satteri';
import { toLink } from './hast-link.ts';
import { sourceAnchor, sourceMarker } from './source-markers.ts';
import { fillTokens } from '#client/tokens.ts';

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
        pieces.map((piece, index) => {
          const text = { type: 'text' as const, value: piece };
          if (index % 2 === 0) return text;
          const label = fillTokens(name, { number: piece });
          const link = toLink(`#${sourceAnchor(piece)}`, [text], { 'aria-label': label });
          return { type: 'element', tagName: 'sup', properties: {}, children: [link] };
        }),
      );
    },
  });
}
