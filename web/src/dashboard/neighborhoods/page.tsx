import { createNeighborhoodInput } from '../../../../schema/input/taxonomy.ts'
import {
  useCreateNeighborhoodMutation,
  useDeleteNeighborhoodMutation,
  useNeighborhoodListQuery,
  useNeighborhoodRecordQuery,
  useUpdateNeighborhoodMutation,
} from '../../gql/dashboard/hooks.ts'
import { neighborhoodMessages } from '../../messages/dashboard/catalogue.ts'
import { usedBy } from '../catalogue/description.ts'
import { useActiveCities, useAllCities } from '../catalogue/options.ts'
import { catalogueScreen } from '../catalogue/screen.tsx'

export const NeighborhoodsPage = catalogueScreen({
  texts: neighborhoodMessages,
  entity: 'NEIGHBORHOOD',
  schema: createNeighborhoodInput,
  fields: [
    {
      kind: 'parent',
      name: 'cityId',
      of: 'city',
      label: neighborhoodMessages.city,
      placeholder: neighborhoodMessages.chooseCity,
      loadFailed: neighborhoodMessages.loadFailed,
      useOptions: useActiveCities,
    },
  ],
  columns: [
    {
      id: 'city',
      header: neighborhoodMessages.city,
      cell: ({ row }) => row.original.city.name,
    },
  ],
  filters: [
    {
      name: 'city',
      label: neighborhoodMessages.city,
      all: neighborhoodMessages.allCities,
      useOptions: useAllCities,
    },
  ],
  usesOf: ({ id, name, city, businessCount, areaCount }) => [
    // Its slug is that of others in other cities.
    usedBy('businesses', businessCount, name, { city: city.slug, neighborhood: id }),
    usedBy('areas', areaCount, name, { servedCity: city.slug, servedNeighborhood: id }),
  ],
  operations: {
    useList: useNeighborhoodListQuery,
    useRecord: useNeighborhoodRecordQuery,
    useCreate: useCreateNeighborhoodMutation,
    useUpdate: useUpdateNeighborhoodMutation,
    useDelete: useDeleteNeighborhoodMutation,
  },
})
