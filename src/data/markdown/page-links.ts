import { defineHastPlugin } from 'satteri';

/** The attributes of a link that depend on the page it leads to. */
export interface LinkAttributes {
  href: string;
  /** The language of that page, where it is another. */
  hreflang?: string;
}

/**
 * Points links with English paths to the pages of a language. A link to a page that is only in
 * English says so.
 * @param linkTo returns the attributes of a link on a page in that language
 * @param inEnglish "(in English)" in that language
 */
export function pageLinks(linkTo: (href: string) => LinkAttributes, inEnglish: string) {
  return defineHastPlugin({
    name: 'page-links',
    element: {
      filter: ['a'],
      visit(link, context) {
        const { href } = link.properties;
        if (typeof href !== 'string') return;
        const attributes = linkTo(href);
        for (const [name, value] of Object.entries(attributes)) context.setProperty(link, name, value);
        if (attributes.hreflang !== undefined) context.appendChild(link, { type: 'text', value: ` ${inEnglish}` });
      },
    },
  });
}
