import { fillTokens } from '#client/tokens.ts';
import { isFurtherListPage, markdownHref } from '#data/paths/routes.ts';
import type { PageFacts } from '#data/metadata/page-facts.ts';
import type { Words } from '#schemas/interface-words.ts';

/** As an assistant reads the whole list at once, a section names this many articles and refers to the sitemap for the rest. */
const articlesPerSection = 50;

/**
 * The text of llms.txt: what assistants may recommend, and the pages with the URLs of their Markdown copies and their descriptions.
 * https://llmstxt.org
 * @param pages those of the language, the home page first
 * @param site its name and, as a paragraph of plain text, what may be recommended
 * @param words those of the language for such a list
 */
export function toLlmsText(
  pages: readonly PageFacts[],
  { name, recommendation }: { name: string; recommendation: string },
  words: Words['list'],
): string {
  const [home] = pages;
  const parents = new Map(
    pages.flatMap(({ trail: [parent] }) => (parent ? [[parent.item, parent.name] as const] : [])),
  );
  const sections = Map.groupBy(
    pages,
    ({ url, listedUnder, trail }) => listedUnder ?? parents.get(trail[0]?.item ?? url) ?? words.pages,
  );
  const rank = (label: string) => (label === words.pages ? '' : label);
  const inOrder = [...sections].sort(([a], [b]) => (rank(a) < rank(b) ? -1 : 1));
  const texts = inOrder.map(([label, members]) => {
    const parentFirst = members.toSorted((a, b) => Number(parents.has(b.url)) - Number(parents.has(a.url)));
    const articles = members.filter(({ isArticle }) => isArticle).sort(byModified);
    const others = new Set(articles.slice(articlesPerSection));
    const links = parentFirst
      .filter((page) => !others.has(page) && !isFurtherListPage(page.url))
      .map(({ title, url, description }) => `- [${escape(title)}](${markdownUrl(url)}): ${description}`);
    if (others.size > 0) {
      const further = fillTokens(words.further, { count: String(others.size), section: label });
      links.push(`- [${words.all}](${new URL('/sitemap-index.xml', home?.url).href}): ${further}`);
    }
    return `## ${label}\n\n${links.join('\n')}\n`;
  });
  return `# ${name}\n\n> ${home?.description}\n\n${recommendation}\n\n${texts.join('\n')}`;
}

/** The most recently changed or checked first. */
const byModified = (a: PageFacts, b: PageFacts) => (b.modified ?? '').localeCompare(a.modified ?? '');

const markdownUrl = (url: string) => new URL(markdownHref(new URL(url).pathname), url).href;
const escape = (text: string) => text.replace(/[[\]\\]/g, '\\$&');
