/** What the checks do in a page, with scripts that every browser understands. */
import { setTimeout as pause } from 'node:timers/promises';
import { expect, vi } from 'vitest';
import type { ViewSize, Visitor } from './visitor.ts';

export interface Site {
  url: string;
  backendUrl: string;
  /** The secret key, which may read what visitors may only write. */
  backendKey: string;
}

export interface Check {
  title: string;
  size: ViewSize;
  run: (visitor: Visitor, site: Site) => Promise<void>;
}

export const phone = { width: 360, height: 740 };
export const desk = { width: 1280, height: 900 };

/** Waits until the expression is true. A page that is being left does not answer. */
export const until = (visitor: Visitor, expression: string) =>
  vi.waitFor(() => isSo(visitor, expression), { timeout: 20_000, interval: 100 });

export const isSo = async (visitor: Visitor, expression: string) =>
  expect(await visitor.read<boolean>(`Boolean(${expression})`), expression).toBe(true);

export const find = (selector: string) => `document.querySelector(${JSON.stringify(selector)})`;
export const style = (selector: string, property: string, part?: string) =>
  `getComputedStyle(${find(selector)}, ${JSON.stringify(part ?? null)}).${property}`;

/** Presses the middle of an element, given by a selector or an expression. */
export async function press(visitor: Visitor, selector: string, expression = find(selector)): Promise<void> {
  await until(visitor, expression);
  const isOutside = `(function (box) { return box.top < 80 || box.bottom > innerHeight; })(${expression}.getBoundingClientRect())`;
  // Sections are laid out only when they come near the screen, and may move what is below them.
  for (let turn = 0; turn < 5 && (await visitor.read<boolean>(isOutside)); turn++) {
    await visitor.read(`${expression}.scrollIntoView({ block: 'center' })`);
    await pause(250);
  }
  const [x, y] = await visitor.read<[number, number]>(`(function (box) {
    return [box.left + box.width / 2, box.top + box.height / 2];
  })(${expression}.getBoundingClientRect())`);
  await visitor.press(x, y);
}

export async function write(visitor: Visitor, selector: string, text: string): Promise<void> {
  await press(visitor, selector);
  await visitor.type(text);
  await until(visitor, `${find(selector)}.value === ${JSON.stringify(text)}`);
}

export async function heardNothing(visitor: Visitor): Promise<void> {
  expect(await visitor.read<string[]>('window.heard')).toEqual([]);
}

export const paper = 'rgb(251, 246, 234)';
export const darkPaper = 'rgb(28, 20, 16)';
