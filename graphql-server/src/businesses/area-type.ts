import { builder } from '../builder.ts'
import type { FullBusiness } from '../business-rows/full-business.ts'
import type { City, Neighborhood } from '../generated/prisma/client.ts'

/** A city, or a neighborhood of it. */
interface Area {
  city: City
  neighborhood: Neighborhood | null
}

export const ServedArea = builder.objectRef<Area>('ServedArea').implement({
  description: 'A place that an establishment serves.',
  fields: (t) => ({
    city: t.expose('city', { type: 'City', description: 'The city.' }),
    neighborhood: t.expose('neighborhood', {
      type: 'Neighborhood',
      nullable: true,
      description: 'The neighborhood of that city; null where the whole city is served.',
    }),
  }),
})

/** Cities first. */
export const servedAreas = ({ areaCities, areaNeighborhoods }: FullBusiness): Area[] => [
  ...areaCities.map((city) => ({ city, neighborhood: null })),
  ...areaNeighborhoods.map((neighborhood) => ({ city: neighborhood.city, neighborhood })),
]

export const AreaInput = builder.inputType('AreaInput', {
  description: 'A place that an establishment serves.',
  fields: (t) => ({
    cityId: t.id({ required: true, description: 'Id of the city.' }),
    neighborhoodId: t.id({
      description: 'Id of a neighborhood of that city; without one the whole city is served.',
    }),
  }),
})
