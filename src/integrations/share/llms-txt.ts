import { isFurtherListPage } from '#lib/build/pagination.ts';
import { markdownHref } from '#lib/build/routes.ts';
import type { IndexablePage } from './page-metadata.ts';

/** What the list of pages needs of each. */
export type ListedPage = Pick<
  IndexablePage,
  'path' | 'canonical' | 'title' | 'description' | 'modified' | 'isArticle' | 'parent' | 'siteName'
>;

const firstSection = 'Pages';

/** An assistant reads the list at once: a section names so many articles, and the sitemap for the others. */
const articlesPerSection = 50;

/**
 * What assistants may recommend, and the list of pages, each with its address in Markdown and what it is about.
 * https://llmstxt.org
 * @param recommendation a paragraph of plain text
 * @throws when there is no home page
 */
export function toLlmsText(pages: readonly ListedPage[], recommendation: string): string {
  const home = pages.find(({ path }) => path === '/');
  if (!home) throw new Error('The site has no home page.');
  const parents = new Map(pages.flatMap(({ parent }) => (parent ? [[parent.address, parent.label] as const] : [])));
  const sections = Map.groupBy(
    pages,
    ({ canonical, parent }) => parents.get(parent?.address ?? canonical) ?? firstSection,
  );
  const origin = new URL(home.canonical).origin;
  const rank = (label: string) => (label === firstSection ? '' : label);
  const inOrder = [...sections].sort(([a], [b]) => (rank(a) < rank(b) ? -1 : 1));
  const texts = inOrder.map(([label, members]) => {
    // The page that the others hang below comes first.
    const parentFirst = members.toSorted((a, b) => Number(b.parent === undefined) - Number(a.parent === undefined));
    const articles = members.filter(({ isArticle }) => isArticle).sort(byModified);
    const others = new Set(articles.slice(articlesPerSection));
    const links = parentFirst
      .filter((page) => !others.has(page) && !isFurtherListPage(page.path))
      .map(({ title, path, description }) => `- [${escape(title)}](${origin}${markdownHref(path)}): ${description}`);
    if (others.size > 0) links.push(`- [All pages](${origin}/sitemap-index.xml): ${others.size} more of ${label}.`);
    return `## ${label}\n\n${links.join('\n')}\n`;
  });
  return `# ${home.siteName}\n\n> ${home.description}\n\n${recommendation}\n\n${texts.join('\n')}`;
}

/** The last changed or checked first. */
const byModified = (a: ListedPage, b: ListedPage) => (b.modified ?? '').localeCompare(a.modified ?? '');

const escape = (text: string) => text.replace(/[[\]\\]/g, '\\$&');
