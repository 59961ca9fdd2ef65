import { coordinates } from '../../../../../../schema/input/place.ts'
import { texts } from '../../../../messages/texts.ts'
import { degrees, flag, image, phrases, required } from '../../fields.ts'
import {
  CitiesDocument,
  CityDocument,
  type CityFragment,
  CreateCityDocument,
  DeleteCityDocument,
  PopularCitiesDocument,
  UpdateCityDocument,
} from '../../gql/documents.ts'
import {
  arraySchema,
  boolean,
  createdAt,
  id,
  imageUrl,
  latitude,
  longitude,
  objectSchema,
  string,
  updatedAt,
} from '../../json-schema.ts'
import { degreesText, type Entity } from '../../route.ts'
import { taxonomyRoutes } from './entity-routes.ts'

const City: Entity<CityFragment> = {
  name: 'City',
  schema: objectSchema('A municipality of the region.', {
    _id: id,
    name: string('Its name.', 'Taubaté'),
    slug: string('Its name in addresses, unique among cities.', 'taubate'),
    image: imageUrl('Address of its picture, if there is one.'),
    isPopular: boolean('Whether the home page shows it among the popular.', true),
    active: boolean('Whether it is offered for choosing.', true),
    lat: latitude,
    long: longitude,
    holidays: arraySchema(
      'Its own holidays, beside those of the country and the state.',
      string('One of every year, or with a year of one.', '05/12 Aniversário da cidade'),
    ),
    createdAt,
    updatedAt,
  }),
  serialize: ({ image, latitude, longitude, ...city }) => ({
    ...city,
    image: image?.url ?? null,
    lat: degreesText(latitude),
    long: degreesText(longitude),
  }),
}

export const cityRoutes = taxonomyRoutes({
  path: '/cities',
  entity: City,
  texts: texts.taxonomy.city,
  lists: [
    {
      operationId: 'listCities',
      summary: 'All cities, by name',
      description: 'Not paginated.',
      document: CitiesDocument,
      query: { active: flag('Only those offered for choosing, or only the others.') },
    },
    {
      at: '/popular',
      operationId: 'listPopularCities',
      summary: 'The popular cities among those offered for choosing, by name',
      description: 'Same as on the home page.',
      document: PopularCitiesDocument,
    },
  ],
  examples: { slug: 'taubate', unusedId: '40' },
  documents: {
    one: CityDocument,
    create: CreateCityDocument,
    update: UpdateCityDocument,
    delete: DeleteCityDocument,
  },
  fields: {
    name: required('Its name.', 'Nova Cidade'),
    isPopular: flag('Whether the home page shows it among the popular.'),
    active: flag('Whether it is offered for choosing.'),
    lat: degrees('Latitude of its centre.', '-23.0205', coordinates.latitude, 'input.latitude'),
    long: degrees('Longitude of its centre.', '-45.5555', coordinates.longitude, 'input.longitude'),
    holidays: phrases('Its own holidays; an empty list removes them.', [
      '05/12 Aniversário da cidade',
      '16/02/2027 Festa do Divino',
    ]),
    image: image('Its picture: PNG, JPEG, WebP or AVIF. Null in JSON removes it.'),
  },
})
