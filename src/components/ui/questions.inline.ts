/**
 * Closes the open question of a group before the pressed one opens, and keeps the pressed one where it was on the screen. Browsers
 * close the other afterwards, which moves the pressed question out of sight; before Chrome 120 and Safari 17.2 they close none.
 */
document.addEventListener('click', ({ target }) => {
  const summary = (target as Element).closest('details[name] > summary');
  if (!summary) return;
  const readTop = () => summary.getBoundingClientRect().top;
  const pressed = summary.parentElement!;
  const top = readTop();
  for (const other of pressed.parentElement!.children as HTMLCollectionOf<HTMLDetailsElement>) {
    if (other !== pressed) other.open = false;
  }
  scrollBy(0, readTop() - top);
});
