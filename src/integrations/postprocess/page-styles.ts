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
  const css = dropUnusedProperties(sheet?.css ?? '');

  const places = styles.flatMap(({ sourceCodeLocation }) => sourceCodeLocation ?? []);
  return places.reduceRight(
    (text, { startOffset, endOffset }, index) =>
      text.slice(0, startOffset) + (index === 0 ? `<style>${css}</style>` : '') + text.slice(endOffset),
    html,
  );
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

const knownWords = new Map<string, string[]>();

/** The words of a script that may be classes or attributes. Cached, as many pages load the same script. */
function wordsIn(code: string): string[] {
  const words = knownWords.get(code) ?? [...new Set(code.match(/[^<>"'`\s=]*[^<>"'`\s:=]/g))];
  knownWords.set(code, words);
  return words;
}
