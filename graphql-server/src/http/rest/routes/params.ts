import type { Field } from '../field.ts'
import { text } from '../fields.ts'

/** An id in a path. */
export const id = (description: string, to: string): Field => text(description, '12', { to })

/** A slug in a path. */
export const slug = (example: string): Field => text('Its slug.', example)
