import { parse } from 'postcss';
import { PurgeCSS } from 'purgecss';
import extractFromHtml from 'purgecss-from-html';
import { elementsIn, inlineScriptsIn, textOf, type BuiltPage } from './built-page.ts';

/** The HTML of a page with its style sheets moved into one, in the head, which holds only what the page and its scripts use. */
export async function keepUsedStyles({ html, scripts }: BuiltPage): Promise<string> {
  const elements = elementsIn(html);
  const styles = elements.filter(({ tagName, attrs }) => tagName === 'style' && attrs.length === 0);
  const code = [...inlineScriptsIn(elements), ...scripts];
  const [sheet] = await new PurgeCSS().purge({
    css: [{ raw: forOldBrowsers(styles.map(textOf).join('')) }],
    content: [{ raw: html, extension: 'html' }, ...code.map((raw) => ({ raw, extension: 'js' }))],
    extractors: [{ extractor: extractFromHtml, extensions: ['html'] }],
    defaultExtractor: wordsIn,
    // Scripts set these.
    dynamicAttributes: ['aria-busy', 'aria-invalid', 'hidden'],
    keyframes: true,
    variables: true,
    // PurgeCSS drops a rule like `:focus-visible` unless a class, an attribute or an element beside it is in the page.
    safelist: [/^:/],
  });
  const css = dropWhatPurgeKeeps(sheet?.css ?? '', html);

  const places = styles.flatMap(({ sourceCodeLocation }) => sourceCodeLocation ?? []);
  return places.reduceRight(
    (text, { startOffset, endOffset }, index) =>
      text.slice(0, startOffset) + (index === 0 ? `<style>${css}</style>` : '') + text.slice(endOffset),
    html,
  );
}

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
  const variables = new Set<string>();
  root.walkAtRules('supports', (supports) => {
    const set: string[] = [];
    supports.walkDecls(({ prop }) => void set.push(prop));
    if (!set.every((prop) => prop.startsWith('--'))) return;
    for (const variable of set) variables.add(variable);
    supports.replaceWith(supports.nodes ?? []);
  });
  root.walkAtRules('property', (rule) => {
    if (variables.has(rule.params)) rule.remove();
  });
  const plain = root.toString();
  sheets.set(css, plain);
  return plain;
}

/** Parts of fields that Preflight styles → the HTML of a page that has such a field. */
const fieldParts: readonly [part: RegExp, field: RegExp][] = [
  [/^::placeholder/, / placeholder=/],
  [/^::file-selector-button/, / type="file"/],
  [/^::-webkit-(inner|outer)-spin-button/, / type="number"/],
  [/^::-webkit-(date|calendar)/, / type="(date|datetime-local|month|time|week)"/],
];

/** PurgeCSS keeps every `@property`, and every pseudo-element without a class, an attribute or an element beside it. */
function dropWhatPurgeKeeps(css: string, html: string): string {
  const root = parse(css);
  root.walkAtRules('property', (rule) => {
    if (css.indexOf(rule.params) === css.lastIndexOf(rule.params)) rule.remove();
  });
  const absent = fieldParts.filter(([, field]) => !field.test(html)).map(([part]) => part);
  root.walkRules((rule) => {
    const used = rule.selectors.filter((selector) => !absent.some((part) => part.test(selector)));
    if (used.length === 0) rule.remove();
    else if (used.length < rule.selectors.length) rule.selectors = used;
  });
  root.walkAtRules('supports', (supports) => {
    if (supports.nodes?.length === 0) supports.remove();
  });
  return root.toString();
}

const knownWords = new Map<string, string[]>();

/** The words of a script that may be classes or attributes. Cached, as many pages load the same script. */
function wordsIn(code: string): string[] {
  const words = knownWords.get(code) ?? [...new Set(code.match(/[^<>"'`\s=]*[^<>"'`\s:=]/g))];
  knownWords.set(code, words);
  return words;
}
