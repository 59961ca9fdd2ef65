import { coordinates } from '../../../../../schema/input/coordinates.ts'
import { texts } from '../../../messages/texts.ts'
import { list } from '../answers.ts'
import {
  CitiesDocument,
  CityDocument,
  CreateCityDocument,
  DeleteCityDocument,
  PopularCitiesDocument,
  UpdateCityDocument,
} from '../documents/documents.ts'
import { degrees, flag, optional, required } from '../fields.ts'
import { image } from '../file-fields.ts'
import { route } from '../route.ts'
import { City } from '../shapes/places.ts'
import { catalogueRoutes } from './catalogue.ts'

export const cityRoutes = [
  route({
    method: 'GET',
    path: '/cities',
    summary: 'All cities, by name',
    may: 'public',
    document: CitiesDocument,
    query: { active: flag('Only those offered for choosing, or only the others.') },
    answer: list(City, (city) => city),
  }),
  route({
    method: 'GET',
    path: '/cities/popular',
    summary: 'The popular cities among those offered for choosing, by name',
    may: 'public',
    document: PopularCitiesDocument,
    answer: list(City, (city) => city),
  }),
  ...catalogueRoutes({
    path: '/cities',
    called: 'city',
    shape: City,
    texts: texts.taxonomy.city,
    slugExample: 'taubate',
    documents: {
      one: CityDocument,
      create: CreateCityDocument,
      update: UpdateCityDocument,
      delete: DeleteCityDocument,
    },
    isForm: true,
    fields: {
      name: required('Its name.', 'Taubaté'),
      slug: optional('Made from the name when absent.', 'taubate'),
      isPopular: flag('Whether the home page shows it among the popular.'),
      active: flag('Whether it is offered for choosing.'),
      lat: degrees('Latitude of its centre.', '-23.0205', coordinates.latitude, 'input.latitude'),
      long: degrees('Longitude of its centre.', '-45.5555', coordinates.longitude, 'input.longitude'),
      image: image('Its picture: PNG, JPEG, WebP or AVIF. Null in JSON removes it.'),
    },
  }),
]
