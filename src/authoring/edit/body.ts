import { fields } from '@keystatic/core';
import { partsNamed } from './parts.ts';

/**
 * The text of an entry, as the visual editor opens and writes it.
 * @param folder of the entries, where each entry has a folder of its own for pictures
 * @param parts the names of the parts that may be inserted
 */
export function bodyField(folder: string, parts: readonly string[]): ReturnType<typeof fields.mdx> {
  const field = fields.mdx({
    label: 'Text',
    options: { heading: [2, 3, 4], image: { directory: folder, publicPath: './' } },
    components: partsNamed(parts),
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
