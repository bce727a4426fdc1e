/** Opens the fold of what the fragment of the URL names, in browsers that do not open it themselves. */
function openNamed(): void {
  const named = document.getElementById(location.hash.slice(1));
  const fold = named?.closest<HTMLDetailsElement>('details:not([open])');
  if (!fold) return;
  fold.open = true;
  named!.scrollIntoView();
}

for (const type of ['DOMContentLoaded', 'hashchange']) addEventListener(type, openNamed);
