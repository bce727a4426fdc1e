import memoize from 'memoize';
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { factsAttribute } from '#data/metadata/page-facts.ts';

type Element = Tree.Element;

export interface BuiltPage {
  /** The path of the file, like about.html. */
  file: string;
  html: string;
  /** All elements in document order with their source positions, those in `<noscript>` and `<template>` included. */
  elements: readonly Element[];
  /** The code of all script files that the page can load. */
  scripts: readonly string[];
  /** The element with the facts of the page; undefined on pages that search engines do not index. */
  facts: Element | undefined;
}

export function parsePage(file: string, html: string, scripts: ScriptFiles): BuiltPage {
  const document = parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false });
  const elements: Element[] = [];
  const visit = (parent: Tree.ParentNode) => {
    for (const child of parent.childNodes) {
      if (!('tagName' in child)) continue;
      elements.push(child);
      visit('content' in child ? child.content : child);
    }
  };
  visit(document);
  const facts = elements.find((element) => attributeOf(element, factsAttribute) !== undefined);
  return { file, html, elements, scripts: scripts.namedIn(html), facts };
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

/** The texts of the inline scripts that the browser runs or obeys. */
export function inlineScriptsIn(elements: readonly Element[]): string[] {
  const scripts = elements.filter(({ tagName }) => tagName === 'script');
  return scripts
    .filter((script) => attributeOf(script, 'src') === undefined)
    .filter((script) => executableType.test(attributeOf(script, 'type')?.trim() ?? ''))
    .map(textOf);
}

/** The scripts that Astro writes right before the first island: its client directive, and the definition of `<astro-island>`. */
export function islandScriptsIn(elements: readonly Element[]): Element[] {
  const island = elements.findIndex(({ tagName }) => tagName === 'astro-island');
  if (island === -1) return [];
  const before = elements.slice(0, island);
  return before.slice(before.findLastIndex(({ tagName }) => tagName !== 'script') + 1);
}

/** The script files of the site, by name. Names contain a hash, so that whatever loads a file contains its name. */
export class ScriptFiles {
  readonly #code: ReadonlyMap<string, string>;

  constructor(code: ReadonlyMap<string, string>) {
    this.#code = code;
  }

  /** The code of all files reachable from the names in a text. */
  namedIn(text: string): string[] {
    const names = new Set(this.#namesIn(text).flatMap((name) => [...this.#reachableFrom(name)]));
    return [...names].map((name) => this.#code.get(name)!);
  }

  /** The names of all files reachable from the given file, itself included. */
  readonly #reachableFrom = memoize((name: string): Set<string> => {
    const found = new Set([name]);
    // The loop also visits the names that it adds.
    for (const next of found) for (const named of this.#namesIn(this.#code.get(next)!)) found.add(named);
    return found;
  });

  #namesIn(text: string): string[] {
    return [...this.#code.keys()].filter((name) => text.includes(name));
  }
}
