import { existsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Mistake } from '#lib/content-error.ts';
import { quoted } from '#schemas/wording.ts';
import { attributeOf, lineOf, partsOf, placeIn, type MarkdownNode, type Text } from './texts.ts';

/** What a picture in content/ may weigh: the build makes smaller ones of it. */
const mostKilobytes = 300;

/** Pictures that are shown and are not there, or weigh too much. */
export function findPictureMistakes(project: string, texts: readonly Text[]): Mistake[] {
  return texts.flatMap((text) =>
    partsOf(text).flatMap((node) => {
      const address = addressOf(node);
      const message = address === undefined ? undefined : refuse(project, text.file, address);
      return message === undefined ? [] : [{ ...placeIn(text, lineOf(node)), message }];
    }),
  );
}

function addressOf(node: MarkdownNode): string | undefined {
  if (node.type === 'image') return node.url;
  if (node.type === 'html') return /<img\s[^>]*\bsrc="([^"]*)"/i.exec(String(node.value))?.[1];
  return node.name === 'img' ? attributeOf(node, 'src') : undefined;
}

function refuse(project: string, file: string, address: string): string | undefined {
  const picture = quoted(address);
  if (/^[a-z]+:/i.test(address)) {
    return `the picture ${picture} lies on another site → put the file beside this one and write ./ and its name`;
  }
  const path = address.startsWith('/') ? join('public', address) : join(dirname(file), address);
  if (!existsSync(join(project, path))) return `the picture ${picture} is not there → put it at ${path}`;
  const kilobytes = Math.ceil(statSync(join(project, path)).size / 1000);
  return kilobytes > mostKilobytes
    ? `the picture ${picture} weighs ${kilobytes} KB, at most ${mostKilobytes} are allowed → save it smaller: 1,600 pixels of width are enough`
    : undefined;
}
