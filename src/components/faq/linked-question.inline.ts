/** Opens the question named by the fragment of the URL, in browsers that do not open it themselves. */
function openNamed(): void {
  const named = document.getElementById(location.hash.slice(1))?.closest('details');
  if (named) named.open = true;
}

openNamed();
addEventListener('hashchange', openNamed);
