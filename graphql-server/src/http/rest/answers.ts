import { NotFoundError } from '../../errors.ts'
import type { PageFacts } from '../../lists/pagination.ts'
import { type JsonSchema, object, schemaRef } from './json-schema.ts'
import { Deleted } from './shapes/dashboard.ts'
import type { Shape } from './shapes/shape.ts'

/** How an answer is made of a document's data. */
export interface Answer<Data> {
  status: 200 | 201
  /** Of its body, `success` aside. */
  properties: Record<string, JsonSchema>
  /**
   * @returns its body, `success` aside
   * @throws NotFoundError when what was asked for is not there
   */
  of(data: Data): object
}

const message = (text: string): JsonSchema => ({
  type: 'string',
  description: 'What to tell people.',
  examples: [text],
})

/** One entity. @param missing said when there is none */
export function one<Entity>(shape: Shape<Entity>, missing: string): Answer<{ entity: Entity | null }> {
  return {
    status: 200,
    properties: { data: schemaRef(shape.name) },
    of({ entity }) {
      if (entity === null) throw new NotFoundError(missing)
      return { data: shape.write(entity) }
    },
  }
}

/** A whole list. @param entityOf finds the entity where an item leads to it */
export function list<Item, Entity = Item>(
  shape: Shape<Entity>,
  entityOf: (item: Item) => Entity,
): Answer<{ list: Item[] }> {
  return {
    status: 200,
    properties: { data: { type: 'array', items: schemaRef(shape.name) } },
    of: (data) => ({ data: data.list.map((item) => shape.write(entityOf(item))) }),
  }
}

/** One page of a list. */
export function page<Item, Entity>(
  shape: Shape<Entity>,
  entityOf: (item: Item) => Entity,
): Answer<{ page: { items: Item[]; pagination: PageFacts } }> {
  return {
    status: 200,
    properties: {
      data: { type: 'array', items: schemaRef(shape.name) },
      pagination: schemaRef('Pagination'),
    },
    of({ page: { items, pagination } }) {
      const { seed, ...place } = pagination
      return {
        data: items.map((item) => shape.write(entityOf(item))),
        pagination: seed === null ? place : { ...place, seed },
      }
    },
  }
}

/** What was saved, with a message where the specification has one. */
export function saved<Entity>(
  shape: Shape<Entity>,
  status: 200 | 201,
  text?: string,
): Answer<{ entity: Entity }> {
  return {
    status,
    properties: { data: schemaRef(shape.name), ...(text && { message: message(text) }) },
    of: ({ entity }) => ({ data: shape.write(entity), ...(text && { message: text }) }),
  }
}

/** What was deleted. */
export function deleted(text: string): Answer<{ id: string | null }> {
  return {
    status: 200,
    properties: { data: schemaRef(Deleted.name), message: message(text) },
    of: ({ id }) => ({ data: Deleted.write(id ?? ''), message: text }),
  }
}

const place = object('Where a page stands in its list.', {
  page: { type: 'integer', minimum: 1, description: 'The page, from 1.', examples: [1] },
  perPage: { type: 'integer', minimum: 1, maximum: 100, description: 'Items on a full page.', examples: [9] },
  total: { type: 'integer', minimum: 0, description: 'Items of all pages.', examples: [2000] },
  totalPages: { type: 'integer', minimum: 0, description: 'Pages that have items.', examples: [223] },
})
const seed: JsonSchema = {
  type: 'string',
  description: 'Of a random order only: send it with the next page to go on in the same order.',
  examples: ['bM2x0Zk1'],
}

/** Where a page stands, as the API's description has it; only a random order has a seed. */
export const paginationSchema: JsonSchema = { ...place, properties: { ...place.properties, seed } }
