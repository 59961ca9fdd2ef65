import type { CityFragment, NeighborhoodFragment } from '../documents/documents.ts'
import { object } from '../json-schema.ts'
import { createdAt, degrees, flag, id, image, lat, long, reference, text, updatedAt } from './property.ts'
import type { Shape } from './shape.ts'

export const City: Shape<CityFragment> = {
  name: 'City',
  schema: object('A municipality of the region.', {
    _id: id,
    name: text('Its name.', 'Taubaté'),
    slug: text('Its name in addresses, unique among cities.', 'taubate'),
    image: image('Address of its picture, if there is one.'),
    isPopular: flag('Whether the home page shows it among the popular.', true),
    active: flag('Whether it is offered for choosing.', true),
    lat,
    long,
    createdAt,
    updatedAt,
  }),
  write: ({ image, latitude, longitude, ...city }) => ({
    ...city,
    image: image?.url ?? null,
    lat: degrees(latitude),
    long: degrees(longitude),
  }),
}

export const Neighborhood: Shape<NeighborhoodFragment> = {
  name: 'Neighborhood',
  schema: object('A neighborhood of a city.', {
    _id: id,
    name: text('Its name.', 'Centro'),
    slug: text('Its name in addresses, unique within its city only.', 'centro'),
    city: reference('The city that it belongs to.', 'Taubaté', 'taubate'),
    createdAt,
    updatedAt,
  }),
  write: (neighborhood) => neighborhood,
}
