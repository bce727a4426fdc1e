/** The last pass over the built pages: each gets only the CSS it uses and its own content security policy. */
export { finishPages } from './finish-pages.ts';
