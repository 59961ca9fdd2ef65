import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { createHeaders, type Fields, text } from '../fields.ts'
import { deleted, type Entity, one, saved } from '../responses.ts'
import { type Route, route } from '../route.ts'

/** What distinguishes the routes of a city, neighborhood, category or subcategory. */
interface TaxonomyNoun<Row> {
  path: string
  entity: Entity<Row>
  texts: { notFound: string; created: string; updated: string; deleted: string }
  examples: {
    slug: string
    /** An id that nothing uses: that of the first new one on the demo data. */
    unusedId: string
  }
  /** Query of the call by slug. */
  slugQuery?: Fields
  fields: Fields
  documents: {
    one: TypedDocumentNode<{ entity: Row | null }, never>
    create: TypedDocumentNode<{ entity: Row }, never>
    update: TypedDocumentNode<{ entity: Row }, never>
    delete: TypedDocumentNode<{ id: string }, never>
  }
}

/** The calls that cities, neighborhoods, categories and subcategories have alike: by id, by slug, create, update, delete. */
export function taxonomyRoutes<Row>(noun: TaxonomyNoun<Row>): Route[] {
  const { path, entity, texts, examples, documents, fields: body } = noun
  const { name } = entity
  const called = name.toLowerCase()
  const params = { id: text('Its id.', '1') }
  return [
    route({
      method: 'GET',
      path: `${path}/id/{id}`,
      operationId: `get${name}`,
      summary: `One ${called}, by its id`,
      description: 'A malformed id counts as an absent one.',
      scope: 'public',
      document: documents.one,
      params,
      success: one(entity, texts.notFound),
    }),
    route({
      method: 'GET',
      path: `${path}/slug/{slug}`,
      operationId: `get${name}BySlug`,
      summary: `One ${called}, by its slug`,
      description: 'The slug is what stands in addresses of the site.',
      scope: 'public',
      document: documents.one,
      params: { slug: text('Its slug.', examples.slug) },
      query: noun.slugQuery,
      success: one(entity, texts.notFound),
    }),
    route({
      method: 'POST',
      path,
      operationId: `create${name}`,
      summary: `Create a ${called}`,
      description: 'Without a slug, one is made from the name.',
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
      summary: `Change a ${called}`,
      description: 'Changes what is sent and nothing else.',
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
      summary: `Delete a ${called}`,
      description: 'Refused with a 409 while it is in use.',
      scope: 'admin',
      document: documents.delete,
      params: { id: text('Its id.', examples.unusedId) },
      success: deleted(texts.deleted),
    }),
  ]
}
