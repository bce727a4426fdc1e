import { markdownHref } from '#lib/routes.ts';
import type { IndexablePage } from './indexable-page.ts';

/** What the list of pages needs of each. */
export type ListedPage = Pick<IndexablePage, 'path' | 'canonical' | 'title' | 'description' | 'parent' | 'siteName'>;

const firstSection = 'Pages';

/**
 * The list of all pages for assistants, each with its address in Markdown and what it is about. https://llmstxt.org
 * @throws when there is no home page
 */
export function toLlmsText(pages: readonly ListedPage[]): string {
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
    const parentFirst = [...members].sort((a, b) => Number(b.parent === undefined) - Number(a.parent === undefined));
    const links = parentFirst.map(
      ({ title, path, description }) => `- [${escape(title)}](${origin}${markdownHref(path)}): ${description}`,
    );
    return `## ${label}\n\n${links.join('\n')}\n`;
  });
  return `# ${home.siteName}\n\n> ${home.description}\n\n${texts.join('\n')}`;
}

const escape = (text: string) => text.replace(/[[\]\\]/g, '\\$&');
