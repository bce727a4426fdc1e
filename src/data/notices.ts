import { fillTokens } from '#client/tokens.ts';
import { getSingleton } from './store.ts';
import { site } from './site-facts.ts';

/** The data a form stores and why, in a language; `open` opens it on a page in another. */
export type Notice = ReturnType<typeof getNotices>[number];

const { notices } = getSingleton('notices');

/** The notice under a form in every language that has one. */
export function getNotices(form: 'contact' | 'feedback') {
  const { title, officer, email } = site.grievance;
  return notices.map((notice) => {
    const grievance = [fillTokens(notice.grievance, { title }), officer].filter(Boolean).join(', ');
    /** Markdown. */
    const text = fillTokens(notice.text, { purpose: notice[form], grievance, email: `[${email}](mailto:${email})` });
    return { language: notice.language, open: notice.open, text };
  });
}
