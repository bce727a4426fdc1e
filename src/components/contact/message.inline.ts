/**
 * Prefills the message that a link asked for by the fragment: `#iphone`, or `#line=…` with a line of a statement. It follows a draft,
 * if there is one. Nothing is sent, and the fragment is removed from the URL.
 */
document.addEventListener('DOMContentLoaded', () => {
  const form = document.querySelector<HTMLElement>('[data-messages]')!;
  const field = form.querySelector('textarea')!;
  const messages = new Map(Object.entries(JSON.parse(form.dataset.messages!) as Record<string, string>));
  for (const [name, line] of new URLSearchParams(location.hash.slice(1))) {
    const message = messages.get(name)?.replace('{line}', () => line.slice(0, 400));
    if (!message) continue;
    if (!field.value.includes(message)) field.value = [field.value, message].filter(Boolean).join('\n\n');
    // It is a draft from now on.
    field.dispatchEvent(new Event('input', { bubbles: true }));
    history.replaceState(history.state, '', location.pathname);
    form.scrollIntoView();
  }
});
