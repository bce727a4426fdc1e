/** Pages that links lead to already and that later work brings. The tests fail when one exists, or when nothing links to it. */
export const routesToCome: readonly string[] = [];
