import type { InputFieldMap } from '@pothos/core'
import { builder } from '../builder.ts'
import { nounOf, type Place } from './places.ts'

/** What makes the fields of an input. */
export type InputFields = PothosSchemaTypes.InputFieldBuilder<typeof builder.$inferSchemaTypes, 'InputObject'>

/** A field that is true or false: a new place has a default, and of others an absent one is unchanged. */
export const flag = (t: InputFields, isNew: boolean, defaultValue: boolean, description: string) =>
  t.boolean(isNew ? { required: true, defaultValue, description } : { description })

/** A picture that is sent beside the operation. */
export const picture = (t: InputFields, isNew: boolean, description: string) =>
  t.field({ type: 'Upload', description: isNew ? `${description}.` : `${description}; null removes it.` })

/** The id of what a place belongs to. */
export const parentId = (t: InputFields, isNew: boolean, description: string) =>
  t.id({ required: isNew, description })

/**
 * Defines the inputs that create and update one of the four nouns.
 *
 * @param place what they are of
 * @param fields those beside the name and the slug, of a new one or of one that is there
 */
export function placeInputs(place: Place, fields: (t: InputFields, isNew: boolean) => InputFieldMap) {
  const noun = nounOf(place)
  const create = builder.inputType(`Create${noun}Input`, {
    description: `A new ${place.name}.`,
    fields: (t) => ({
      name: t.string({ required: true, description: 'Its name, at most 120 characters.' }),
      slug: t.string({ description: 'Its name in addresses; made from the name when absent or blank.' }),
      ...fields(t, true),
    }),
  })
  const update = builder.inputType(`Update${noun}Input`, {
    description: `Changes of a ${place.name}: what is absent stays as it is.`,
    fields: (t) => ({
      name: t.string({ description: 'Its name, at most 120 characters; the slug stays.' }),
      slug: t.string({
        description: 'Its name in addresses; null or blank has it made from the name again.',
      }),
      ...fields(t, false),
    }),
  })
  return { create, update }
}
