/**
 * Keeps what is written into a form in session storage, under `draft:contact` or `draft:feedback`: a reload, going back and a failed
 * send restore it, and it is gone once it is sent or the tab is closed. Where storage is refused or full, the form works without.
 * It comes before the form, so that it works while the page is still arriving and before React does.
 *
 * The hidden field `seed` is part of the draft. It goes into the row's id, so that the same words of one draft are stored once,
 * however often they are sent.
 */
const keyOf = (form: HTMLFormElement) => `draft:${form.dataset.form}`;
const fieldsOf = (form: HTMLFormElement) => [...form.querySelectorAll<HTMLInputElement>('[required], [name=seed]')];
const makeSeed = () => crypto.getRandomValues(new Uint32Array(4)).join();

function withStorage<Result>(use: () => Result): Result | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}

/** Fills the fields in which the visitor has not written yet. */
function restore(form: HTMLFormElement): void {
  const draft = withStorage(() => JSON.parse(sessionStorage.getItem(keyOf(form))!) as Record<string, string> | null);
  for (const field of fieldsOf(form)) field.value ||= draft?.[field.name] ?? (field.name === 'seed' ? makeSeed() : '');
}

document.addEventListener('DOMContentLoaded', () => {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-form]')) restore(form);
});

document.addEventListener('input', ({ target }) => {
  const { form } = target as HTMLInputElement;
  if (!form?.dataset.form) return;
  if (document.readyState === 'loading') restore(form);
  const draft = JSON.stringify(Object.fromEntries(fieldsOf(form).map(({ name, value }) => [name, value])));
  withStorage(() => sessionStorage.setItem(keyOf(form), draft));
});

// React renders a form again whose HTML was cut off.
document.addEventListener('mounted', ({ target }) => restore(target as HTMLFormElement), true);

// A form is reset once it has been sent.
document.addEventListener('reset', ({ target }) => {
  const form = target as HTMLFormElement;
  withStorage(() => sessionStorage.removeItem(keyOf(form)));
  for (const field of fieldsOf(form)) if (field.name === 'seed') field.value = makeSeed();
});
