import type { Page } from 'playwright/test';
import { extractText, getDocumentProxy, getResolvedPDFJS } from 'unpdf';

/** A sheet of a printed page of the site. */
export interface Sheet {
  /** Without white space, which a PDF does not store reliably. */
  text: string;
  /** The colours that text is drawn in, like #2a1d14. */
  textColours: Set<string>;
  /** The colours of rectangles as large as a card or larger. */
  grounds: Set<string>;
}

/** Square points. */
const card = 10_000;

/** How many numbers draw a rectangle; a frame, one rectangle inside another, takes more. */
const rectangle = 13;

/** The links, as a PDF would contain them. */
export const chrome = /Skiptocontent|HomeAboutPricing|©20\d\d/;

export const lightText = (sheets: Sheet[]) =>
  sheets.flatMap(({ textColours }) => [...textColours]).filter((colour) => luminance(colour) > 0.1);
export const darkGrounds = (sheets: Sheet[]) =>
  sheets.flatMap(({ grounds }) => [...grounds]).filter((colour) => luminance(colour) < 0.5);
export const textOf = (sheets: Sheet[]) => sheets.map(({ text }) => text).join('');

/** Prints a page on A4, with its backgrounds, and reads the sheets. */
export async function print(page: Page): Promise<Sheet[]> {
  const margin = { top: '1cm', bottom: '1cm', left: '1cm', right: '1cm' };
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'A4', margin, printBackground: true })));
  const { text } = await extractText(pdf);
  const sheets = text.map(async (words, index) => ({
    text: packed(words),
    ...(await coloursOf(await (await pdf.getPage(index + 1)).getOperatorList())),
  }));
  return Promise.all(sheets);
}

/** Without white space. */
export function packed(text: string): string {
  return text.replace(/\s/g, '');
}

/** What a page must have on paper: the title, the answers, the URLs of the links in its text. */
export function contentOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const links = document.querySelectorAll('main a[href^="http"]:not([class*="button-"], dialog a)');
    const texts = document.querySelectorAll('h1, main details:not(nav *) > :not(summary)');
    return [
      ...[...links].map((link) => `(${link.getAttribute('href')})`),
      ...[...texts].map((text) => {
        // A PDF has the numbers of sources at the end of each sheet.
        const copy = text.cloneNode(true) as Element;
        for (const unprinted of copy.querySelectorAll('sup, button')) unprinted.remove();
        for (const link of copy.querySelectorAll('[href^="http"]')) link.append(`(${link.getAttribute('href')})`);
        return copy.textContent.replace(/\s/g, '').slice(0, 40);
      }),
    ];
  });
}

/** The text that a PDF returns unchanged: in Devanagari, whose glyphs are in visual order, only Latin letters and figures. */
export function legible(text: string): string[] {
  return /[\u0900-\u097f]/.test(text) ? (text.match(/[!-~]+/g) ?? []) : [packed(text)];
}

/** From 0 to 1; black on white has at least 7:1 up to 0.1. https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

async function coloursOf({ fnArray, argsArray }: { fnArray: number[]; argsArray: unknown[] }) {
  const { OPS } = await getResolvedPDFJS();
  const colours = { textColours: new Set<string>(), grounds: new Set<string>() };
  let state = { colour: '#000000', scale: 1 };
  const saved: (typeof state)[] = [];
  fnArray.forEach((operator, index) => {
    const values = argsArray[index] as unknown[];
    if (operator === OPS.save) saved.push({ ...state });
    if (operator === OPS.restore) state = saved.pop() ?? state;
    if (operator === OPS.setFillRGBColor) state.colour = String(values[0]);
    if (operator === OPS.showText) colours.textColours.add(state.colour);
    if (operator === OPS.transform) {
      const [a = 1, b = 0, c = 0, d = 1] = values as number[];
      state.scale *= Math.abs(a * d - b * c);
    }
    if (operator === OPS.constructPath && values[0] === OPS.fill) {
      const [left = 0, top = 0, right = 0, bottom = 0] = Object.values(values[2] as object) as number[];
      const isRectangle = Object.keys((values[1] as object[])[0] ?? {}).length === rectangle;
      const area = Math.abs((right - left) * (bottom - top)) * state.scale;
      if (isRectangle && area > card) colours.grounds.add(state.colour);
    }
  });
  return colours;
}
