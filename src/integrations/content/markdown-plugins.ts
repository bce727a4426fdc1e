/** Extensions of Markdown. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { satteriHeadingIdsPlugin } from '@astrojs/markdown-satteri';
import { defineHastPlugin, mdxToJs, type HastNode } from 'satteri';
import { sourceLinks } from '#lib/build/source-links.ts';
import { translationName } from '#schemas/translation.ts';

/**
 * Tables: cells are aligned by a class, as the pages' policy refuses the style attribute that Markdown gives them; an empty heading
 * becomes a plain cell; and a table wider than the page scrolls in a frame of its own that the keyboard can reach.
 */
export const markdownTables = defineHastPlugin({
  name: 'markdown-tables',
  element: [
    {
      filter: ['td', 'th'],
      visit(cell, context) {
        const alignment = /text-align: (right|center)/.exec(cell.properties.style?.toString() ?? '')?.[1];
        if (!alignment) return;
        context.setProperty(cell, 'style', undefined);
        context.setProperty(cell, 'className', [`text-${alignment}`]);
      },
    },
    {
      filter: ['th'],
      visit(heading, context) {
        if (heading.children.length > 0) context.setProperty(heading, 'scope', 'col');
        else context.replaceNode(heading, { type: 'element', tagName: 'td', properties: {}, children: [] });
      },
    },
    {
      filter: ['table'],
      visit(table, context) {
        context.wrapNode(table, {
          type: 'element',
          tagName: 'div',
          properties: { className: ['table-frame'], tabIndex: 0 },
          children: [],
        });
      },
    },
  ],
});

/**
 * Headings link to themselves, so that a reader can copy the URL of a section; a heading that already contains a link stays as it
 * is. It runs after the plugin that gives headings their ids.
 */
export const headingLinks = defineHastPlugin({
  name: 'heading-links',
  element: {
    filter: ['h2', 'h3'],
    visit(heading, context) {
      const { id } = heading.properties;
      if (!id || containsLink(heading)) return;
      const link = {
        type: 'element' as const,
        tagName: 'a',
        properties: { href: `#${id}` },
        children: heading.children,
      };
      context.replaceNode(heading, { ...heading, children: [link] });
    },
  },
});

function containsLink(node: Readonly<HastNode>): boolean {
  if (!('children' in node)) return false;
  return node.children.some((child) => (child.type === 'element' && child.tagName === 'a') || containsLink(child));
}

/**
 * The headings of a translation, like content/pages/security.hi.mdx, get the ids of the English ones, so that a link to a heading
 * works in every language. It runs before the plugin that gives headings their ids.
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

/** The ids of the headings of a text, in order. */
function idsIn(source: string): string[] {
  const headings: { depth: number; slug: string; text: string }[] = [];
  const paths = { localImagePaths: new Set<string>(), remoteImagePaths: new Set<string>() };
  const astro = { ...paths, frontmatter: {}, headings };
  // The plugin is synchronous, and so is the call.
  void mdxToJs(source.replace(/^---\n[^]*?\n---\n/, ''), { hastPlugins: [satteriHeadingIdsPlugin()], data: { astro } });
  return astro.headings.map(({ slug }) => slug);
}

/** Turns the source markers of a file of content/ into links, named in the language of the file. */
export function translatedSources({ fileURL }: { readonly fileURL: URL | undefined }) {
  return sourceLinks(translationName.exec(fileURL?.pathname ?? '')?.[2]);
}
