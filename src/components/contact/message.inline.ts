/**
 * Prefills the message that a link asked for by the fragment: `#iphone`, or `#line=…` with a line of a statement. It follows a draft,
 * if there is one. Nothing is sent, and the fragment is removed from the URL.
 */
document.addEventListener('DOMContentLoaded', () => {
  for (const template of document.querySelectorAll<HTMLElement>('[data-message]')) {
    const line = new URLSearchParams(location.hash.slice(1)).get(template.id)?.slice(0, 400);
    if (line === undefined) continue;
    const message = template.dataset.message!.replace('{line}', () => line);
    const box = template.parentElement!;
    const field = box.querySelector('textarea')!;
    if (!field.value.includes(message)) field.value = [field.value, message].filter(Boolean).join('\n\n');
    // It is a draft from now on.
    field.dispatchEvent(new Event('input', { bubbles: true }));
    history.replaceState(history.state, '', location.pathname);
    box.scrollIntoView();
  }
});
