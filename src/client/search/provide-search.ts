/** Prints the results of a query into a region, nothing for an empty query; later where it has to fetch what the query needs. */
export type Search = (query: string, region: HTMLElement) => void | Promise<void>;

/** The element around a search, once its code has loaded. */
export interface SearchFrame extends HTMLElement {
  /** @param fetchData called for the first caller only */
  openSearch: (fetchData: () => Promise<unknown>) => Promise<Search>;
}

/**
 * Lets the script of the page and the island open the search, once for both; again where its data could not be fetched. On
 * the element and not as an export, because Vite drops exports of files that are imported with `?worker&url`.
 */
export function provideSearch(toSearch: (data: never) => Search): void {
  let opened: Promise<Search> | undefined;
  const frame = document.querySelector<SearchFrame>('[data-code]')!;
  frame.openSearch = async (fetchData) => {
    opened ??= fetchData().then((data) => toSearch(data as never));
    try {
      return await opened;
    } catch (error) {
      opened = undefined;
      throw error;
    }
  };
}
