import type { z } from 'zod'
import type { createBusinessInput, updateBusinessInput } from '../../../schema/input/business.ts'
import type { Business } from '../generated/prisma/client.ts'
import { parseId } from '../lists/keys.ts'
import { sanitise } from './sanitise.ts'

/** A checked new establishment, without its photos. */
export type NewBusiness = Omit<z.output<typeof createBusinessInput>, 'photos'>

/** Checked changes of an establishment, without its photos. */
export type BusinessChanges = Omit<z.output<typeof updateBusinessInput>, 'photos' | 'photosAction'>

type MadeByServer = 'id' | 'slug' | 'searchName' | 'excerpt' | 'version' | 'createdAt' | 'updatedAt'

/** What people decide of an establishment, flat, as the audit trail names it. */
export type BusinessFields = Omit<Business, MadeByServer> & {
  categoryIds: number[]
  subcategoryIds: number[]
}

/** An id that is none refers to nothing, as no row has this one. */
const idOf = (text: string) => parseId(text) ?? 0

/**
 * The fields that an input speaks of, as they are saved: flat, with ids as numbers and a sanitised description.
 *
 * @returns for a new establishment all of them
 */
export function fieldsOf(input: NewBusiness): BusinessFields
export function fieldsOf(input: BusinessChanges): Partial<BusinessFields>
export function fieldsOf(input: NewBusiness | BusinessChanges): Partial<BusinessFields> {
  const { name, description, phone, whatsapp, latitude, longitude, video, ownerId } = input
  const { instagram, facebook, linkedin, twitter, tiktok, site } = input
  const { street, number, zipCode, cityId, neighborhoodId } = input.address ?? {}
  const fields = {
    name,
    description: description === undefined ? undefined : sanitise(description),
    ...{ phone, whatsapp, street, number, zipCode },
    cityId: cityId === undefined ? undefined : idOf(cityId),
    neighborhoodId: neighborhoodId === undefined ? undefined : idOf(neighborhoodId),
    ...{ latitude, longitude, instagram, facebook, linkedin, twitter, tiktok, site, video },
    ownerId: ownerId == null ? ownerId : idOf(ownerId),
    categoryIds: input.categoryIds?.map(idOf),
    subcategoryIds: input.subcategoryIds?.map(idOf),
  }
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}
