/** The oldest supported browsers, as build tools name them; see docs/decisions/browsers.md. */
export const browserTargets = {
  /** Everything works. */
  defaults: ['chrome88', 'safari15.4', 'firefox98'],
  /**
   * The target of the scripts of islands. From these versions on build tools leave optional chains and class fields as they are.
   * Older ones have bugs in rare forms of them that no script of the site uses, and rewriting all would cost a visitor 28 KB.
   */
  islands: ['chrome98', 'safari16', 'firefox98'],
  /** Every page is readable, with its colours and links. */
  readable: ['chrome69', 'safari13', 'firefox68'],
};
