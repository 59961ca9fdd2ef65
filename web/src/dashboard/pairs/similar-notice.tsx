import { useEffect, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { readDegrees } from '../../../../schema/coordinates.ts'
import { useSimilarBusinessesQuery } from '../../gql/dashboard/hooks.ts'
import { pairMessages as texts } from '../../messages/dashboard/pairs.ts'
import { paths } from '../../paths.ts'
import { Notice } from '../../ui/states.tsx'
import type { BusinessValues } from '../business-form/values.ts'

/** Milliseconds without a change after which the server is asked. */
const pause = 600
/** Letters of a name from which on it is asked. */
const leastLetters = 3

const watched = [
  'name',
  'phone',
  'whatsapp',
  'email',
  'site',
  'street',
  'number',
  'latitude',
  'longitude',
  'categories',
  'city',
  'neighborhood',
] as const

/** Names establishments that what is typed may be; it never keeps anybody from saving. */
export function SimilarNotice({ id }: { id: string | null }) {
  const { control } = useFormContext<BusinessValues>()
  const [
    name,
    phone,
    whatsapp,
    email,
    site,
    street,
    number,
    latitude,
    longitude,
    categories,
    city,
    neighborhood,
  ] = useWatch({ control, name: watched })
  const input = JSON.stringify({
    id,
    ...{ name, phone, whatsapp, email, site, street, number },
    // What is no number yet is null in JSON.
    latitude: readDegrees(latitude),
    longitude: readDegrees(longitude),
    categoryIds: categories.map((category) => category.id),
    cityId: city?.id,
    neighborhoodId: neighborhood?.id,
  })
  const settled = useSettled(input)
  const isAsked = settled === input && name.trim().length >= leastLetters
  // Optional: without an answer there is no notice.
  const { data, previousData } = useSimilarBusinessesQuery({
    variables: { input: JSON.parse(settled) },
    skip: !isAsked,
    fetchPolicy: 'network-only',
  })
  const found = (isAsked ? (data ?? previousData) : undefined)?.similarBusinesses ?? []
  if (found.length === 0) return null
  return (
    <Notice tone="info">
      <p>{texts.similar.title}</p>
      <ul>
        {found.map(({ business, reasons }) => (
          <li key={business.id}>
            <a href={paths.dashboardBusinessEdit(business.id)} target="_blank" rel="noreferrer">
              {texts.similar.link(
                business.name,
                business.address.neighborhood.name,
                business.address.city.name,
              )}
            </a>
            {`: ${reasons.join('; ')}`}
          </li>
        ))}
      </ul>
    </Notice>
  )
}

/** Debounces a text by `pause`. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
