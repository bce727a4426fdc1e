import { fields } from '@keystatic/core';
import { block, inline, mark, wrapper, type ContentComponent } from '@keystatic/core/content-components';
import { createElement } from 'react';
import { pageParts, type PagePart } from '#schemas/parts.ts';
import { fieldsOf } from './fields.ts';

/** How each part is inserted (around blocks, as a block, in a sentence, or around words) and its label. */
const forms: Record<PagePart, [form: 'wrapper' | 'block' | 'inline' | 'mark', label: string]> = {
  Callout: ['wrapper', 'Remark beside the margin'],
  Diagram: ['wrapper', 'Process in boxes, from a numbered list'],
  LedgerTable: ['wrapper', 'Table with its caption'],
  Narration: ['block', 'Printed line and the entry it becomes'],
  Product: ['inline', 'Name of the product'],
  StatementPrivacy: ['block', 'Where a statement goes, in one sentence'],
  Steps: ['wrapper', 'Numbered list as steps'],
  AppFact: ['inline', 'Fact of the Android app'],
  EffectiveDate: ['inline', 'Date of a policy'],
  GrievanceContact: ['inline', 'Grievance contact'],
  LegalEntity: ['inline', 'Legal entity'],
  Price: ['inline', 'Price of a plan'],
  Publisher: ['inline', 'Publisher'],
  SiteSentence: ['inline', 'Sentence of content/site.json'],
  StatementRoutes: ['block', 'Where a statement goes, in a table of both apps'],
  StoreLink: ['mark', 'Link to the Android app'],
  SupportEmail: ['inline', 'Support email'],
};

/**
 * The text of an entry, as the visual editor opens and writes it.
 * @param folder of the entries, where each entry has a folder of its own for pictures
 * @param parts the names of the parts that may be inserted
 */
export function bodyField(folder: string, parts: readonly PagePart[]): ReturnType<typeof fields.mdx> {
  const field = fields.mdx({
    label: 'Text',
    options: { heading: [2, 3, 4], image: { directory: folder, publicPath: './' } },
    components: Object.fromEntries(parts.map((name) => [name, toComponent(name)])),
  });
  return {
    ...field,
    parse: (value, args) => field.parse(value, { ...args, content: recode(args.content, mdxToEditorText) }),
    serialize: (value, extra) => {
      const written = field.serialize(value, extra);
      return { ...written, content: recode(written.content, editorTextToMdx) };
    },
  };
}

/**
 * What Keystatic cannot open is shown as text: a part inside a cell of a table, `<Product />`, as `⟦Product⟧`, and a comment
 * as `⟦// its words⟧`.
 */
export function mdxToEditorText(mdx: string): string {
  return mdx
    .replace(/\{\/\*\s*(.*?)\s*\*\/\}/gs, (_, note: string) => `⟦// ${note.replace(/[!-/:-@[-`{-~]/g, '\\$&')}⟧`)
    .replace(/^[ \t]*\|.*$/gm, (row) => row.replace(/<([A-Z]\w*)([^<>]*?)\s*\/>/g, '⟦$1$2⟧'));
}

/** Undoes {@link mdxToEditorText}, and what Keystatic does to pictures in other folders: it turns them into text. */
export function editorTextToMdx(written: string): string {
  return written
    .replace(/⟦\/\/ (.*?)⟧/gs, (_, note: string) => `{/* ${withoutBackslashes(note)} */}`)
    .replace(/⟦([A-Z]\w*)([^⟧]*)⟧/g, '<$1$2 />')
    .replace(/!\\\[(.*?)\]\\?\((.*?)\)/g, (_, alt: string, file: string) => `![${alt}](${withoutBackslashes(file)})`);
}

/** Markdown's backslashes taken out. */
function withoutBackslashes(text: string): string {
  return text.replace(/\\([!-/:-@[-`{-~])/g, '$1');
}

function recode(bytes: Uint8Array | undefined, change: (text: string) => string): Uint8Array | undefined {
  return bytes && new TextEncoder().encode(change(new TextDecoder().decode(bytes)));
}

function toComponent(name: PagePart): ContentComponent {
  const [form, label] = forms[name];
  if (form === 'mark') return mark({ label, icon: createElement('span', null, '▶'), schema: {} });
  return { wrapper, block, inline }[form]({ label, schema: fieldsOf(pageParts[name]) });
}
