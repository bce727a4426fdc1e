import { readSingleton } from './read-singleton.ts';
import { site } from './site.ts';
import { fillTokens } from './tokens.ts';

const { notices: all } = await readSingleton(
  'notices',
  () => import('../../../content/notices.json', { with: { type: 'json' } }),
);

/** The notice under a form in every language that has one, as Markdown. */
export function notices(form: 'contact' | 'feedback'): { language: string; open: string; text: string }[] {
  const { title, officer, email } = site.grievance;
  return all.map((notice) => {
    const grievance = [fillTokens(notice.grievance, { title }), officer].filter(Boolean).join(', ');
    const text = fillTokens(notice.text, { purpose: notice[form], grievance, email: `[${email}](mailto:${email})` });
    return { language: notice.language, open: notice.open, text };
  });
}
