/**
 * Prefills the message that a link asked for by the fragment: `#iphone`, or `#line` with a line of a statement in session storage, as
 * src/client/look-up/hand-over.ts leaves it; where storage is refused, `#line=…`. It follows a draft, if there is one. Nothing is sent, and the
 * fragment is removed from the URL.
 */
function takeLine(): string {
  try {
    const line = sessionStorage.getItem('line') ?? '';
    sessionStorage.removeItem('line');
    return line;
  } catch {
    return '';
  }
}

document.addEventListener('DOMContentLoaded', () => {
  const [[id, line] = ['', '']] = new URLSearchParams(location.hash.slice(1));
  const message = document.getElementById(id)?.dataset.message?.replace('{line}', () => line || takeLine());
  if (!message) return;
  const field = document.querySelector('textarea')!;
  if (!field.value.includes(message)) field.value = `${field.value}\n\n${message}`.trimStart();
  // It is a draft from now on.
  field.dispatchEvent(new Event('input', { bubbles: true }));
  history.replaceState(history.state, '', location.pathname);
});
