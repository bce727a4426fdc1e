import memoize from 'memoize';
import { parse } from 'postcss';
import { PurgeCSS, type ExtractorResultDetailed } from 'purgecss';
import { inlineScriptsIn, type BuiltPage } from './built-page.ts';

/** Marks React's own code, whose lists of elements and properties would keep rules that no page needs. */
const reactItself = /\breact\.dev\/errors\b/;

/** The part of a style sheet that the page and its scripts use. */
export async function usedStyles({ elements, scripts }: BuiltPage, css: string): Promise<string> {
  const sheet = lowerCss(css);
  const code = [...inlineScriptsIn(elements), ...scripts.filter((script) => !reactItself.test(script))];
  return shortenVariables(await purge(sheet, namesIn(elements, code, sheet)), code);
}

/** The name of a variable, except within the escaped name of a class. */
const variable = /(?<![\w-]|\\[[(])--[a-z][\w-]*/g;

/** "a" to "z", then "a1" and so on: a letter comes first, as validators do not know `--0`. */
const shortName = (index: number) => `${String.fromCharCode(97 + (index % 26))}${Math.floor(index / 26) || ''}`;

/** Shortens the names of variables, except those that scripts contain. */
function shortenVariables(css: string, code: readonly string[]): string {
  const names = [...new Set(css.match(variable))].filter((name) => !code.some((text) => text.includes(name)));
  const short = new Map(names.map((name, index) => [name, `--${shortName(index)}`]));
  return css.replaceAll(variable, (name) => short.get(name) ?? name);
}

/** Cached, as pages of one kind use the same names. */
const purge = memoize(purgeOnce, { cacheKey: JSON.stringify });

async function purgeOnce(sheet: string, names: ExtractorResultDetailed): Promise<string> {
  const [used] = await new PurgeCSS().purge({
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
  return withoutUnusedProperties(used?.css ?? '');
}

/** Removes the registrations of unused variables, which PurgeCSS keeps. */
function withoutUnusedProperties(css: string): string {
  const root = parse(css);
  root.walkAtRules('property', (rule) => {
    if (css.split(rule.params).length === 2) rule.remove();
  });
  return root.toString();
}

/** The names in a page that selectors may match, sorted. Any word of a script may be a class or an attribute. */
function namesIn(elements: BuiltPage['elements'], code: readonly string[], sheet: string): ExtractorResultDetailed {
  const { identifiers, values, usedBy } = selectorsOf(sheet);
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
    undetermined: known(code.flatMap(usedBy)),
  };
}

/** The words in the selectors of a sheet. Cached, as most pages have the same sheet and many load the same script. */
const selectorsOf = memoize((sheet: string) => {
  // https://www.w3.org/TR/css-syntax-3/#consume-name
  const escaped = sheet.match(/(?:\\[\da-f]{1,6}\s?|\\.|[\w-]|[^\0-\x7f])+/gi) ?? [];
  const names = escaped.map((word) =>
    word.replaceAll(/\\(?:([\da-f]{1,6})\s?|(.))/gi, (_, code: string | undefined, character: string) =>
      code === undefined ? character : String.fromCodePoint(Number.parseInt(code, 16)),
    ),
  );
  // Elements, classes, ids, attributes, and more.
  const identifiers = new Set(names);
  // Values of attributes, or parts of them.
  const values = [...sheet.matchAll(/\[[\w-]+[~|^$*]?=["']?([^"'\]]+)/g)].map(([, value = '']) => value);
  // The identifiers in a script, which may be classes or attributes.
  const usedBy = (code: string) => [...identifiers.intersection(new Set(code.match(/[^<>"'`\s=]*[^<>"'`\s:=]/g)))];
  return { identifiers, values: [...new Set(values)], usedBy: memoize(usedBy) };
});

/** Elements and parts of fields that Preflight styles, no page has, and PurgeCSS leaves in. tests/dist/budgets.test.ts finds them. */
const partsOfFields = String.raw`::(placeholder|file-selector-button|-webkit-(date|calendar|inner|outer)[\w-]*)`;
const neverOnPages = new RegExp(String.raw`^(hr|progress|:-moz-(ui-invalid|focusring\S*)|${partsOfFields})$`);

/**
 * The sheet for browsers that Tailwind leaves out: layers become plain rules in the same order, for Chrome before 99 and Safari before
 * 15.4; and where `@supports` gives variables values because a browser lacks `@property`, all browsers get them instead of it, as
 * Tailwind does not recognise Chrome before 85.
 */
export const lowerCss = memoize((css: string): string => {
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
  // Preflight has given every border the style that Tailwind repeats with each width.
  root.walkDecls(/^border(-.+)?-style$/, (declaration) => {
    if (declaration.value === 'var(--tw-border-style)') declaration.remove();
  });
  root.walkRules(neverOnPages, (rule) => {
    (rule.parent?.nodes.length === 1 ? rule.parent : rule).remove();
  });
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
  return root.toString();
});
