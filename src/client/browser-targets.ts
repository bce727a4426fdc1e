/** The oldest browsers of the site, as build tools name them; see docs/decisions/browsers.md. */
export const browserTargets = {
  /** Those in which everything works. */
  defaults: ['chrome88', 'safari15.4', 'firefox98'],
  /**
   * The target of the scripts of islands. From these versions on build tools leave optional chains and class fields as they are.
   * Older ones have bugs in rare forms of them that no script of the site uses, and rewriting all would cost a visitor 28 KB.
   */
  islands: ['chrome98', 'safari16', 'firefox98'],
  /** Those that get every page with its colours and its links. */
  readable: ['chrome69', 'safari13', 'firefox68'],
};
