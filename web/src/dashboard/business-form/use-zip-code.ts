import { useApolloClient } from '@apollo/client/react'
import { useRef, useState } from 'react'
import { digitsOf } from '../../../../schema/phone.ts'
import { unaccent } from '../../../../schema/slug.ts'
import { AddressOfZipCodeDocument, FormNeighborhoodsDocument } from '../../gql/dashboard/graphql.ts'
import type { FormHandle } from './form-handle.ts'
import type { Choice, FormValues } from './values.ts'

/** Where a zip code leads, as far as the form can use it. */
export interface ZipAddress {
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

export type ZipNotice =
  | { kind: 'filled'; address: ZipAddress }
  /** Something else stands in the form. */
  | { kind: 'differs'; address: ZipAddress }
  | { kind: 'foreign'; address: ZipAddress }

export interface ZipCode {
  notice: ZipNotice | null
  /** To be called with what somebody has typed: a whole zip code is looked up, and fills what is empty. */
  typed: (text: string) => void
  /** Puts the address into the form, whatever stands there. */
  use: (address: ZipAddress) => void
  dismiss: () => void
}

/**
 * Looks up zip codes as they are typed. It never overwrites without being asked and never stands in the way: a zip code
 * that nobody knows, or a service that is not there, says nothing.
 *
 * @param cities that can be chosen
 */
export function useZipCode(form: FormHandle, cities: readonly Choice[]): ZipCode {
  const client = useApolloClient()
  const [notice, setNotice] = useState<ZipNotice | null>(null)
  // What stands in the form when the answer comes, which is not what stood there when it was asked for.
  const current = useRef(form)
  current.current = form

  async function lookUp(zipCode: string): Promise<ZipAddress | null> {
    const { data } = await client.query({
      query: AddressOfZipCodeDocument,
      variables: { zipCode },
      // A service that was away may be back.
      fetchPolicy: 'no-cache',
    })
    const found = data?.addressByZipCode
    if (!found) return null
    const city = cities.find(({ id }) => id === found.city?.id) ?? null
    const address: ZipAddress = {
      zipCode,
      street: found.street ?? '',
      city: city && { id: city.id, name: city.name },
      cityName: found.cityName,
      state: found.state,
      neighborhoodName: found.neighborhood ?? '',
      neighborhood: null,
    }
    if (!city || !address.neighborhoodName) return address
    const variables = { city: city.id }
    const { data: listed } = await client.query({ query: FormNeighborhoodsDocument, variables })
    const wanted = unaccent(address.neighborhoodName)
    const neighborhood = listed?.neighborhoods.find(({ name }) => unaccent(name) === wanted)
    return {
      ...address,
      neighborhood: neighborhood ? { id: neighborhood.id, name: neighborhood.name } : null,
    }
  }

  async function typed(text: string) {
    setNotice(null)
    if (digitsOf(text).length !== 8) return
    // Nobody has asked for help here: what fails, fails silently.
    const address = await lookUp(text).catch(() => null)
    const { values, change } = current.current
    if (!address || values.zipCode !== text) return
    if (!address.city) return setNotice({ kind: 'foreign', address })
    const filled = fillEmpty(values, address)
    if (Object.keys(filled).length > 0) change(filled)
    setNotice({ kind: differs(values, address) ? 'differs' : 'filled', address })
  }

  function use({ city, street, neighborhood }: ZipAddress) {
    const { values, change } = current.current
    const sameCity = city?.id === values.city?.id
    change({
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
  const other = (mine: string | undefined, theirs: string | undefined) =>
    Boolean(mine && theirs && unaccent(mine.trim()) !== unaccent(theirs))
  return (
    other(values.city?.id, city?.id) ||
    other(values.neighborhood?.id, neighborhood?.id) ||
    other(values.street, street)
  )
}
