import type { InputFieldMap } from '@pothos/core'
import type { z } from 'zod'
import { localHolidayLimits } from '../../../schema/hours/local-holidays.ts'
import { synonymLimits } from '../../../schema/synonyms.ts'
import { builder } from '../builder.ts'
import type { Context } from '../context.ts'
import { NotFoundError } from '../errors.ts'
import { texts } from '../messages/texts.ts'
import { parseInput } from '../parse-input.ts'
import { requestKeyArg } from '../writes/create-once.ts'
import { type EntryType, graphqlName } from './entry-types.ts'
import type { EntryInput } from './entry-values.ts'
import { createEntry, deleteEntry, updateEntry } from './write-entry.ts'

export type InputFields = PothosSchemaTypes.InputFieldBuilder<typeof builder.$inferSchemaTypes, 'InputObject'>

interface EntryMutations {
  /** Validation of the two inputs. */
  create: z.ZodType<EntryInput>
  update: z.ZodType<EntryInput>
  /** Fields other than name and slug, of the input that creates or of the one that updates. */
  fields: (t: InputFields, isNew: boolean) => InputFieldMap
}

/** A boolean field: a new entry has a default, an update leaves an absent one unchanged. */
export const flag = (t: InputFields, isNew: boolean, defaultValue: boolean, description: string) =>
  t.boolean(isNew ? { required: true, defaultValue, description } : { description })

export const picture = (t: InputFields, isNew: boolean, description: string) =>
  t.field({ type: 'Upload', description: isNew ? `${description}.` : `${description}; null removes it.` })

export const synonyms = (t: InputFields, isNew: boolean) =>
  t.stringList({
    description: `Alternative names${isNew ? '' : '; an empty list removes them'}. At most ${synonymLimits.count} of ${synonymLimits.length} characters; duplicates are ignored.`,
  })

export const holidays = (t: InputFields, isNew: boolean) =>
  t.stringList({
    description: `Local holidays, in addition to those of the country and the state: "19/03 São José" is yearly, "16/02/2027 Festa do Divino" in one year${isNew ? '' : '; an empty list removes them'}. At most ${localHolidayLimits.count} with names of up to ${localHolidayLimits.name} characters.`,
  })

/** Defines the inputs and mutations by which administrators create, update and delete entries of one type. */
export function defineEntryMutations(type: EntryType, { create, update, fields }: EntryMutations): void {
  const name = graphqlName(type)
  const authScopes = { admin: true }
  const createType = builder.inputType(`Create${name}Input`, {
    description: `A new ${type.name}.`,
    fields: (t) => ({
      name: t.string({ required: true, description: 'Name of the entry, at most 120 characters.' }),
      slug: t.string({ description: 'Slug of the entry; derived from the name when absent or blank.' }),
      ...fields(t, true),
    }),
  })
  const updateType = builder.inputType(`Update${name}Input`, {
    description: `Changes of a ${type.name}; absent fields stay unchanged.`,
    fields: (t) => ({
      name: t.string({ description: 'Name of the entry, at most 120 characters; the slug does not change.' }),
      slug: t.string({
        description: 'Slug of the entry; null or blank derives it from the name again.',
      }),
      ...fields(t, false),
    }),
  })
  builder.mutationFields((t) => ({
    [`create${name}`]: t.prismaField({
      type: name,
      authScopes,
      description: `Adds a ${type.name}.`,
      args: {
        input: t.arg({ type: createType, required: true, description: 'Values of the new entry.' }),
        ...requestKeyArg,
      },
      resolve: async (query, _root, { input, requestKey }, context) => {
        const id = await createEntry(context, type, parseInput(create, input), requestKey)
        return readEntry(context, type, query, id)
      },
    }),
    [`update${name}`]: t.prismaField({
      type: name,
      authScopes,
      description: `Changes a ${type.name}.`,
      args: {
        id: t.arg.id({ required: true, description: 'Id of the entry.' }),
        input: t.arg({ type: updateType, required: true, description: 'Values to change.' }),
      },
      resolve: async (query, _root, { id, input }, context) =>
        readEntry(context, type, query, await updateEntry(context, type, id, parseInput(update, input))),
    }),
    [`delete${name}`]: t.id({
      authScopes,
      description: `Deletes an unused ${type.name} and returns its id. It can be restored for 30 days.`,
      args: { id: t.arg.id({ required: true, description: 'Id of the entry.' }) },
      resolve: async (_root, { id }, context) => {
        await deleteEntry(context, type, id)
        return id
      },
    }),
  }))
}

/** @throws NotFoundError when it was deleted after the write */
async function readEntry({ prisma }: Context, { name }: EntryType, query: object, id: number) {
  const row = await prisma[name as 'city'].findUnique({ ...query, where: { id } })
  if (!row) throw new NotFoundError(texts.taxonomy[name].notFound)
  return row
}
