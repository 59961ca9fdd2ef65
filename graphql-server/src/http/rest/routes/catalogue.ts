import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { deleted, one, saved } from '../answers.ts'
import type { Fields } from '../field.ts'
import { type Route, route } from '../route.ts'
import type { Shape } from '../shapes/shape.ts'
import { createHeaders, id, slug } from './params.ts'

/** What tells a noun of the catalogue from the others. */
export interface Noun<Entity> {
  /** Of all its routes. */
  path: string
  /** What it is called in the description of the API, without an article. */
  called: string
  shape: Shape<Entity>
  /** What people are told. */
  texts: { notFound: string; created: string; updated: string; deleted: string }
  slugExample: string
  /** Of the query by slug, beside it. */
  slugQuery?: Fields
  fields: Fields
  isForm?: boolean
  documents: {
    one: TypedDocumentNode<{ entity: Entity | null }, never>
    create: TypedDocumentNode<{ entity: Entity }, never>
    update: TypedDocumentNode<{ entity: Entity }, never>
    delete: TypedDocumentNode<{ id: string }, never>
  }
}

/** The calls that every noun of the catalogue has, beside its lists: by id, by slug, create, update, delete. */
export function catalogueRoutes<Entity>(noun: Noun<Entity>): Route[] {
  const { path, called, shape, texts, documents, fields: body, isForm } = noun
  const byId = { params: { id: id('Its id.', 'id') } }
  return [
    route({
      method: 'GET',
      path: `${path}/id/{id}`,
      summary: `One ${called}, by its id`,
      may: 'public',
      document: documents.one,
      ...byId,
      answer: one(shape, texts.notFound),
    }),
    route({
      method: 'GET',
      path: `${path}/slug/{slug}`,
      summary: `One ${called}, by its slug`,
      may: 'public',
      document: documents.one,
      params: { slug: slug(noun.slugExample) },
      query: noun.slugQuery,
      answer: one(shape, texts.notFound),
    }),
    route({
      method: 'POST',
      path,
      summary: `Create a ${called}`,
      may: 'admin',
      document: documents.create,
      headers: createHeaders,
      body,
      isForm,
      answer: saved(shape, 201, texts.created),
    }),
    route({
      method: 'PUT',
      path: `${path}/{id}`,
      summary: `Change a ${called}`,
      description: 'Changes what is sent and nothing else.',
      may: 'admin',
      document: documents.update,
      ...byId,
      body,
      isForm,
      answer: saved(shape, 200, texts.updated),
    }),
    route({
      method: 'DELETE',
      path: `${path}/{id}`,
      summary: `Delete a ${called}`,
      description: 'Refused with a 409 while it is in use.',
      may: 'admin',
      document: documents.delete,
      ...byId,
      answer: deleted(texts.deleted),
    }),
  ]
}
