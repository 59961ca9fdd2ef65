import { texts } from '../../../messages/texts.ts'
import { list } from '../answers.ts'
import {
  CreateNeighborhoodDocument,
  DeleteNeighborhoodDocument,
  NeighborhoodDocument,
  NeighborhoodsDocument,
  UpdateNeighborhoodDocument,
} from '../documents/documents.ts'
import { optional, required, text } from '../fields.ts'
import { route } from '../route.ts'
import { Neighborhood } from '../shapes/places.ts'
import { catalogueRoutes } from './catalogue.ts'

export const neighborhoodRoutes = [
  route({
    method: 'GET',
    path: '/neighborhoods',
    summary: 'All neighborhoods, or those of one city, by name',
    may: 'public',
    document: NeighborhoodsDocument,
    query: { city: optional('Slug or id of a city; an unknown one has none.', 'taubate') },
    answer: list(Neighborhood, (neighborhood) => neighborhood),
  }),
  route({
    method: 'GET',
    path: '/neighborhoods/city/{cityId}',
    summary: 'The neighborhoods of a city, by name',
    may: 'public',
    document: NeighborhoodsDocument,
    params: { cityId: text('Id or slug of the city; an unknown one has none.', '12', { to: 'city' }) },
    answer: list(Neighborhood, (neighborhood) => neighborhood),
  }),
  ...catalogueRoutes({
    path: '/neighborhoods',
    called: 'neighborhood',
    shape: Neighborhood,
    texts: texts.taxonomy.neighborhood,
    slugExample: 'centro',
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
      name: required('Its name.', 'Centro'),
      slug: optional('Made from the name when absent.', 'centro'),
      city: required('Id of its city.', '12', { to: 'input.cityId' }),
    },
  }),
]
