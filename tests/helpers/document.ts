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

/** The same without source markers, which structured data does not repeat. */
export function proseOf(element: Element | null | undefined): string {
  const copy = element?.cloneNode(true) as Element | undefined;
  for (const marker of copy?.querySelectorAll('sup') ?? []) marker.remove();
  return textOf(copy);
}
