import type { ValidationError } from '#lib/errors/content-error.ts';
import type { IndexedPage } from './shared-pages.ts';

/** The links between the pages of the built site. */
export class SiteLinks {
  /** The pages and files of the site, and the headings of its pages: /faq, /faq#costs. */
  readonly #places: Set<string>;
  /** Where links lead, each with a page that has one. */
  readonly #links = new Map<string, string>();

  /** @param files their paths below the built site */
  constructor(files: readonly string[]) {
    this.#places = new Set(files.map((file) => `/${file.replace(/(^index)?\.html$/, '')}`));
  }

  add({ facts, anchors, links }: IndexedPage): void {
    const { pathname, origin } = new URL(facts.url);
    for (const anchor of anchors) this.#places.add(`${pathname}#${anchor}`);
    for (const link of links) {
      const target = new URL(link, facts.url);
      if (target.origin === origin) this.#links.set(decodeURI(target.pathname + target.hash), pathname);
    }
  }

  /** Links to what does not exist. */
  findLost(): ValidationError[] {
    return [...this.#links].flatMap(([target, page]) => {
      const message = `links to ${target}, where there is no page or heading → search for that link, and correct it`;
      return this.#places.has(target) ? [] : [{ file: page, message }];
    });
  }
}
