import { builder } from '../builder.ts'
import type { FullBusiness } from '../business-rows/full-business.ts'
import type { City, Neighborhood } from '../generated/prisma/client.ts'

interface Area {
  city: City
  neighborhood: Neighborhood | null
}

export const ServedArea = builder.objectRef<Area>('ServedArea').implement({
  description: 'Place served by an establishment.',
  fields: (t) => ({
    city: t.expose('city', { type: 'City', description: 'City served, or city of the neighborhood.' }),
    neighborhood: t.expose('neighborhood', {
      type: 'Neighborhood',
      nullable: true,
      description: 'Neighborhood of that city; null if the whole city is served.',
    }),
  }),
})

/** Cities first. */
export const servedAreas = ({ areaCities, areaNeighborhoods }: FullBusiness): Area[] => [
  ...areaCities.map((city) => ({ city, neighborhood: null })),
  ...areaNeighborhoods.map((neighborhood) => ({ city: neighborhood.city, neighborhood })),
]

export const AreaInput = builder.inputType('AreaInput', {
  description: 'Place served by an establishment.',
  fields: (t) => ({
    cityId: t.id({ required: true, description: 'Id of the city.' }),
    neighborhoodId: t.id({
      description: 'Id of a neighborhood of that city; absent for the whole city.',
    }),
  }),
})
