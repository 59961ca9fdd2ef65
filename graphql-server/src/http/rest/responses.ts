import { NotFoundError } from '../../errors.ts'
import type { PageFacts } from '../../lists/pagination.ts'
import { count, id, type JsonSchema, objectSchema, schemaRef, string } from './json-schema.ts'

/** An entity as the API sends it. */
export interface Entity<Row> {
  /** Name of its schema. */
  name: string
  schema: JsonSchema
  /** @param row as its fragment selects it; aliases rename most fields */
  serialize(row: Row): object
}

/** The successful response of a call. */
export interface Success<Data> {
  status: 200 | 201
  /** Absent where only a message is sent. */
  entity?: Pick<Entity<never>, 'name' | 'schema'>
  /** Of its body, without `success`. */
  properties: Record<string, JsonSchema>
  /**
   * @param data of the document
   * @returns the body without `success`
   * @throws NotFoundError when the entity does not exist
   */
  toBody(data: Data): object
}

export const messageSchema = (text: string) => string('What to tell people.', text)

export function one<Row>(entity: Entity<Row>, notFound: string): Success<{ entity: Row | null }> {
  return {
    status: 200,
    entity,
    properties: { data: schemaRef(entity.name) },
    toBody({ entity: row }) {
      if (row === null) throw new NotFoundError(notFound)
      return { data: entity.serialize(row) }
    },
  }
}

/** A list without pages. @param rowOf finds the entity in an item */
export function list<Item, Row = Item>(
  entity: Entity<Row>,
  rowOf: (item: Item) => Row,
): Success<{ list: Item[] }> {
  return {
    status: 200,
    entity,
    properties: { data: { type: 'array', items: schemaRef(entity.name) } },
    toBody: (data) => ({ data: data.list.map((item) => entity.serialize(rowOf(item))) }),
  }
}

/** One page of a list. @param rowOf finds the entity in an item */
export function page<Item, Row>(
  entity: Entity<Row>,
  rowOf: (item: Item) => Row,
): Success<{ page: { items: Item[]; pagination: PageFacts } }> {
  const { properties, toBody } = list(entity, rowOf)
  return {
    status: 200,
    entity,
    properties: { ...properties, pagination: schemaRef('Pagination') },
    toBody({ page: { items, pagination } }) {
      const { seed, ...facts } = pagination
      return { ...toBody({ list: items }), pagination: seed === null ? facts : { ...facts, seed } }
    },
  }
}

/** What was saved, with a message where the specification has one. */
export function saved<Row>(entity: Entity<Row>, status: 200 | 201, text?: string): Success<{ entity: Row }> {
  return {
    status,
    entity,
    properties: { data: schemaRef(entity.name), ...(text && { message: messageSchema(text) }) },
    toBody: ({ entity: row }) => ({ data: entity.serialize(row), ...(text && { message: text }) }),
  }
}

const Deleted = { name: 'Deleted', schema: objectSchema('What was deleted.', { _id: id }) }

export function deleted(text: string): Success<{ id: string | null }> {
  return {
    status: 200,
    entity: Deleted,
    properties: { data: schemaRef(Deleted.name), message: messageSchema(text) },
    toBody: ({ id }) => ({ data: { _id: id ?? '' }, message: text }),
  }
}

const facts = objectSchema('Where a page stands in its list.', {
  page: { type: 'integer', minimum: 1, description: 'The page, from 1.', examples: [1] },
  perPage: { type: 'integer', minimum: 1, maximum: 100, description: 'Items on a full page.', examples: [9] },
  total: count('Items of all pages.', 2000),
  totalPages: count('Pages that have items.', 223),
})
const seed = string(
  'Of a random order only: send it with the next page to go on in the same order.',
  'bM2x0Zk1',
)

export const paginationSchema: JsonSchema = { ...facts, properties: { ...facts.properties, seed } }
