import { fileURLToPath } from 'node:url';
import Slugger from 'github-slugger';
import type { MdastNode } from 'satteri';
import type { Entry } from '#authoring/read/content.ts';
import { lineOf } from '#authoring/read/markdown-nodes.ts';
import { fieldOf } from '#authoring/read/syntax.ts';
import type { Mistake } from '#lib/build/content-error.ts';
import { listFiles } from '#lib/build/list-files.ts';
import { categoryHref, codeHref, entryHref } from '#lib/pages/routes.ts';
import { filterCategories } from '#schemas/article.ts';
import { codeGroups } from '#schemas/code.ts';
import { didYouMean, quoted } from '#schemas/wording.ts';
import type { Prose } from './prose.ts';

/** The paths of the site, each with the anchors that the content defines. */
export type Routes = ReadonlyMap<string, readonly string[]>;

/** An entry with what is to be proofread in it. */
type EntryProse = Entry & { texts: readonly Prose[] };

const source = fileURLToPath(new URL('../../', import.meta.url));

/** Every path of the site: pages by their files, pages made from entries, and files served as they are. */
export function readRoutes(entries: readonly Entry[]): Routes {
  const routes = new Map<string, string[]>();
  const add = (route: string, anchors: string[] = []) => routes.set(route, [...(routes.get(route) ?? []), ...anchors]);
  for (const file of listFiles(`${source}pages`)) {
    const path = /^(?:\[\.\.\.locale\]\/)?([^[]+)\.(astro|ts)$/.exec(file)?.[1];
    if (path) add(`/${path}`.replace(/\/index$/, '') || '/');
  }
  for (const file of listFiles(`${source}../public`)) add(`/${file}`);
  for (const path of [...filterCategories.map(categoryHref), ...codeGroups.map((group) => codeHref(group))]) add(path);
  for (const entry of entries) {
    const [route, anchor] = entryHref(entry.collection, entry.id, entry.fields)?.split('#') ?? [];
    if (route) add(route, anchor === undefined ? anchorsIn(entry) : [anchor, ...questionsIn(entry)]);
  }
  return routes;
}

/**
 * Links to pages or headings that do not exist, or to articles that are not published by then.
 * @param others texts that are published with every build
 * @param today the day on which the site is built, as year-month-day
 */
export function findLostLinks(entries: readonly EntryProse[], others: readonly Prose[], today: string): Mistake[] {
  const routes = readRoutes(entries);
  const publishing = new Map(entries.map((entry) => [pathOf(entry), dayOfPublishing(entry)]));

  /** What is wrong with a link on a page that is shown from this day on. */
  const refuse = (link: string, own: string, shownFrom: string): string | undefined => {
    if (/^(https|mailto|tel):/.test(link)) return undefined;
    if (!/^[/#](?!\/)/.test(link))
      return 'is incomplete → begin a path of this site with /, any other URL with https://';
    const [, path = '', anchor] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(link) ?? [];
    const route = path || own;
    const anchors = routes.get(route);
    if (!anchors)
      return `leads to no page${didYouMean(path, [...routes.keys()])} → write the path of a page, like /faq`;
    if ((publishing.get(route) ?? '') > shownFrom)
      return 'leads to an article that is not published by then → publish it first, or remove the link';
    if (anchor === undefined || anchors.length === 0 || anchors.includes(anchor)) return undefined;
    const all = anchors.map((name) => `#${name}`).join(', ');
    return `leads to no heading of ${route}${didYouMean(anchor, anchors)} → write one of: ${all}`;
  };

  const lostIn = (texts: readonly Prose[], own: string, shownFrom: string): Mistake[] =>
    texts.flatMap(({ nodes, placeOf }) =>
      nodes.flatMap((node) =>
        linksIn(node).flatMap((link) => {
          const wrong = refuse(link, own, shownFrom);
          return wrong === undefined
            ? []
            : [{ ...placeOf(lineOf(node)), message: `the link ${quoted(link)} ${wrong}` }];
        }),
      ),
    );

  return [
    ...entries.flatMap((entry) => {
      const [shownFrom = today] = [today, dayOfPublishing(entry)].sort().reverse();
      return lostIn(entry.texts, pathOf(entry) ?? '/', shownFrom);
    }),
    ...lostIn(others, '/', today),
  ];
}

/** The path of the page that shows an entry. */
function pathOf({ collection, id, fields }: Entry): string | undefined {
  return entryHref(collection, id, fields)?.replace(/#.*/, '');
}

/** The day from which an entry is on the site, as year-month-day: that of an article; after all days for a draft. */
function dayOfPublishing({ fields }: Entry): string {
  const day = fieldOf(fields, 'publishDate');
  return fieldOf(fields, 'draft') === true ? '9999-12-31' : typeof day === 'string' ? day : '';
}

function linksIn(node: MdastNode): string[] {
  if (node.type === 'link' || node.type === 'definition') return [node.url];
  if (node.type === 'html') return [...node.value.matchAll(/\bhref="([^"]*)"/g)].map(([, link = '']) => link);
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return [];
  return node.attributes.flatMap((attribute) =>
    attribute.type === 'mdxJsxAttribute' && attribute.name === 'href' && typeof attribute.value === 'string'
      ? [attribute.value]
      : [],
  );
}

/** The anchors that a text gets from its headings when it is built. */
function anchorsIn({ headings }: Entry): string[] {
  const slugger = new Slugger();
  return headings.map(({ text }) => slugger.slug(text));
}

/** The anchors of the questions in a category of the FAQ. */
function questionsIn({ fields }: Entry): string[] {
  const items = fieldOf(fields, 'items');
  return Array.isArray(items) ? items.map((item) => String(fieldOf(item, 'id'))) : [];
}
