import { beforeEach } from 'vitest'
import type { Services, Viewer } from '../src/context.ts'
import { useDatabase } from './database.ts'
import { useImages } from './pictures.ts'
import { query } from './query.ts'
import { insertSmallCatalogue } from './small-catalogue.ts'
import { insertUser } from './user-rows.ts'

export type Noun = 'City' | 'Neighborhood' | 'Category' | 'Subcategory' | 'Attribute'

/** The fields of each noun in an answer. */
const selections = {
  City: 'id name slug active isPopular latitude longitude holidays image { url }',
  Neighborhood: 'id name slug city { id }',
  Category: 'id name slug synonyms isPopular schemaType icon { url }',
  Subcategory: 'id name slug synonyms active category { id } icon { url }',
  Attribute:
    'id name slug question kind group options { slug name } categories { slug } isFilter isAlwaysInSight meaning icon active position warning',
}

/** What became of a write: one of the two is null. */
export interface Outcome {
  saved: { id: string; slug: string; [field: string]: unknown } | null
  error: { message: string; code?: unknown; reason?: unknown; fields?: unknown } | null
}

/** An input that breaks a rule. */
export const invalid = (field: string, message: string): Outcome => ({
  saved: null,
  error: { message, code: 'BAD_USER_INPUT', fields: { [`input.${field}`]: message } },
})

/** Taken or in use; `field` is where the form says so. */
export const conflict = (reason: 'SLUG_TAKEN' | 'IN_USE', message: string, field?: string): Outcome => ({
  saved: null,
  error: { message, code: 'CONFLICT', reason, ...(field && { fields: { [`input.${field}`]: message } }) },
})

const notFound = {
  City: 'Cidade não encontrada.',
  Neighborhood: 'Bairro não encontrado.',
  Category: 'Categoria não encontrada.',
  Subcategory: 'Subcategoria não encontrada.',
  Attribute: 'Atributo não encontrado.',
}

export const absent = (noun: Noun): Outcome => ({
  saved: null,
  error: { message: notFound[noun], code: 'NOT_FOUND' },
})

/**
 * Gives a test file what an administrator does with entries of the catalogue. Before each
 * test there is the small catalogue, and no picture. Call it once, outside any test.
 */
export function useEntryWrites() {
  const database = useDatabase()
  const pictures = useImages(database)
  let viewer: Viewer
  beforeEach(async () => {
    await database.empty()
    await insertSmallCatalogue(database.prisma)
    viewer = await insertUser(database.prisma, 'Ana', { role: 'admin' })
    for (const hash of await pictures.files()) await pictures.images.store.delete(hash, 'webp')
  })
  const services = () => ({ prisma: database.prisma, images: pictures.images })
  return { database, pictures, admin: () => viewer, ...entryWrites(services, () => viewer) }
}

/**
 * The writes themselves, on other services than the usual ones.
 *
 * @param services asked for at each call, since a database is opened before the first test only
 * @param viewer the administrator
 */
export function entryWrites(services: () => Partial<Services>, viewer: () => Viewer) {
  const write = async (field: string, document: string, variables: object): Promise<Outcome> => {
    const options = { viewer: viewer(), variables: { ...variables } }
    const { data, errors } = await query(services(), document, options)
    const [error] = errors ?? []
    const { code, reason, fields } = error?.extensions ?? {}
    return {
      saved: (data?.[field] ?? null) as Outcome['saved'],
      error: error
        ? {
            message: error.message,
            code,
            ...(reason !== undefined && { reason }),
            ...(fields !== undefined && { fields }),
          }
        : null,
    }
  }
  return {
    create: (noun: Noun, input: object) =>
      write(
        `create${noun}`,
        `mutation ($input: Create${noun}Input!) { create${noun}(input: $input) { ${selections[noun]} } }`,
        { input },
      ),
    update: (noun: Noun, id: string | number, input: object) =>
      write(
        `update${noun}`,
        `mutation ($id: ID!, $input: Update${noun}Input!) {
          update${noun}(id: $id, input: $input) { ${selections[noun]} }
        }`,
        { id, input },
      ),
    /** What is saved is the id. */
    remove: (noun: Noun, id: string | number) =>
      write(`delete${noun}`, `mutation ($id: ID!) { delete${noun}(id: $id) }`, { id }),
  }
}
