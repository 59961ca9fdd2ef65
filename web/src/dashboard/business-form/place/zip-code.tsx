import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { onlyDigits } from '../../../../../schema/phone-format.ts'
import { unaccent } from '../../../../../schema/slug.ts'
import { putValues, useRequestKey } from '../../../forms/checked-form.ts'
import { useAction } from '../../../forms/use-action.ts'
import { AddressOfZipCodeDocument, FormNeighborhoodsDocument } from '../../../gql/dashboard/graphql.ts'
import { businessFormMessages } from '../../../messages/dashboard/business-form.ts'
import actions from '../../../ui/actions.module.css'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/states.tsx'
import type { Choice } from '../../ui/pick-field.tsx'
import { type BusinessValues, type FormValues, toChoice } from '../values.ts'
import type { Neighborhoods } from './neighborhood-field.tsx'

const { zip: texts, place } = businessFormMessages

/** Where a zip code leads, as far as the form can use it. */
interface ZipAddress {
  zipCode: string
  /** Empty where one code is for all streets. */
  street: string
  /** In the catalogue's list; null when it is not there. */
  city: Choice | null
  /** "Resende, RJ". */
  cityName: string
  state: string
  neighborhoodName: string
  /** In the catalogue; null when it is not there. */
  neighborhood: Choice | null
}

interface ZipNotice {
  /** Empty fields were filled in, the form has another address, or the city is not in the catalogue. */
  kind: 'filled' | 'differs' | 'foreign'
  address: ZipAddress
}

/**
 * Looks up zip codes as they are typed. It never overwrites without being asked and never blocks: an unknown zip code
 * or an unavailable service shows nothing.
 *
 * @param cities that can be chosen
 */
export function useZipCode(cities: readonly Choice[]) {
  const client = useApolloClient()
  const form = useFormContext<BusinessValues>()
  const [notice, setNotice] = useState<ZipNotice | null>(null)

  async function lookUp(zipCode: string): Promise<ZipAddress | null> {
    // Nothing of it is kept: a service that was away may be back.
    const asked = {
      query: AddressOfZipCodeDocument,
      variables: { zipCode },
      fetchPolicy: 'no-cache' as const,
    }
    const { data } = await client.query(asked)
    const found = data?.addressByZipCode
    if (!found) return null
    const city = cities.find(({ id }) => id === found.city?.id) ?? null
    const address: ZipAddress = {
      zipCode,
      street: found.street ?? '',
      city: city && toChoice(city),
      cityName: found.cityName,
      state: found.state,
      neighborhoodName: found.neighborhood ?? '',
      neighborhood: null,
    }
    if (!city || !address.neighborhoodName) return address
    const variables = { city: city.id }
    const { data: listed } = await client.query({ query: FormNeighborhoodsDocument, variables })
    const wanted = unaccent(address.neighborhoodName)
    const here = listed?.neighborhoods.find(({ name }) => unaccent(name) === wanted)
    return { ...address, neighborhood: here ? toChoice(here) : null }
  }

  /** To be called with what somebody has typed: a whole zip code is looked up, and fills what is empty. */
  async function typed(text: string) {
    setNotice(null)
    if (onlyDigits(text).length !== 8) return
    // The lookup was not requested: it fails silently.
    const address = await lookUp(text).catch(() => null)
    // The current values, which may have changed since the request.
    const values = form.getValues()
    if (!address || values.zipCode !== text) return
    if (!address.city) return setNotice({ kind: 'foreign', address })
    const filled = fillEmpty(values, address)
    if (Object.keys(filled).length > 0) putValues(form, filled)
    setNotice({ kind: differs(values, address) ? 'differs' : 'filled', address })
  }

  /** Overwrites the form with the address. */
  function use({ city, street, neighborhood }: ZipAddress) {
    const values = form.getValues()
    const sameCity = city?.id === values.city?.id
    putValues(form, {
      city,
      neighborhood: neighborhood ?? (sameCity ? values.neighborhood : null),
      ...(street && { street }),
    })
    setNotice(null)
  }

  return { notice, typed, use, dismiss: () => setNotice(null) }
}

/** What of the address goes into empty fields. A neighborhood only fits into its city. */
function fillEmpty(values: FormValues, { city, street, neighborhood }: ZipAddress): Partial<FormValues> {
  const sameCity = !values.city || values.city.id === city?.id
  return {
    ...(!values.city && city && { city }),
    ...(sameCity && !values.neighborhood && neighborhood && { neighborhood }),
    ...(sameCity && !values.street.trim() && street && { street }),
  }
}

/** Whether something that was filled in before is not what the zip code says. */
function differs(values: FormValues, { city, street, neighborhood }: ZipAddress): boolean {
  const pairs = [
    [values.city?.id, city?.id],
    [values.neighborhood?.id, neighborhood?.id],
    [values.street, street],
  ]
  return pairs.some(([mine, theirs]) => mine && theirs && unaccent(mine.trim()) !== unaccent(theirs))
}

interface ZipCodeNoticeProps {
  zipCode: ReturnType<typeof useZipCode>
  /** Of the city that is chosen. */
  neighborhoods: Neighborhoods
}

/** What a zip code has filled in, or says otherwise than the form. */
export function ZipCodeNotice({ zipCode, neighborhoods }: ZipCodeNoticeProps) {
  const { notice, use, dismiss } = zipCode
  if (!notice) return null
  const { kind, address } = notice
  if (kind === 'foreign') return <Notice tone="info">{texts.foreign(address.cityName, address.state)}</Notice>
  // "Rua das Flores, Centro, Taubaté"
  const line = [address.street, address.neighborhoodName, address.cityName].filter(Boolean).join(', ')
  return (
    <Notice tone="info">
      <p>{kind === 'filled' ? texts.filled : texts.differs(address.zipCode, line)}</p>
      {kind === 'differs' && (
        <div className={actions.row}>
          <Button look="outline" onClick={() => use(address)}>
            {texts.use}
          </Button>
          <Button look="quiet" onClick={dismiss}>
            {texts.keep}
          </Button>
        </div>
      )}
      <MissingNeighborhood key={address.zipCode} address={address} neighborhoods={neighborhoods} />
    </Notice>
  )
}

/** Offers to add the neighborhood that the catalogue does not have. */
function MissingNeighborhood(props: { address: ZipAddress; neighborhoods: Neighborhoods }) {
  const { city, neighborhood, neighborhoodName } = props.address
  const form = useFormContext<BusinessValues>()
  const [chosenCity, chosen] = useWatch({ control: form.control, name: ['city', 'neighborhood'] })
  const { isRunning, failure, run } = useAction(place.createFailed)
  const [requestKey] = useRequestKey()
  const isMissing = neighborhoodName && !neighborhood && city && chosenCity?.id === city.id
  if (!isMissing || chosen) return null

  const create = () =>
    run(async () => {
      putValues(form, { neighborhood: await props.neighborhoods.add(neighborhoodName, requestKey) })
    })

  return (
    <>
      <p>{texts.noNeighborhood(neighborhoodName, city.name)}</p>
      <div className={actions.row}>
        <Button look="outline" aria-busy={isRunning} onClick={create}>
          {texts.createNeighborhood(neighborhoodName)}
        </Button>
      </div>
      {failure && <p role="alert">{failure}</p>}
    </>
  )
}
