/** Wakes a form where a draft waits to be restored, so that a visitor sees at once that nothing is lost. */
for (const form of document.querySelectorAll<HTMLElement>('form[data-form]')) {
  try {
    // An empty list is what is left of expired drafts.
    if (!(localStorage.getItem(`draft:${form.dataset.form}`) ?? '').includes('{')) continue;
  } catch {
    continue;
  }
  addEventListener('DOMContentLoaded', () => form.closest('astro-island')?.dispatchEvent(new Event('wake')));
}
