import { defineHastPlugin } from 'satteri';
import { translationName } from '#schemas/translation.ts';
import { wordsOf } from './languages.ts';
import { sourceAnchor, sourceMarker } from './source-markers.ts';
import { fillTokens } from './tokens.ts';

/** Turns the source markers of a file of content/ into links, which are named in its language. */
export function sourceLinksOfFile({ fileURL }: { readonly fileURL: URL | undefined }) {
  return sourceLinks(translationName.exec(fileURL?.pathname ?? '')?.[2]);
}

/** Turns source markers into links to the list of sources, which are named in the language. */
export function sourceLinks(language?: string) {
  const { source } = wordsOf(language).article;
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
            : toLink(piece, fillTokens(source, { number: piece })),
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
