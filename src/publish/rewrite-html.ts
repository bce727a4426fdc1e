import { attributeOf, islandScriptsIn, textOf, type BuiltPage } from './built-page.ts';
import { policyOf, type PolicyOptions } from './page-policy.ts';
import { usedStyles } from './page-styles.ts';

/**
 * The finished HTML of a page: one style sheet in the head, with only what the page and its scripts use; the content security policy
 * right after `<meta charset>`; the scripts of islands after the heading; and without the facts.
 * @throws when the page has no `<meta charset>`
 */
export async function rewriteHtml(page: BuiltPage, options: PolicyOptions): Promise<string> {
  const { file, html, elements, facts } = page;
  const metas = elements.filter(({ tagName }) => tagName === 'meta');
  const charset = metas.find((meta) => attributeOf(meta, 'charset') !== undefined)?.sourceCodeLocation;
  if (!charset)
    throw new Error(`${file}: <meta charset="utf-8"> is missing → write it first in <head>; the policy follows it.`);

  const styles = elements.filter(({ tagName }) => tagName === 'style');
  // Sheets with attributes are for another medium, or for browsers without scripts.
  const joined = styles.filter(({ attrs }) => attrs.length === 0);
  const others = styles.filter(({ attrs }) => attrs.length > 0);
  const css = await usedStyles(page, joined.map(textOf).join(''));
  const policy = policyOf(page, [...(joined.length > 0 ? [css] : []), ...others.map(textOf)], options);

  const edits = joined.map((style, index) => replacing(style, index === 0 ? `<style>${css}</style>` : ''));
  edits.push({ from: charset.endOffset, to: charset.endOffset, text: policy });
  if (facts) edits.push(replacing(facts, ''));
  edits.push(...laterScripts(page), ...withoutUnread(page));
  edits.sort((a, b) => b.from - a.from);
  return edits.reduce((text, edit) => text.slice(0, edit.from) + edit.text + text.slice(edit.to), html);
}

/**
 * Moves the scripts of islands from the header to after the block with the heading. On a slow phone they would delay the heading by up
 * to 300 ms, as it paints before it runs a script; the header works without them.
 */
function laterScripts({ elements }: BuiltPage) {
  const scripts = islandScriptsIn(elements);
  const block = elements.find(({ tagName }) => tagName === 'h1')?.parentNode;
  const at = block && 'tagName' in block && block.sourceCodeLocation?.endOffset;
  if (!at) return [];
  const text = scripts.map((script) => `<script>${textOf(script)}</script>`).join('');
  return [...scripts.map((script) => replacing(script, '')), { from: at, to: at, text }];
}

/** Removes the attributes of islands that browsers never read: the id, and the name of a default export. */
function withoutUnread({ elements }: BuiltPage) {
  const islands = elements.filter(({ tagName }) => tagName === 'astro-island');
  return islands.flatMap(({ attrs, sourceCodeLocation }) =>
    attrs
      .filter(({ name, value }) => name === 'uid' || (name === 'component-export' && value === 'default'))
      .map(({ name }) => sourceCodeLocation!.attrs![name]!)
      .map(({ startOffset, endOffset }) => ({ from: startOffset - 1, to: endOffset, text: '' })),
  );
}

function replacing({ sourceCodeLocation }: BuiltPage['elements'][number], text: string) {
  return { from: sourceCodeLocation!.startOffset, to: sourceCodeLocation!.endOffset, text };
}
