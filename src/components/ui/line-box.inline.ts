/**
 * The box of lines grows with what is pasted: by rows, as text that is set larger needs more of them. A button with `data-ask` puts that
 * into it: the examples, the banks to choose in an answer, and the one that empties the box.
 */
const search = document.querySelector<HTMLElement>('[data-code]')!;
const field = search.querySelector('textarea')!;

field.addEventListener('input', () => {
  field.rows = Math.max(2, Math.min(5, field.value.split('\n').length));
  while (field.rows < 5 && field.scrollHeight > field.clientHeight) field.rows += 1;
});
search.onclick = ({ target }) => {
  const { ask } = (target as Element).closest<HTMLElement>('[data-ask]')?.dataset ?? {};
  if (ask === undefined) return;
  field.value = ask;
  field.focus();
  field.dispatchEvent(new Event('input', { bubbles: true }));
};
