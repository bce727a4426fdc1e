import type { Page } from 'playwright/test';
import { extractText, getDocumentProxy, getResolvedPDFJS } from 'unpdf';

/** A page of this site as a sheet of paper shows it. */
export interface Sheet {
  /** Without white space, which a PDF leaves to the reader. */
  text: string;
  /** The colours that text is drawn in, like #2a1d14. */
  textColours: Set<string>;
  /** The colours of rectangles as large as a card or larger. */
  grounds: Set<string>;
}

/** Square points. */
const card = 10_000;

/** How many numbers draw a rectangle; a frame, which is one in another, takes more. */
const rectangle = 13;

/** Prints a page on A4 and reads the sheets. */
export async function print(page: Page, printBackground: boolean): Promise<Sheet[]> {
  const margin = { top: '1cm', bottom: '1cm', left: '1cm', right: '1cm' };
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'A4', margin, printBackground })));
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
