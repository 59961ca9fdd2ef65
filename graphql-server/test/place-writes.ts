import type { Viewer } from '../src/auth/viewer.ts'
import type { Services } from '../src/context.ts'
import { query } from './query.ts'

export type Noun = 'City' | 'Neighborhood' | 'Category' | 'Subcategory'

/** What of each noun an answer tells. */
const selections = {
  City: 'id name slug active isPopular latitude longitude image { url }',
  Neighborhood: 'id name slug city { id }',
  Category: 'id name slug isPopular icon { url }',
  Subcategory: 'id name slug active category { id } icon { url }',
}

/** What became of a write: one of the two is null. */
export interface Outcome {
  saved: { id: string; slug: string; [field: string]: unknown } | null
  error: { message: string; code?: unknown; fields?: unknown } | null
}

/**
 * Creates, updates and deletes cities, neighborhoods, categories and subcategories, as an administrator does.
 *
 * @param services asked for at each call, since a database is opened before the first test only
 * @param viewer the administrator
 */
export function placeWrites(services: () => Partial<Services>, viewer: () => Viewer) {
  const write = async (field: string, document: string, variables: object): Promise<Outcome> => {
    const options = { viewer: viewer(), variables: { ...variables } }
    const { data, errors } = await query(services(), document, options)
    const [error] = errors ?? []
    const { code, fields } = error?.extensions ?? {}
    return {
      saved: (data?.[field] ?? null) as Outcome['saved'],
      error: error ? { message: error.message, code, ...(fields !== undefined && { fields }) } : null,
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
