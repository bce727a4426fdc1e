import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';

type Element = Tree.Element;

export interface BuiltPage {
  /** The path of the file, like about.html. */
  file: string;
  html: string;
  /** The code of the script files that the page can load. */
  scripts: readonly string[];
}

/** Every element of a page, in order, with its place in the source. What is in `<noscript>` and `<template>` counts too. */
export function elementsIn(html: string): Element[] {
  const elements: Element[] = [];
  const visit = (parent: Tree.ParentNode) => {
    for (const child of parent.childNodes) {
      if (!('tagName' in child)) continue;
      elements.push(child);
      visit('content' in child ? child.content : child);
    }
  };
  visit(parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false }));
  return elements;
}

export function attributeOf({ attrs }: Element, name: string): string | undefined {
  return attrs.find((attribute) => attribute.name === name)?.value;
}

export function textOf({ childNodes }: Element): string {
  return childNodes.map((child) => ('value' in child ? child.value : '')).join('');
}

/**
 * Types of `<script>` that the browser runs or obeys, and blocks unless the policy has their hash; every other type is data.
 * https://html.spec.whatwg.org/multipage/scripting.html#prepare-the-script-element
 */
const executableType = /^$|^(module|importmap|speculationrules)$|^(text|application)\/(x-)?(java|ecma)script$/i;

/** The text of every inline script that the browser runs or obeys. */
export function inlineScriptsIn(elements: readonly Element[]): string[] {
  const scripts = elements.filter(({ tagName }) => tagName === 'script');
  return scripts
    .filter((script) => attributeOf(script, 'src') === undefined)
    .filter((script) => executableType.test(attributeOf(script, 'type')?.trim() ?? ''))
    .map(textOf);
}

/**
 * The code of every script file that a text can lead to. Their names contain a hash, so whatever loads one names it.
 * @param files the script files of the site: name → code
 */
export function scriptFilesIn(text: string, files: ReadonlyMap<string, string>, found = new Set<string>()): string[] {
  for (const [name, code] of files) {
    if (found.has(code) || !text.includes(name)) continue;
    found.add(code);
    scriptFilesIn(code, files, found);
  }
  return [...found];
}
