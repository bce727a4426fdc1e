import { fileURLToPath } from 'node:url';
import Slugger from 'github-slugger';
import type { MdastNode } from 'satteri';
import { fieldOf } from '#authoring/read/fields-text.ts';
import { lineOf, nodesOf } from '#authoring/read/markdown.ts';
import type { Mistake } from '#lib/build/content-error.ts';
import { listFiles } from '#lib/build/list-files.ts';
import { categoryHref, codeHref } from '#lib/build/routes.ts';
import { filterCategories } from '#schemas/article.ts';
import { codeGroups } from '#schemas/code.ts';
import { rulesOf } from '#schemas/collections.ts';
import { didYouMean, quoted } from '#schemas/wording.ts';
import type { Entry } from '#authoring/read/read-entries.ts';
import type { EntryProse, Prose } from './prose.ts';

/** The paths of the site, each with the anchors that the content defines. */
export type Routes = ReadonlyMap<string, readonly string[]>;

const source = fileURLToPath(new URL('../../', import.meta.url));

/** Every path of the site: pages by their files, pages made from entries, and files served as they are. */
function readRoutes(entries: readonly Entry[]): Routes {
  const routes = new Map<string, string[]>();
  const add = (route: string, anchors: string[] = []) => routes.set(route, [...(routes.get(route) ?? []), ...anchors]);
  for (const file of listFiles(`${source}pages`)) {
    const path = /^(?:\[\.\.\.locale\]\/)?([^[]+)\.(astro|ts)$/.exec(file)?.[1];
    if (path) add(`/${path}`.replace(/\/index$/, '') || '/');
  }
  for (const file of listFiles(`${source}../public`)) add(`/${file}`);
  for (const path of [...filterCategories.map(categoryHref), ...codeGroups.map((group) => codeHref(group))]) add(path);
  for (const entry of entries) {
    const [route, anchor] = rulesOf(entry.collection).href?.(entry.id, entry.fields).split('#') ?? [];
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
  return rulesOf(collection).href?.(id, fields).replace(/#.*/, '');
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
function anchorsIn({ nodes }: Entry): string[] {
  const slugger = new Slugger();
  const textOf = (part: MdastNode) => ('value' in part ? part.value : '');
  return nodes
    .filter(({ type }) => type === 'heading')
    .map((heading) => slugger.slug(nodesOf(heading).map(textOf).join('')));
}

/** The anchors of the questions in a category of the FAQ. */
function questionsIn({ fields }: Entry): string[] {
  const items = fieldOf(fields, 'items');
  return Array.isArray(items) ? items.map((item) => String(fieldOf(item, 'id'))) : [];
}
