/** An error that the user can fix: the message says what is wrong and what to do, and needs no stack. */
export class UserError extends Error {}
