import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { createHeaders, type Field, type Fields, optional, text } from '../../fields.ts'
import { deleted, type Entity, list, one, type Route, route, saved } from '../../route.ts'

type ListRoute<Row> = Pick<
  Route<{ list: Row[] }>,
  'operationId' | 'summary' | 'description' | 'document' | 'params' | 'query'
> & {
  /** Path below the entity's. */
  at?: string
}

/** What distinguishes the routes of a city, neighborhood, category, subcategory or attribute. */
interface TaxonomyOptions<Row> {
  path: string
  entity: Entity<Row>
  texts: { notFound: string; created: string; updated: string; deleted: string }
  examples: {
    slug: string
    /** Id of the first entity added to the demo data. */
    unusedId: string
  }
  /** Query of the call by slug. */
  slugQuery?: Fields
  /** All but the slug. */
  fields: Fields & { name: Field }
  lists: ListRoute<Row>[]
  documents: {
    one: TypedDocumentNode<{ entity: Row | null }, never>
    create: TypedDocumentNode<{ entity: Row }, never>
    update: TypedDocumentNode<{ entity: Row }, never>
    delete: TypedDocumentNode<{ id: string }, never>
  }
}

/**
 * Routes of cities, neighborhoods, categories, subcategories and attributes: lists, by id, by slug, create, update,
 * delete.
 */
export function taxonomyRoutes<Row>(options: TaxonomyOptions<Row>): Route[] {
  const { path, entity, texts, examples, documents, lists, slugQuery, fields } = options
  const { name } = entity
  const noun = name.toLowerCase()
  const params = { id: text('Its id.', '1') }
  const slug = optional('Made from the name when a create has none, and again when it is empty.')
  const { name: itsName, ...others } = fields
  const body = { name: itsName, slug, ...others }
  return [
    ...lists.map(({ at = '', ...row }) =>
      route({
        ...row,
        method: 'GET',
        path: path + at,
        scope: 'public',
        success: list(entity, (item: Row) => item),
      }),
    ),
    route({
      method: 'GET',
      path: `${path}/id/{id}`,
      operationId: `get${name}`,
      summary: `One ${noun}, by its id`,
      description: 'A malformed id counts as absent.',
      scope: 'public',
      document: documents.one,
      params,
      success: one(entity, texts.notFound),
    }),
    route({
      method: 'GET',
      path: `${path}/slug/{slug}`,
      operationId: `get${name}BySlug`,
      summary: `One ${noun}, by its slug`,
      description: 'The slug is part of the site’s URLs.',
      scope: 'public',
      document: documents.one,
      params: { slug: text('Its slug.', examples.slug) },
      query: slugQuery,
      success: one(entity, texts.notFound),
    }),
    route({
      method: 'POST',
      path,
      operationId: `create${name}`,
      summary: `Create a ${noun}`,
      description: 'Without a slug, one is derived from the name.',
      scope: 'admin',
      document: documents.create,
      headers: createHeaders,
      body,
      success: saved(entity, 201, texts.created),
    }),
    route({
      method: 'PUT',
      path: `${path}/{id}`,
      operationId: `update${name}`,
      summary: `Change a ${noun}`,
      description: 'Fields that are not sent stay unchanged.',
      scope: 'admin',
      document: documents.update,
      params,
      body,
      success: saved(entity, 200, texts.updated),
    }),
    route({
      method: 'DELETE',
      path: `${path}/{id}`,
      operationId: `delete${name}`,
      summary: `Delete a ${noun}`,
      description: 'Refused with a 409 while it is in use.',
      scope: 'admin',
      document: documents.delete,
      params: { id: text('Its id.', examples.unusedId) },
      success: deleted(texts.deleted),
    }),
  ]
}
