/**
 * Prefills the message that a link asked for by the fragment: `#iphone`, or `#line=…` with a line of a statement. It follows a draft,
 * if there is one. Nothing is sent, and the fragment is removed from the URL.
 */
document.addEventListener('DOMContentLoaded', () => {
  for (const { id, dataset, parentElement } of document.querySelectorAll<HTMLElement>('[data-message]')) {
    const line = new URLSearchParams(location.hash.slice(1)).get(id);
    if (line === null) continue;
    const message = dataset.message!.replace('{line}', () => line);
    const field = parentElement!.querySelector('textarea')!;
    if (!field.value.includes(message)) field.value = `${field.value}\n\n${message}`.trimStart();
    // It is a draft from now on.
    field.dispatchEvent(new Event('input', { bubbles: true }));
    history.replaceState(history.state, '', location.pathname);
    parentElement!.scrollIntoView();
  }
});
