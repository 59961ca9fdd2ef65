import { useFormContext, useWatch } from 'react-hook-form'
import { readDegrees } from '../../../../schema/coordinates.ts'
import { useSimilarBusinessesQuery } from '../../gql/dashboard/hooks.ts'
import { pairMessages as texts } from '../../messages/dashboard/pairs.ts'
import { paths } from '../../paths.ts'
import { Notice } from '../../ui/states.tsx'
import type { BusinessValues } from '../business-form/values.ts'
import { useSettled } from '../ui/use-settled.ts'

/** Debounce in milliseconds. */
const pause = 600
/** Minimum length of a searched name. */
const leastLetters = 3

function typedRecord({ categories, city, neighborhood, ...values }: BusinessValues) {
  const { name, phone, whatsapp, email, site, street, number, latitude, longitude } = values
  return {
    ...{ name, phone, whatsapp, email, site, street, number },
    // An incomplete number becomes null in JSON.
    latitude: readDegrees(latitude),
    longitude: readDegrees(longitude),
    categoryIds: categories.map((category) => category.id),
    cityId: city?.id,
    neighborhoodId: neighborhood?.id,
  }
}

/** Lists establishments that may be the one in the form. Never blocks saving. */
export function SimilarNotice({ id }: { id: string | null }) {
  const { control } = useFormContext<BusinessValues>()
  const text = useWatch({ control, compute: (values) => JSON.stringify({ id, ...typedRecord(values) }) })
  const settled = useSettled(text, pause)
  const input = JSON.parse(settled)
  const isAsked = settled === text && input.name.trim().length >= leastLetters
  // Optional: without an answer there is no notice.
  const { data, previousData } = useSimilarBusinessesQuery({
    variables: { input },
    skip: !isAsked,
    fetchPolicy: 'network-only',
  })
  const found = (isAsked ? (data ?? previousData) : undefined)?.similarBusinesses ?? []
  if (found.length === 0) return null
  return (
    <Notice tone="info">
      <p>{texts.similar.title}</p>
      <ul>
        {found.map(({ business: { id, name, address }, reasons }) => (
          <li key={id}>
            <a href={paths.dashboardBusinessEdit(id)} target="_blank" rel="noreferrer">
              {texts.similar.link(name, address.neighborhood.name, address.city.name)}
            </a>
            {`: ${reasons.join('; ')}`}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
