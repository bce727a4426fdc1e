import { parse } from 'postcss';
import { PurgeCSS, type ExtractorResultDetailed } from 'purgecss';
import { inlineScriptsIn, type BuiltPage } from './built-page.ts';

/** What the page and its scripts use of a style sheet. */
export async function usedStyles(
  { elements, scripts }: Pick<BuiltPage, 'elements' | 'scripts'>,
  css: string,
): Promise<string> {
  const sheet = forOldBrowsers(css);
  return await purge(sheet, namesIn(elements, [...inlineScriptsIn(elements), ...scripts], sheet));
}

const purged = new Map<string, Promise<string>>();

/** Cached, as pages of one kind use the same names. */
function purge(sheet: string, names: ExtractorResultDetailed): Promise<string> {
  const key = JSON.stringify([sheet, names]);
  const known = purged.get(key);
  if (known) return known;
  const css = new PurgeCSS().purge({
    css: [{ raw: sheet }],
    content: [{ raw: '', extension: 'html' }],
    defaultExtractor: () => names,
    // Scripts set these.
    dynamicAttributes: ['aria-busy', 'aria-invalid', 'hidden'],
    keyframes: true,
    variables: true,
    // PurgeCSS drops a rule like `:focus-visible` unless a class, an attribute or an element beside it is in the page.
    safelist: [/^:/],
  });
  const used = css.then(([result]) => dropUnusedProperties(result?.css ?? ''));
  purged.set(key, used);
  return used;
}

/** What selectors of the sheet find in the page, sorted. Any word of a script may be a class or an attribute. */
function namesIn(elements: BuiltPage['elements'], code: readonly string[], sheet: string): ExtractorResultDetailed {
  const { identifiers, values } = selectorsOf(sheet);
  const known = (names: Iterable<string>) => [...new Set(names)].filter((name) => identifiers.has(name)).sort();
  const attributes = elements.flatMap(({ attrs }) => attrs);
  const words = (wanted: string) =>
    attributes.flatMap(({ name, value }) => (name === wanted ? value.split(/\s+/) : []));
  return {
    tags: known(elements.map(({ tagName }) => tagName)),
    classes: known(words('class')),
    ids: known(words('id')),
    attributes: {
      names: known(attributes.map(({ name }) => name)),
      values: values.filter((part) => attributes.some(({ value }) => value.includes(part))),
    },
    undetermined: known(code.flatMap((text) => wordsIn(text, identifiers))),
  };
}

interface Selectors {
  /** Every word that is not an attribute's value: elements, classes, ids, attributes, and more. */
  identifiers: ReadonlySet<string>;
  /** The values, or parts of values, of attributes. */
  values: readonly string[];
}

const selectors = new Map<string, Selectors>();

/** The words in the selectors of a sheet. Cached, as most pages have the same sheet. */
function selectorsOf(sheet: string): Selectors {
  const known = selectors.get(sheet);
  if (known) return known;
  // https://www.w3.org/TR/css-syntax-3/#consume-name
  const escaped = sheet.match(/(?:\\[\da-f]{1,6}\s?|\\.|[\w-]|[^\0-\x7f])+/gi) ?? [];
  const identifiers = escaped.map((word) =>
    word.replaceAll(/\\(?:([\da-f]{1,6})\s?|(.))/gi, (_, code: string | undefined, character: string) =>
      code === undefined ? character : String.fromCodePoint(Number.parseInt(code, 16)),
    ),
  );
  const values = [...sheet.matchAll(/\[[\w-]+[~|^$*]?=["']?([^"'\]]+)/g)].map(([, value = '']) => value);
  const found = { identifiers: new Set(identifiers), values: [...new Set(values)] };
  selectors.set(sheet, found);
  return found;
}

/** What Preflight styles of fields that no page has, and PurgeCSS keeps. tests/dist/budgets.test.ts finds such a field. */
const fieldParts = /^::(placeholder|file-selector-button|-webkit-(date|calendar|inner|outer)[\w-]*)$/;

const sheets = new Map<string, string>();

/**
 * The sheet for browsers that Tailwind leaves out: layers become plain rules in the same order, for Chrome before 99 and Safari before
 * 15.4; and where `@supports` gives variables values because a browser lacks `@property`, all browsers get them instead of it, as
 * Tailwind does not recognise Chrome before 85.
 */
export function forOldBrowsers(css: string): string {
  const known = sheets.get(css);
  if (known !== undefined) return known;
  const root = parse(css.replace(/\/\*![^]*?\*\//g, ''));
  root.walkAtRules('layer', (layer) => {
    if (layer.nodes) layer.replaceWith(layer.nodes);
    else layer.remove();
  });
  root.walkAtRules('supports', (supports) => {
    const set = new Set<string>();
    supports.walkDecls(({ prop }) => void set.add(prop));
    if (![...set].every((prop) => prop.startsWith('--'))) return;
    supports.replaceWith(supports.nodes ?? []);
    root.walkAtRules('property', (rule) => {
      if (set.has(rule.params)) rule.remove();
    });
  });
  root.walkRules(fieldParts, (rule) => {
    (rule.parent?.nodes.length === 1 ? rule.parent : rule).remove();
  });
  // Lightning CSS repeats a prefixed declaration for each browser that needs it.
  root.walkDecls((declaration) => {
    if (declaration.next()?.toString() === declaration.toString()) declaration.remove();
  });
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
  const plain = root.toString();
  sheets.set(css, plain);
  return plain;
}

/** PurgeCSS drops unused variables, but not their `@property`. */
function dropUnusedProperties(css: string): string {
  const isUnused = (name: string) => css.indexOf(name) === css.lastIndexOf(name);
  return css.replaceAll(/@property (--[\w-]+)\{[^}]*\}/g, (rule, name: string) => (isUnused(name) ? '' : rule));
}

const knownWords = new WeakMap<ReadonlySet<string>, Map<string, string[]>>();

/** The words of a script that may be classes or attributes. Cached, as many pages load the same script. */
function wordsIn(code: string, identifiers: ReadonlySet<string>): string[] {
  const known = knownWords.get(identifiers) ?? new Map<string, string[]>();
  knownWords.set(identifiers, known);
  const words = known.get(code) ?? [...identifiers.intersection(new Set(code.match(/[^<>"'`\s=]*[^<>"'`\s:=]/g)))];
  known.set(code, words);
  return words;
}
