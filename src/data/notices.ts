import type { FormKind } from '#client/forms/values.ts';
import { fillTokens } from '#client/tokens.ts';
import { getSingleton } from './store.ts';
import { site } from './site-facts.ts';

/** The data a form stores and why, and `more` about it, as Markdown in a language; `open` opens both on a page in another. */
export type Notice = ReturnType<typeof getNotices>[number];

const { notices } = getSingleton('notices');

/** The notice under a form in every language that has one. */
export function getNotices(form: FormKind['id']) {
  const { title, officer, email } = site.grievance;
  return notices.map((notice) => {
    const grievance = [fillTokens(notice.grievance, { title }), officer].filter(Boolean).join(', ');
    const text = fillTokens(notice.text, { purpose: notice[form] });
    const more = fillTokens(notice.more, { grievance, email: `[${email}](mailto:${email})` });
    return { ...notice, text, more };
  });
}
