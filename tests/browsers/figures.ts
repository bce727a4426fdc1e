import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { expect } from 'vitest';
import { desk, find, heardNothing, type Check } from './steps.ts';
import type { Visitor } from './visitor.ts';

/** The first and last row of pixels of the digits of each figure on the screen. */
async function linesOfInk(visitor: Visitor): Promise<number[][]> {
  const boxes = await visitor.read<{ left: number; top: number; width: number; height: number }[]>(
    `[].slice.call(document.querySelectorAll('.count-up')).map(function (figure) {
      var box = figure.getBoundingClientRect();
      return { left: Math.round(box.left), top: Math.round(box.top) - 20, width: Math.round(box.width), height: Math.round(box.height) + 40 };
    })`,
  );
  const picture = await visitor.picture();
  return Promise.all(
    boxes.map(async (box) => {
      const { data } = await sharp(picture).extract(box).greyscale().raw().toBuffer({ resolveWithObject: true });
      const inked = Array.from({ length: box.height }, (_, line) => line).filter((line) =>
        data.subarray(line * box.width, (line + 1) * box.width).some((light) => light < 100),
      );
      return [inked[0] ?? -1, inked.at(-1) ?? -1];
    }),
  );
}

export const figures: Check = {
  title: 'the figures count up in whole numbers, on the same line as the true ones',
  size: desk,
  run: async (visitor, { url }) => {
    await visitor.goto(url);
    await visitor.read("document.fonts.load('600 1rem Eczar').then(function () { return 1; })").catch(() => undefined);
    await pause(500);
    await visitor.goto(url);
    await visitor.read(`${find('.count-up')}.scrollIntoView({ block: 'center' })`);
    /** What is drawn over each figure after it has counted for this long. */
    const drawnAfter = async (milliseconds: number) => {
      const drawn = await visitor.read<string[]>(`(function () {
        ['none', ''].forEach(function (display) {
          document.body.style.display = display;
          document.body.getBoundingClientRect();
        });
        document.getAnimations().forEach(function (animation) {
          if (!animation.effect.target.closest('.count-up')) return animation.cancel();
          animation.pause();
          animation.currentTime = ${milliseconds};
        });
        document.activeElement.blur();
        ${find('.count-up')}.scrollIntoView({ block: 'center' });
        return [].slice.call(document.querySelectorAll('.count-up')).map(function (figure) {
          return getComputedStyle(figure, '::before').counterReset.replace('count ', '');
        });
      })()`);
      await pause(200);
      return drawn.map(Number);
    };
    const whole = await visitor.read<number[]>(
      "[].slice.call(document.querySelectorAll('.count-up')).map(function (figure) { return parseInt(figure.textContent); })",
    );
    expect(whole).not.toEqual([]);
    expect(await drawnAfter(1)).toEqual(whole.map(() => 0));
    const isBetween = (number: number, index: number) =>
      Number.isInteger(number) && number > 0 && number < whole[index]!;
    const half = await drawnAfter(600);
    expect(half.filter(isBetween)).toEqual(half);
    expect(await drawnAfter(1795)).toEqual(whole);
    const counted = await linesOfInk(visitor);
    await drawnAfter(2000);
    expect(await linesOfInk(visitor)).toEqual(counted);
    await heardNothing(visitor);
  },
};
