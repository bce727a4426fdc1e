/**
 * Prefills the message that a link asked for by the fragment: `#iphone`, or `#line=…` with a line of a statement. It follows the draft
 * that the form is about to restore, if there is one. Nothing is sent, and the fragment is removed from the URL.
 */
interface StoredDraft {
  savedAt: number;
  values: { text: string };
}

function restoredText(): string {
  try {
    const drafts = JSON.parse(localStorage['draft:contact'] as string) as StoredDraft[];
    return drafts.sort((a, b) => b.savedAt - a.savedAt)[0]!.values.text;
  } catch {
    // There is no draft, or storage is refused.
    return '';
  }
}

const form = document.querySelector<HTMLElement>('[data-messages]')!;
const field = form.querySelector('textarea')!;
const messages = new Map(Object.entries(JSON.parse(form.dataset.messages!) as Record<string, string>));
for (const [name, line] of new URLSearchParams(location.hash.slice(1))) {
  const message = messages.get(name)?.replace('{line}', () => line.slice(0, 400));
  if (!message || field.value) continue;
  const draft = restoredText();
  field.value = draft.includes(message) ? draft : [draft, message].filter(Boolean).join('\n\n');
  history.replaceState(history.state, '', location.pathname);
  form.scrollIntoView();
}
