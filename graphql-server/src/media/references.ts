import { getDatamodel } from '../generated/pothos.ts'
import type { Prisma } from '../generated/prisma/client.ts'

/** Prisma's relations of an image: what refers to it, found in the data model so that a new entity is no line here. */
const relations = (getDatamodel().datamodel.models.Image?.fields ?? [])
  .filter(({ kind, isList }) => kind === 'object' && isList)
  .map(({ name }) => name)

/** Matches images that nothing refers to. */
export const whereUnreferenced: Prisma.ImageWhereInput = Object.fromEntries(
  relations.map((relation) => [relation, { none: {} }]),
)
