import { chakra } from '@chakra-ui/react/styled-system'
import { createCityInput } from '../../../../schema/input/taxonomy.ts'
import {
  useCityListQuery,
  useCityRecordQuery,
  useCreateCityMutation,
  useDeleteCityMutation,
  useUpdateCityMutation,
} from '../../gql/dashboard/hooks.ts'
import { catalogueMessages, cityMessages } from '../../messages/dashboard/catalogue.ts'
import { LineIcon } from '../../ui/pictures/icons.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { usedBy } from '../catalogue/description.ts'
import { catalogueScreen } from '../catalogue/screen.tsx'

export const CitiesPage = catalogueScreen({
  texts: cityMessages,
  entity: 'CITY',
  schema: createCityInput,
  fields: [
    { kind: 'picture', name: 'image', label: catalogueMessages.image },
    {
      kind: 'flag',
      name: 'isPopular',
      label: cityMessages.popular,
      hint: cityMessages.popularHint,
      initial: false,
    },
    {
      kind: 'flag',
      name: 'active',
      label: cityMessages.active,
      hint: cityMessages.activeHint,
      initial: true,
    },
    { kind: 'degrees', name: 'latitude', label: cityMessages.latitude, hint: cityMessages.latitudeHint },
    { kind: 'degrees', name: 'longitude', label: cityMessages.longitude, hint: cityMessages.longitudeHint },
    { kind: 'lines', name: 'holidays', label: cityMessages.holidays, hint: cityMessages.holidaysHint },
  ],
  remark: ({ active }) => (active ? null : cityMessages.inactive),
  columns: [
    {
      id: 'popular',
      header: cityMessages.popular,
      cell: ({ row }) => <YesNo value={row.original.isPopular} />,
    },
  ],
  filters: [],
  usesOf: ({ name, slug, neighborhoodCount, businessCount, areaCount }) => [
    usedBy('neighborhoods', neighborhoodCount, name, { city: slug }),
    usedBy('businesses', businessCount, name, { city: slug }),
    usedBy('areas', areaCount, name, { servedCity: slug }),
  ],
  operations: {
    useList: useCityListQuery,
    useRecord: useCityRecordQuery,
    useCreate: useCreateCityMutation,
    useUpdate: useUpdateCityMutation,
    useDelete: useDeleteCityMutation,
  },
})

/** A check mark or a cross; screen readers say Sim or Não. */
function YesNo({ value }: { value: boolean }) {
  return (
    <chakra.span display="inline-flex" verticalAlign="middle" color={value ? 'mata' : 'quiet'}>
      <LineIcon name={value ? 'check' : 'close'} />
      <VisuallyHidden>{value ? catalogueMessages.yes : catalogueMessages.no}</VisuallyHidden>
    </chakra.span>
  )
}
