/**
 * The box of lines grows with what is pasted: by rows, as text that is set larger needs more of them. A button with `data-ask` puts that
 * into it: the examples, the banks to choose in an answer, and the one that empties the box.
 */
const search = document.querySelector<HTMLElement>('[data-code]')!;
const field = search.querySelector('textarea')!;

field.addEventListener('input', () => {
  // Measuring a long text takes a slow phone 0.1 seconds a row.
  field.rows = field.value.length > 400 ? 5 : 2;
  while (field.rows < 5 && field.scrollHeight > field.clientHeight) field.rows += 1;
});
search.onclick = ({ target }) => {
  const button = (target as Element).closest<HTMLElement>('[data-ask]');
  if (!button) return;
  field.value = button.dataset.ask!;
  field.focus();
  field.dispatchEvent(new Event('input', { bubbles: true }));
};
