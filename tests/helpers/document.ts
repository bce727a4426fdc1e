export function select(parent: ParentNode, selector: string): Element[] {
  return [...parent.querySelectorAll(selector)];
}

/** The attribute of each element that has it, among those of the selector. */
export function attributesOf(parent: ParentNode, selector: string, name: string): string[] {
  return select(parent, selector).flatMap((element) => element.getAttribute(name) ?? []);
}

/** The text of an element with its white space as the reader sees it. */
export function textOf(element: Element | null | undefined): string {
  return element?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
}
