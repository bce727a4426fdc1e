import { mapTexts } from '#client/tokens.ts';
import type { Source } from '#schemas/kit/groups.ts';

/** `[^3]` in a text of content/ cites the third entry of its `sources`. */
export const sourceMarker = /\[\^(\d+)\]/g;

/** The anchor of a source in the list of sources. */
export const sourceAnchor = (number: number | string) => `source-${number}`;

/** The sources that the markers in a text cite, in order. */
export function sourcesCitedIn<Listed extends Source>(text: string, listed: readonly Listed[]): Listed[] {
  return Array.from(text.matchAll(sourceMarker)).flatMap(([, number]) => listed[Number(number) - 1] ?? []);
}

/** The sources of a page with texts of several entries: each once, in the order cited. */
export class JoinedSources {
  readonly list: Source[] = [];

  /**
   * Renumbers the markers in a value, at any depth, to cite this list.
   * @param own the list that the markers cite now
   */
  cite<Value>(value: Value, own: readonly Source[]): Value {
    return mapTexts(value, (text) =>
      text.replace(sourceMarker, (marker, number: string) => {
        const source = own[Number(number) - 1];
        return source ? `[^${this.numberOf(source)}]` : marker;
      }),
    );
  }

  private numberOf(source: Source): number {
    const known = this.list.findIndex(({ url }) => url === source.url);
    return known < 0 ? this.list.push(source) : known + 1;
  }
}
