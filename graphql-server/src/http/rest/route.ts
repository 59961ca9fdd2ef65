import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { Scopes } from '../../builder.ts'
import { NotFoundError } from '../../errors.ts'
import type { PageFacts } from '../../lists/pages.ts'
import type { Fields } from './fields.ts'
import { count, dateTime, id, type JsonSchema, objectSchema, schemaRef, string } from './json-schema.ts'

/** The variables of a document. */
export type Variables = Record<string, unknown>

/** One call of the API, from which it is both served and described. */
export interface Route<Data = never> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below /api; `{id}` is a parameter. */
  path: string
  /** Name of the call in generated clients. */
  operationId: string
  summary: string
  description: string
  isDeprecated?: boolean
  /** Not in the OpenAPI document, which describes another path of the same call. */
  isUndescribed?: boolean
  /** The scope of the document's root field, checked before a body is read. */
  scope: keyof Scopes
  document: TypedDocumentNode<Data, never>
  params?: Fields
  query?: Fields
  headers?: Fields
  /** JSON and forms alike. */
  body?: Fields
  /** Default or fixed variables. */
  constants?: Variables
  success: Success<NoInfer<Data>>
  /** Whether the response is for one visitor only, although its data is public. */
  isPersonal?(variables: Variables): boolean
  /** For a streamed list: the variables of its next part, null after the last. */
  nextPart?(data: NoInfer<Data>): Variables | null
}

/** Checks a route against the type of its document's data, which a list of routes forgets. */
export function route<Data>(row: Route<Data>): Route {
  return row as Route
}

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

/** A list without pages. @param toRow finds the entity in an item */
export function list<Item, Row = Item>(
  entity: Entity<Row>,
  toRow: (item: Item) => Row,
): Success<{ list: Item[] }> {
  return {
    status: 200,
    entity,
    properties: { data: { type: 'array', items: schemaRef(entity.name) } },
    toBody: (data) => ({ data: data.list.map((item) => entity.serialize(toRow(item))) }),
  }
}

/** One page of a list. @param toRow finds the entity in an item */
export function page<Item, Row>(
  entity: Entity<Row>,
  toRow: (item: Item) => Row,
): Success<{ page: { items: Item[]; pagination: PageFacts } }> {
  const { properties, toBody } = list(entity, toRow)
  return {
    status: 200,
    entity,
    properties: { ...properties, pagination: schemaRef('Pagination') },
    toBody({ page: { items, pagination } }) {
      const { seed, moment, unknownHours, ...facts } = pagination
      const ofOpen = moment ? { moment, unknownHours } : {}
      const of = { ...facts, ...(seed !== null && { seed }), ...ofOpen }
      return { ...toBody({ list: items }), pagination: of }
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

const facts = objectSchema('The position of a page in its list.', {
  page: { type: 'integer', minimum: 1, description: 'The page, from 1.', examples: [1] },
  perPage: { type: 'integer', minimum: 1, maximum: 100, description: 'Items on a full page.', examples: [9] },
  total: count('Items of all pages.', 2000),
  totalPages: count('Pages that have items.', 223),
})
const seed = string(
  'Of a random order only: send it with the next page to go on in the same order, on the same day and while the same establishments match.',
  'bM2x0Zk1',
)

const moment = dateTime('Of a search with `openNow` only: send it with the next page, so that pages fit.')

const unknownHours = count(
  'Of a search with `openNow` only: how many match everything else and tell no hours of that day.',
  12,
)

export const paginationSchema: JsonSchema = {
  ...facts,
  properties: { ...facts.properties, seed, moment, unknownHours },
}

/** Degrees as REST sends them (coordinates). */
export const degreesText = (value: number | null) => (value === null ? null : String(value))
