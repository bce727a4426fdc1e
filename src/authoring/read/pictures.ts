import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path/posix';
import { markdownToMdast, mdxToMdast } from 'satteri';
import type { Mistake } from '#lib/build/content-error.ts';
import { didYouMean, quoted } from '#schemas/wording.ts';

/** What may lie beside the texts that show it. */
export const pictureEndings = ['.avif', '.gif', '.jpeg', '.jpg', '.png', '.svg', '.webp'];

/**
 * Pictures of a text that the build could not show: those that are not there, and those that do not lie beside the text.
 * @param project the folder that holds content/
 * @param file the path below the project, like content/blog/gst.mdx
 */
export function findPictureMistakes(project: string, file: string, text: string): Mistake[] {
  const folder = dirname(file);
  return findPictures(file, text).flatMap(({ url, line }) => {
    const message = isBeside(url) ? missing(project, folder, url) : misplaced(url, folder);
    return message ? [{ file, line, message }] : [];
  });
}

/** Text that the build does not understand has no pictures: what is wrong with it is told elsewhere. */
function findPictures(file: string, text: string): { url: string; line: number }[] {
  try {
    return picturesIn(file.endsWith('.mdx') ? mdxToMdast(text) : markdownToMdast(text));
  } catch {
    return [];
  }
}

interface MarkdownNode {
  type: string;
  url?: string;
  children?: MarkdownNode[];
  position?: { start: { line: number } } | undefined;
}

function picturesIn({ type, url, children = [], position }: MarkdownNode): { url: string; line: number }[] {
  const own = type === 'image' && url !== undefined ? [{ url: decodeURI(url), line: position?.start.line ?? 1 }] : [];
  return [...own, ...children.flatMap(picturesIn)];
}

/** True for ./receipt.jpg and ./gst/receipt.jpg. */
function isBeside(url: string): boolean {
  return url.startsWith('./') && !url.split('/').includes('..');
}

function misplaced(url: string, folder: string): string {
  return `the picture ${quoted(url)} does not lie beside the text → put its file into ${folder}, and write ./ before its name`;
}

function missing(project: string, folder: string, url: string): string | undefined {
  const path = join(folder, url);
  if (existsSync(join(project, path))) return undefined;
  const others = existsSync(join(project, dirname(path)))
    ? readdirSync(join(project, dirname(path))).filter((name) => pictureEndings.some((ending) => name.endsWith(ending)))
    : [];
  const names = others.map((name) => `./${relative(folder, join(dirname(path), name))}`);
  return `the picture ${quoted(url)} is not there${didYouMean(url, names)} → put it at ${path}, or write the name of one that is there`;
}
