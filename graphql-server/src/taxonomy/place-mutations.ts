import type { z } from 'zod'
import { builder } from '../builder.ts'
import type { Context } from '../context.ts'
import { requestKeyArg } from '../create-once.ts'
import { NotFoundError } from '../errors.ts'
import { texts } from '../messages/texts.ts'
import { parseInput } from '../parse-input.ts'
import type { placeInputs } from './place-inputs.ts'
import type { PlaceInput } from './place-values.ts'
import { nounOf, type Place } from './places.ts'
import { createPlace, deletePlace, updatePlace } from './write-place.ts'

/** How a noun's inputs look, and the rules that they have to keep to. */
interface PlaceMutations {
  inputs: ReturnType<typeof placeInputs>
  rules: { create: z.ZodType<PlaceInput>; update: z.ZodType<PlaceInput> }
}

/**
 * Defines how administrators create, update and delete one of the four nouns.
 *
 * @param place what the writes need to know of the noun
 */
export function placeMutations(place: Place, { inputs, rules }: PlaceMutations): void {
  const noun = nounOf(place)
  const authScopes = { admin: true }
  const id = { required: true, description: 'Its id.' } as const
  builder.mutationFields((t) => ({
    [`create${noun}`]: t.prismaField({
      type: noun,
      authScopes,
      description: `Adds a ${place.name}.`,
      args: {
        input: t.arg({ type: inputs.create, required: true, description: 'What it shall be.' }),
        ...requestKeyArg,
      },
      resolve: async (query, _root, { input, requestKey }, context) => {
        const id = await createPlace(context, place, parseInput(rules.create, input), requestKey)
        return read(context, place, query, id)
      },
    }),
    [`update${noun}`]: t.prismaField({
      type: noun,
      authScopes,
      description: `Changes a ${place.name}.`,
      args: {
        id: t.arg.id(id),
        input: t.arg({ type: inputs.update, required: true, description: 'What shall change.' }),
      },
      resolve: async (query, _root, { id, input }, context) =>
        read(context, place, query, await updatePlace(context, place, id, parseInput(rules.update, input))),
    }),
    [`delete${noun}`]: t.id({
      authScopes,
      description: `Deletes a ${place.name} that nothing uses, and answers its id. It can be restored for 30 days.`,
      args: { id: t.arg.id(id) },
      resolve: async (_root, { id }, context) => {
        await deletePlace(context, place, id)
        return id
      },
    }),
  }))
}

/** What has just been written, unless somebody else has deleted it by now. */
async function read({ prisma }: Context, { name }: Place, query: object, id: number) {
  const row = await prisma[name as 'city'].findUnique({ ...query, where: { id } })
  if (!row) throw new NotFoundError(texts.taxonomy[name].notFound)
  return row
}
