export function select(parent: ParentNode, selector: string): Element[] {
  return [...parent.querySelectorAll(selector)];
}

/** The attribute of each element that has it, among those of the selector. */
export function attributesOf(parent: ParentNode, selector: string, name: string): string[] {
  return select(parent, selector).flatMap((element) => element.getAttribute(name) ?? []);
}

/** The text of an element with white space as readers see it. */
export function textOf(element: Element | null | undefined): string {
  return element?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
}

/** The same without source markers, which structured data does not repeat, and without scripts. */
export function proseOf(element: Element | null | undefined): string {
  const copy = element?.cloneNode(true) as Element | undefined;
  for (const other of copy?.querySelectorAll('sup, script') ?? []) other.remove();
  return textOf(copy);
}

/** The content of the `<meta>` of this name or property; '' if there is none. */
export function metaContent(document: Document, name: string): string {
  return attributesOf(document, `meta[name="${name}"], meta[property="${name}"]`, 'content')[0] ?? '';
}

/** The text of every inline script that the browser executes or applies: all except JSON. */
export function executableScripts(document: Document): string[] {
  const scripts = select(document, 'script:not([src])');
  return scripts.filter((script) => !script.matches('[type$="json"]')).map(({ textContent }) => textContent ?? '');
}

export function styleSheets(document: Document): string[] {
  return select(document, 'style').map(({ textContent }) => textContent ?? '');
}

/** The URLs in the styles of a page, without those of inlined data. */
export function styleUrls(document: Document): string[] {
  const urls = styleSheets(document).flatMap((css) =>
    [...css.matchAll(/url\(["']?(.*?)["']?\)/g)].map(([, url]) => url ?? ''),
  );
  return [...new Set(urls)].filter((url) => !url.startsWith('data:'));
}
