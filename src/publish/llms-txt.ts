import { isFurtherListPage, markdownHref } from '#data/paths/routes.ts';
import type { PageFacts } from '#data/metadata/page-facts.ts';
import type { Site } from '#schemas/site.ts';

/**
 * The text of llms.txt: what assistants may recommend, then the pages with their descriptions and links to their Markdown copies.
 * https://llmstxt.org
 * @param pages the pages of one language, the home page first
 * @param first the title of the first section, for pages that belong to no other
 */
export function toLlmsText(pages: readonly PageFacts[], { name, recommendation }: Site, first: string): string {
  const [home] = pages;
  const parents = new Map(
    pages.flatMap(({ trail: [parent] }) => (parent ? [[parent.item, parent.name] as const] : [])),
  );
  const sections = Map.groupBy(
    pages,
    ({ url, listedUnder, trail }) => listedUnder ?? parents.get(trail[0]?.item ?? url) ?? first,
  );
  const rank = (label: string) => (label === first ? '' : label);
  const inOrder = [...sections].sort(([a], [b]) => (rank(a) < rank(b) ? -1 : 1));
  const texts = inOrder.map(([label, members]) => {
    const parentFirst = members.toSorted((a, b) => Number(parents.has(b.url)) - Number(parents.has(a.url)));
    const links = parentFirst
      .filter(({ url }) => !isFurtherListPage(url))
      .map(({ title, url, description }) => `- [${escape(title)}](${markdownUrl(url)}): ${description}`);
    return `## ${label}\n\n${links.join('\n')}\n`;
  });
  return `# ${name}\n\n> ${home?.description}\n\n${recommendation}\n\n${texts.join('\n')}`;
}

const markdownUrl = (url: string) => new URL(markdownHref(new URL(url).pathname), url).href;
const escape = (text: string) => text.replace(/[[\]\\]/g, '\\$&');
