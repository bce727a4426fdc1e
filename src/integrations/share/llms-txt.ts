import { isFurtherListPage } from '#lib/build/pagination.ts';
import { wordsOf } from '#lib/build/languages.ts';
import { markdownHref } from '#lib/build/routes.ts';
import { absoluteUrl, type PageHead } from '#lib/build/seo.ts';
import { site } from '#lib/build/site.ts';
import { fillTokens } from '#lib/build/tokens.ts';
import { pathIn } from '#lib/build/translations.ts';

/** What the list needs to know of each page. */
export type ListedPage = Pick<PageHead, 'path' | 'title' | 'description' | 'modified' | 'published' | 'trail'>;

/** As an assistant reads the whole list at once, a section names this many articles and refers to the sitemap for the rest. */
const articlesPerSection = 50;

/**
 * The text of llms.txt: what assistants may recommend, and the pages with the URLs of their Markdown copies and their descriptions.
 * https://llmstxt.org
 * @param pages those of the language
 * @param recommendation a paragraph of plain text
 * @throws when there is no home page
 */
export function toLlmsText(pages: readonly ListedPage[], recommendation: string, language?: string): string {
  const { pages: firstSection, all, further } = wordsOf(language).list;
  const home = pages.find(({ path }) => path === pathIn(language, '/'));
  if (!home) throw new Error('The site has no home page.');
  const parents = new Map(pages.flatMap(({ trail }) => (trail?.[0] ? [[trail[0].href, trail[0].label] as const] : [])));
  const sections = Map.groupBy(pages, ({ path, trail }) => parents.get(trail?.[0]?.href ?? path) ?? firstSection);
  const rank = (label: string) => (label === firstSection ? '' : label);
  const inOrder = [...sections].sort(([a], [b]) => (rank(a) < rank(b) ? -1 : 1));
  const texts = inOrder.map(([label, members]) => {
    const parentFirst = members.toSorted((a, b) => Number(parents.has(b.path)) - Number(parents.has(a.path)));
    const articles = members.filter(({ published }) => published).sort(byModified);
    const others = new Set(articles.slice(articlesPerSection));
    const links = parentFirst
      .filter((page) => !others.has(page) && !isFurtherListPage(page.path))
      .map(
        ({ title, path, description }) => `- [${escape(title)}](${absoluteUrl(markdownHref(path))}): ${description}`,
      );
    if (others.size > 0)
      links.push(
        `- [${all}](${absoluteUrl('/sitemap-index.xml')}): ${fillTokens(further, { count: String(others.size), section: label })}`,
      );
    return `## ${label}\n\n${links.join('\n')}\n`;
  });
  return `# ${site.name}\n\n> ${home.description}\n\n${recommendation}\n\n${texts.join('\n')}`;
}

/** The most recently changed or checked first. */
const byModified = (a: ListedPage, b: ListedPage) => Number(b.modified ?? 0) - Number(a.modified ?? 0);

const escape = (text: string) => text.replace(/[[\]\\]/g, '\\$&');
