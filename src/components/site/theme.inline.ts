/**
 * The theme of the page: `light`, `dark` or `system` (the operating system's), kept in local storage under `theme`.
 * Runs in the head, so that the first paint has the right colours. The choice is in `data-theme` on the root element, the result
 * in the class `dark`; `themechange` is dispatched on the document when either has changed.
 */
const root = document.documentElement;
const system = matchMedia('(prefers-color-scheme: dark)');
let choice: string | undefined;

function showTheme(): void {
  const before = `${root.dataset.theme} ${root.className}`;
  const theme = choice === 'light' || choice === 'dark' ? choice : 'system';
  root.dataset.theme = theme;
  // Drawings keep their colours where the system forces its own: they have to suit its background, whatever was chosen.
  const followsSystem = theme === 'system' || matchMedia('(forced-colors: active)').matches;
  root.classList.toggle('dark', followsSystem ? system.matches : theme === 'dark');
  for (const control of document.querySelectorAll<HTMLSelectElement>('[data-theme-control]')) control.value = theme;
  if (`${root.dataset.theme} ${root.className}` !== before) document.dispatchEvent(new Event('themechange'));
}

function recallTheme(): void {
  try {
    choice = localStorage.getItem('theme') || choice;
  } catch {
    // Storage is refused: the choice lasts as long as the page.
  }
  showTheme();
}

root.classList.add('js');
// No web font if the visitor saves data.
if ((navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData)
  root.classList.add('save-data');
recallTheme();
document.addEventListener('DOMContentLoaded', showTheme);
// Safari before 14 has no `addEventListener` here.
system.onchange = showTheme;
// Another page may have changed the theme: now, or while this one was prerendered or in the back-forward cache.
for (const type of ['storage', 'pageshow', 'visibilitychange']) addEventListener(type, recallTheme);

// In the capture phase, so that the choice is made before an island hears of it.
document.addEventListener(
  'change',
  ({ target }) => {
    const control = target as HTMLSelectElement;
    if (!control.matches('[data-theme-control]')) return;
    choice = control.value;
    try {
      localStorage.setItem('theme', choice);
    } catch {
      // Storage is refused: the choice lasts as long as the page.
    }
    showTheme();
  },
  true,
);
