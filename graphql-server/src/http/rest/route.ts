import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { Scopes } from '../../builder.ts'
import { NotFoundError } from '../../errors.ts'
import type { PageFacts } from '../../lists/pages.ts'
import type { Fields } from './fields.ts'
import { count, dateTime, id, type JsonSchema, objectSchema, schemaRef, string } from './json-schema.ts'

/** Variables of a document. */
export type Variables = Record<string, unknown>

/** One call of the API, from which it is both served and documented. */
export interface Route<Data = never> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Path below /api; `{id}` is a parameter. */
  path: string
  /** Method name in generated clients. */
  operationId: string
  summary: string
  description: string
  isDeprecated?: boolean
  /** Left out of the OpenAPI document, which has another path for the same call. */
  isUndescribed?: boolean
  /** Scope of the document's root field, checked before the body is read. */
  scope: keyof Scopes
  document: TypedDocumentNode<Data, never>
  params?: Fields
  query?: Fields
  headers?: Fields
  /** The same for JSON and forms. */
  body?: Fields
  /** Default or fixed variables. */
  constants?: Variables
  success: Success<NoInfer<Data>>
  /** Whether the response is for one visitor, although its data is public. */
  isPersonal?(variables: Variables): boolean
  /** For a streamed list: variables of the next part, null after the last. */
  nextPart?(data: NoInfer<Data>): Variables | null
}

/** Type-checks a route against its document's data, since a list of routes loses the type. */
export function route<Data>(row: Route<Data>): Route {
  return row as Route
}

/** An entity as serialized by the API. */
export interface Entity<Row> {
  /** Schema name. */
  name: string
  schema: JsonSchema
  /** @param row as selected by its fragment; aliases rename most fields */
  serialize(row: Row): object
}

/** The successful response of a call. */
export interface Success<Data> {
  status: 200 | 201
  /** Absent if only a message is sent. */
  entity?: Pick<Entity<never>, 'name' | 'schema'>
  /** Properties of the body, without `success`. */
  properties: Record<string, JsonSchema>
  /**
   * @param data result of the document
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

/** A list without pages. @param toRow selects the entity in an item */
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

/** One page of a list. @param toRow selects the entity in an item */
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

/** The saved entity, with a message where the specification has one. */
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
  page: { type: 'integer', minimum: 1, description: 'Page number, from 1.', examples: [1] },
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

/** Degrees in REST format (coordinates). */
export const degreesText = (value: number | null) => (value === null ? null : String(value))
