/** An error that the user can fix: the message says what is wrong and what to do. Without a stack, which Astro would print. */
export class UserError extends Error {
  override stack = '';
}
