import { parse, type DefaultTreeAdapterTypes, type Token } from 'parse5';

type Element = DefaultTreeAdapterTypes.Element;
type ParentNode = DefaultTreeAdapterTypes.ParentNode;

/** A range of text; the end is exclusive. */
export interface Span {
  start: number;
  end: number;
}

/** A text that replaces a range; at an empty range it is inserted. */
export interface Replacement extends Span {
  by: string;
}

/** A page of the built site and what it uses. Offsets count the characters of its HTML. */
export class BuiltPage {
  readonly html: string;
  /** The language of `<html>`, empty where it has none. */
  lang = '';
  /** Where an attribute of `<html>` can be inserted. */
  rootAttributes = -1;
  /** The end of `<meta charset>`, where the policy is inserted. */
  charsetEnd = -1;
  /** The `<style>` elements that apply to every visitor and medium, in order. */
  readonly styles: (Span & { text: string })[] = [];
  /** The text of all other `<style>` elements: those with a medium, and those in `<noscript>`. */
  readonly conditionalStyles: string[] = [];
  /** Shorter spellings: quotes in the attributes of islands are not escaped. */
  readonly savings: Replacement[] = [];
  /** The text of every inline script that the browser runs or obeys. */
  readonly inlineScripts: string[] = [];
  /** Whether there is a `<script src>`. */
  hasScriptFiles = false;
  /** The entry chunks of the page's islands. */
  readonly islandEntries: string[] = [];
  readonly classes = new Set<string>();
  /** The class attributes, from name to quote, and what they name. */
  readonly classAttributes: (Span & { names: string[] })[] = [];
  /** The URLs that forms post to, as written. */
  readonly formActions: string[] = [];

  constructor(html: string) {
    this.html = html;
  }
}

/**
 * Types of `<script>` that the browser runs or obeys, and blocks unless the policy has their hash; every other type is data.
 * https://html.spec.whatwg.org/multipage/scripting.html#prepare-the-script-element
 */
const executableType = /^$|^(module|importmap|speculationrules)$|^(text|application)\/(x-)?(java|ecma)script$/i;

/**
 * Reads a page as a browser does, both with and without scripts: the content of `<noscript>` counts too.
 * @param url the path of the file, like /about.html
 * @throws when `<html>` or `<meta charset>` is missing from the source
 */
export function readPage(url: string, html: string): BuiltPage {
  const page = new BuiltPage(html);
  for (const element of elementsIn(parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false }))) {
    const attributes = new Map(element.attrs.map(({ name, value }) => [name, value]));
    const place = element.sourceCodeLocation;
    const classPlace = place?.attrs?.class;
    if (classPlace) {
      const names = (attributes.get('class') ?? '').split(/\s+/).filter(Boolean);
      for (const name of names) page.classes.add(name);
      page.classAttributes.push({ ...spanOf(classPlace), names });
    }
    switch (element.tagName) {
      case 'html':
        page.lang = attributes.get('lang') ?? '';
        if (place?.startTag) page.rootAttributes = place.startTag.startOffset + '<html'.length;
        break;
      case 'meta':
        if (place && attributes.has('charset')) page.charsetEnd = place.endOffset;
        break;
      case 'style':
        if (element.attrs.length > 0 || element.parentNode?.nodeName === 'noscript') {
          page.conditionalStyles.push(textOf(element));
        } else if (place) {
          page.styles.push({ ...spanOf(place), text: textOf(element) });
        }
        break;
      case 'script':
        if (attributes.has('src')) page.hasScriptFiles = true;
        else if (executableType.test(attributes.get('type')?.trim() ?? '')) page.inlineScripts.push(textOf(element));
        break;
      case 'astro-island':
        for (const { startOffset: start, endOffset: end } of Object.values(place?.attrs ?? {})) {
          const written = html.slice(start, end);
          const by = inSingleQuotes(written);
          if (by !== written) page.savings.push({ start, end, by });
        }
        for (const name of ['component-url', 'renderer-url', 'before-hydration-url']) {
          const entry = attributes.get(name);
          if (entry) page.islandEntries.push(entry);
        }
        break;
      case 'form': {
        const action = attributes.get('action');
        if (action) page.formActions.push(action);
      }
    }
  }

  if (page.rootAttributes < 0) throw new Error(`${url}: the <html> tag is missing → write it out.`);
  if (page.charsetEnd < 0)
    throw new Error(`${url}: <meta charset="utf-8"> is missing → write it first in <head>; the policy follows it.`);
  return page;
}

/** Replaces ranges, which must not overlap. An insertion where a range begins comes before its replacement. */
export function replaceSpans(text: string, replacements: readonly Replacement[]): string {
  return [...replacements]
    .sort((a, b) => b.start - a.start || b.end - a.end)
    .reduce((result, { start, end, by }) => result.slice(0, start) + by + result.slice(end), text);
}

/** An attribute with JSON in it, its quotes not escaped. */
function inSingleQuotes(attribute: string): string {
  if (!attribute.includes('&quot;') || attribute.includes("'")) return attribute;
  return attribute.replaceAll('"', "'").replaceAll('&quot;', '"');
}

const spanOf = ({ startOffset, endOffset }: Token.Location): Span => ({ start: startOffset, end: endOffset });

function* elementsIn(parent: ParentNode): Generator<Element> {
  for (const child of parent.childNodes) {
    if (!('tagName' in child)) continue;
    yield child;
    yield* elementsIn('content' in child ? child.content : child);
  }
}

function textOf(element: Element): string {
  return element.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
}
