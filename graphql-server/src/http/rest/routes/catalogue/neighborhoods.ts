import { texts } from '../../../../messages/texts.ts'
import { optional, required, text } from '../../fields.ts'
import {
  CreateNeighborhoodDocument,
  DeleteNeighborhoodDocument,
  NeighborhoodDocument,
  type NeighborhoodFragment,
  NeighborhoodsDocument,
  UpdateNeighborhoodDocument,
} from '../../gql/documents.ts'
import { createdAt, id, objectSchema, reference, string, updatedAt } from '../../json-schema.ts'
import type { Entity } from '../../route.ts'
import { taxonomyRoutes } from './entity-routes.ts'

const Neighborhood: Entity<NeighborhoodFragment> = {
  name: 'Neighborhood',
  schema: objectSchema('A neighborhood of a city.', {
    _id: id,
    name: string('Its name.', 'Centro'),
    slug: string('Its name in addresses, unique within its city only.', 'centro'),
    city: reference('The city that it belongs to.', 'Taubaté', 'taubate'),
    createdAt,
    updatedAt,
  }),
  serialize: (neighborhood) => neighborhood,
}

export const neighborhoodRoutes = taxonomyRoutes({
  path: '/neighborhoods',
  entity: Neighborhood,
  texts: texts.taxonomy.neighborhood,
  lists: [
    {
      operationId: 'listNeighborhoods',
      summary: 'All neighborhoods, or those of one city, by name',
      description: 'Not paginated.',
      document: NeighborhoodsDocument,
      query: { city: optional('Slug or id of a city; an unknown one has none.', 'taubate') },
    },
    {
      at: '/city/{cityId}',
      operationId: 'listNeighborhoodsOfCity',
      summary: 'The neighborhoods of a city, by name',
      description: 'Empty for an unknown city.',
      document: NeighborhoodsDocument,
      params: { cityId: text('Id or slug of the city.', '1', { variable: 'city' }) },
    },
  ],
  examples: { slug: 'centro', unusedId: '643' },
  slugQuery: {
    city: optional(
      'Slug or id of the city to look in; without it, the first by the name of the city.',
      'taubate',
    ),
  },
  documents: {
    one: NeighborhoodDocument,
    create: CreateNeighborhoodDocument,
    update: UpdateNeighborhoodDocument,
    delete: DeleteNeighborhoodDocument,
  },
  fields: {
    name: required('Its name.', 'Novo Bairro'),
    city: required('Id of its city.', '1', { variable: 'input.cityId' }),
  },
})
