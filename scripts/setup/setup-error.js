/** A reason to stop that a person can act on: its message is a whole Portuguese sentence, shown without a stack trace. */
export class SetupError extends Error {}
