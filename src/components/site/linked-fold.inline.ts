/** Opens the fold of what the fragment of the URL names, in browsers that do not open it themselves. */
function openNamed(): void {
  const named = document.querySelector('details:not([open]) :target');
  if (!named) return;
  named.closest('details')!.open = true;
  named.scrollIntoView();
}

for (const type of ['DOMContentLoaded', 'hashchange']) addEventListener(type, openNamed);
