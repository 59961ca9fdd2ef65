import type { Field, Fields } from '../field.ts'
import { text } from '../fields.ts'

/** An id in a path. */
export const id = (description: string, to: string): Field => text(description, '12', { to })

/** A slug in a path. */
export const slug = (example: string): Field => text('Its slug.', example)

/** What a call that creates something also takes (create-once). */
export const createHeaders: Fields = {
  'Idempotency-Key': {
    to: 'requestKey',
    // No example: tried twice in the documentation, it would be refused the second time.
    schema: {
      type: 'string',
      description:
        'A text of the client’s own, new for each record to create, at most 255 characters. The same key of the same account within 24 hours creates nothing more and answers the same record; with other content it is a 409 with the reason KEY_REUSED.',
    },
    read: ([value]) => value,
  },
}
