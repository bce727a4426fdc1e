/** Pages that links lead to already and that later work brings. The tests fail when one exists, or when nothing links to it. */
export const routesToCome: readonly string[] = [
  '/about',
  '/features',
  '/android-app',
  '/iphone-app',
  '/getting-started',
  '/help-center',
  '/changelog',
  '/give-feedback',
  '/careers',
  '/press-inquires',
  '/privacy-policy',
  '/security',
  '/terms-conditions',
];
