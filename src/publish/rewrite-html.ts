import { islandScriptsIn, textOf, type BuiltPage } from './built-page.ts';
import { policyOf, type PolicyOptions } from './page-policy.ts';
import { usedStyles } from './page-styles.ts';

/**
 * The HTML of a page as it is served: its style sheets moved into one, in the head, which holds only what the page and its scripts use;
 * its content security policy straight after `<meta charset>`; the scripts of islands after the heading of the page; without the element
 * with its facts.
 * @throws when the page has no `<meta charset>`
 */
export async function rewriteHtml(page: BuiltPage, options: PolicyOptions): Promise<string> {
  const { file, html, elements, facts } = page;
  const charset = elements.find(
    ({ tagName, attrs }) => tagName === 'meta' && attrs.some(({ name }) => name === 'charset'),
  )?.sourceCodeLocation;
  if (!charset)
    throw new Error(`${file}: <meta charset="utf-8"> is missing → write it first in <head>; the policy follows it.`);

  const styles = elements.filter(({ tagName }) => tagName === 'style');
  // Those with attributes are for another medium, or for browsers without scripts.
  const joined = styles.filter(({ attrs }) => attrs.length === 0);
  const others = styles.filter(({ attrs }) => attrs.length > 0);
  const css = await usedStyles(page, joined.map(textOf).join(''));
  const policy = policyOf(page, [...(joined.length > 0 ? [css] : []), ...others.map(textOf)], options);

  const edits = joined.map((style, index) => replacing(style, index === 0 ? `<style>${css}</style>` : ''));
  edits.push({ from: charset.endOffset, to: charset.endOffset, text: policy });
  if (facts) edits.push(replacing(facts, ''));
  edits.push(...laterScripts(page));
  edits.sort((a, b) => b.from - a.from);
  return edits.reduce((text, edit) => text.slice(0, edit.from) + edit.text + text.slice(edit.to), html);
}

/**
 * Moves the scripts of islands from the header to the first island of the text, or to the end of the page. A slow phone draws what it
 * has before it goes on after a script, which took 50 to 300 ms before it got to the heading; the header answers without them.
 */
function laterScripts({ html, elements }: BuiltPage) {
  const scripts = islandScriptsIn(elements);
  if (scripts.length === 0) return [];
  const main = elements.findIndex(({ tagName }) => tagName === 'main');
  const inText = elements.slice(main).find(({ tagName }) => tagName === 'astro-island');
  const at = inText?.sourceCodeLocation?.startOffset ?? html.lastIndexOf('</body>');
  const text = scripts.map((script) => `<script>${textOf(script)}</script>`).join('');
  return [...scripts.map((script) => replacing(script, '')), { from: at, to: at, text }];
}

function replacing({ sourceCodeLocation }: BuiltPage['elements'][number], text: string) {
  return { from: sourceCodeLocation!.startOffset, to: sourceCodeLocation!.endOffset, text };
}
