import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { satteriHeadingIdsPlugin } from '@astrojs/markdown-satteri';
import { defineHastPlugin, mdxToJs } from 'satteri';

/**
 * The headings of a translation, like content/pages/security.hi.mdx, get the ids of the English ones, so that a link to a heading
 * leads to it in every language. It comes before the plugin that gives headings their ids.
 */
export function translatedHeadings({ fileURL }: { readonly fileURL: URL | undefined }) {
  const file = fileURL && fileURLToPath(fileURL);
  const english = file?.replace(/\.[a-z]{2,3}(\.mdx?)$/, '$1');
  if (english === undefined || english === file || !existsSync(english)) return null;
  const ids = idsIn(readFileSync(english, 'utf8')).values();
  return defineHastPlugin({
    name: 'translated-headings',
    element: {
      filter: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
      visit(heading, context) {
        const id = ids.next().value;
        if (id !== undefined) context.setProperty(heading, 'id', id);
      },
    },
  });
}

/** The ids that the headings of a text get, in its order. */
function idsIn(source: string): string[] {
  const headings: { depth: number; slug: string; text: string }[] = [];
  const paths = { localImagePaths: new Set<string>(), remoteImagePaths: new Set<string>() };
  const astro = { ...paths, frontmatter: {}, headings };
  // Its plugin is synchronous, and so is the call.
  void mdxToJs(source.replace(/^---\n[^]*?\n---\n/, ''), { hastPlugins: [satteriHeadingIdsPlugin()], data: { astro } });
  return astro.headings.map(({ slug }) => slug);
}
