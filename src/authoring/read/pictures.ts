import { existsSync } from 'node:fs';
import { dirname, extname, join } from 'node:path/posix';
import type { MdastNode } from 'satteri';
import { listFiles } from '#lib/build/list-files.ts';
import { didYouMean, quoted } from '#schemas/wording.ts';
import { lineOf } from './markdown.ts';

/** The extensions of files that may be beside the texts that show them. */
const pictureExtensions = ['.avif', '.gif', '.jpeg', '.jpg', '.png', '.svg', '.webp'];

export function isPicture(file: string): boolean {
  return pictureExtensions.includes(extname(file).toLowerCase());
}

/** The pictures of a text: their URLs, decoded where they can be, and the lines that show them. */
export function picturesIn(nodes: readonly MdastNode[]): { url: string; isDecoded: boolean; line: number }[] {
  return nodes.flatMap((node) => (node.type === 'image' ? [{ ...decode(node.url), line: lineOf(node) }] : []));
}

function decode(url: string): { url: string; isDecoded: boolean } {
  try {
    return { url: decodeURI(url), isDecoded: true };
  } catch {
    return { url, isDecoded: false };
  }
}

/**
 * Pictures that the build could not show: those that do not exist, and those that are not beside the text.
 * @param project the folder that contains content/
 * @param file the path below the project, like content/blog/gst.mdx
 */
export function findPictureMistakes(project: string, file: string, nodes: readonly MdastNode[]) {
  const folder = dirname(file);
  return picturesIn(nodes).flatMap(({ url, isDecoded, line }) => {
    if (!isDecoded) return [{ line, message: `the picture ${quoted(url)} has a bare % in its URL → write it %25` }];
    const name = /^\.\/(?!.*\.\.\/)(.*)/.exec(url)?.[1];
    if (name === undefined) {
      const message = `the picture ${quoted(url)} is not beside the text → put its file into ${folder}, and write ./ before its name`;
      return [{ line, message }];
    }
    if (existsSync(join(project, folder, name))) return [];
    const others = listFiles(join(project, folder)).filter(isPicture);
    const names = others.map((other) => `./${other}`);
    const message = `the picture ${quoted(url)} does not exist${didYouMean(url, names)} → put it at ${join(folder, name)}, or write the name of one that exists`;
    return [{ line, message }];
  });
}
