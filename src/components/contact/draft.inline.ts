/** Wakes a form that has a draft to restore, so that a visitor sees at once that nothing is lost. */
for (const form of document.querySelectorAll<HTMLElement>('form[data-form]')) {
  try {
    // Expired drafts leave an empty list.
    if (!(localStorage.getItem(`draft:${form.dataset.form}`) ?? '').includes('{')) continue;
  } catch {
    continue;
  }
  addEventListener('DOMContentLoaded', () => form.closest('astro-island')?.dispatchEvent(new Event('wake')));
}
