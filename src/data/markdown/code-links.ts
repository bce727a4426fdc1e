/** The codes of the dictionary, as links from the lines and texts that hold them. */
import { defineHastPlugin } from 'satteri';
import type { Code } from '#schemas/code.ts';
import { codeHref } from '#data/paths/routes.ts';
import type { TranslatedPaths } from '#data/paths/translated-paths.ts';
import { toLink } from './hast-link.ts';

/** A printed form of a code. */
export interface CodeForm {
  id: string;
  form: string;
  href: string;
  /** Its anchor on the page of its group. */
  place: string;
  banks: readonly string[];
  /** Whether banks without a page print it, or no bank is named. */
  isCommon: boolean;
}

/** The forms of all codes, the longest first. A code with a text has a page of its own. */
export function codeFormsOf(codes: readonly { id: string; data: Code; body?: string }[]): CodeForm[] {
  return codes
    .flatMap(({ id, data: { code, aliases, group, banks, otherBanks }, body }) => {
      const isCommon = otherBanks.length > 0 || banks.length === 0;
      const href = codeHref(group, id, Boolean(body));
      const place = codeHref(group, id, false);
      return [code, ...aliases].map((form) => ({ id, form, href, place, banks, isCommon }));
    })
    .sort((a, b) => b.form.length - a.form.length);
}

/** The forms linked in a language: to the page of the code or, in other languages than English, to its anchor. */
export function codeFormsIn(
  language: string | undefined,
  forms: readonly CodeForm[],
  paths: Pick<TranslatedPaths, 'hasTarget'>,
): CodeForm[] {
  return forms.flatMap((form) => {
    const href = [form.href, form.place].find((target) => paths.hasTarget(language, target));
    return href === undefined ? [] : { ...form, href };
  });
}

/**
 * The longest code that a line begins with.
 * @param bank whose line it is: its own codes go first, then those that several banks print
 */
export function findLeadingCode(
  forms: readonly CodeForm[],
  line: string,
  bank?: string,
): Pick<CodeForm, 'form' | 'href'> | undefined {
  const found = forms.filter(
    ({ form }) => line.startsWith(form) && !/\w\w/.test(line.slice(form.length - 1, form.length + 1)),
  );
  const code =
    found.find(({ banks, isCommon }) => bank === undefined || isCommon || banks.includes(bank)) ??
    found.find(({ banks }) => banks.length > 1);
  return code && { form: code.form.replace(/[-/: ]+$/, ''), href: code.href };
}

/** Code spans at least this long are lines, not words. */
const shortestLine = 20;

/** Skips headings, which are links, links and blocks of code. */
const parents = new Set(['p', 'li', 'td']);

/**
 * Links each code where one text first names it between backticks, by itself or at the beginning of a line.
 * @param own the code that the text is about, which is not linked
 */
export function codeLinks(forms: readonly CodeForm[], own?: string) {
  const linked = new Set(forms.flatMap(({ id, href }) => (id === own ? [href] : [])));
  return defineHastPlugin({
    name: 'code-links',
    element: {
      filter: ['code'],
      visit(code, context) {
        const [text] = code.children;
        const parent = context.parent(code);
        if (text?.type !== 'text' || parent.type !== 'element' || !parents.has(parent.tagName)) return;
        const found = findLeadingCode(forms, text.value);
        if (!found || linked.has(found.href)) return;
        const rest = text.value.slice(found.form.length);
        if (rest.length > 1 && text.value.length < shortestLine) return;
        linked.add(found.href);
        const link = toLink(found.href, [{ type: 'text', value: found.form }]);
        context.replaceNode(code, { ...code, children: [link, { type: 'text', value: rest }] });
      },
    },
  });
}
