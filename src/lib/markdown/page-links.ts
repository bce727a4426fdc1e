import { defineHastPlugin } from 'satteri';

/** What a link says of the page that it leads to. */
export interface LinkAttributes {
  href: string;
  /** The language of that page, where it is another. */
  hreflang?: string;
}

/**
 * Points the links of a text, which are written with English paths, to the pages of a language.
 * @param linkTo where a link leads on a page in that language
 */
export function pageLinks(linkTo: (href: string) => LinkAttributes) {
  return defineHastPlugin({
    name: 'page-links',
    element: {
      filter: ['a'],
      visit(link, context) {
        const { href } = link.properties;
        if (typeof href !== 'string') return;
        for (const [name, value] of Object.entries(linkTo(href))) context.setProperty(link, name, value);
      },
    },
  });
}
