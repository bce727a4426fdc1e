/** A mistake that the person at the keyboard can mend: the message says what is wrong and what to do, and needs no stack. */
export class UserError extends Error {}
