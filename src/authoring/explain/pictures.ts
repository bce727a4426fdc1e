import { existsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Mistake } from '#lib/build/content-error.ts';
import { quoted } from '#schemas/wording.ts';
import { lineOf, partsOf, placeIn, type Text } from './texts.ts';

/** What a picture in content/ may weigh: the build makes smaller ones of it. */
const mostKilobytes = 300;

/** Pictures that weigh too much. One that is not there stops the build, and is told of there. */
export function findHeavyPictures(project: string, texts: readonly Text[]): Mistake[] {
  return texts.flatMap((text) =>
    partsOf(text).flatMap((node) => {
      if (node.type !== 'image' || node.url === undefined) return [];
      const file = join(project, dirname(text.file), decodeURI(node.url));
      const kilobytes = existsSync(file) ? Math.ceil(statSync(file).size / 1000) : 0;
      if (kilobytes <= mostKilobytes) return [];
      const message = `the picture ${quoted(node.url)} weighs ${kilobytes} KB, at most ${mostKilobytes} are allowed → save it smaller: 1,600 pixels of width are enough`;
      return [{ ...placeIn(text, lineOf(node)), message }];
    }),
  );
}
