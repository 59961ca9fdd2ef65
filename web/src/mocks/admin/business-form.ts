import { GraphQLError } from 'graphql'
import type { z } from 'zod'
import { dayOf } from '../../../../schema/hours/calendar.ts'
import {
  businessTexts,
  createInputOf,
  type updateBusinessInput,
  updateInputOf,
} from '../../../../schema/input/business.ts'
import { unaccent } from '../../../../schema/slug.ts'
import type { MockContext } from '../account-resolvers.ts'
import { addBusiness, type MockBusiness, type MockCatalogue } from '../catalogue.ts'
import { asAdmin } from './rights.ts'

/** What is known of a zip code, for tests that need one. */
export interface MockZipCode {
  zipCode: string
  street?: string
  neighborhood?: string
  cityName: string
  state?: string
}

/** Tests add to it what the service shall know; it is empty for those that do not. */
export const mockZipCodes: MockZipCode[] = []

type Changes = Omit<z.output<typeof updateBusinessInput>, 'photos' | 'photosAction'>

/** As it comes from a client. */
interface Sent {
  state?: unknown
}

function refusal(code: string, message: string, fields?: Record<string, string>): GraphQLError {
  return new GraphQLError(message, { extensions: { code, ...(fields && { fields }) } })
}

/** What breaks a rule of the server's input is refused as the server does. */
function check<T extends z.ZodType>(schema: T, value: unknown): z.output<T> {
  const { data, error } = schema.safeParse(value)
  if (!error) return data
  const fields = error.issues.map(({ path, message }) => [`input.${path.join('.')}`, message])
  throw refusal('BAD_USER_INPUT', error.issues[0]?.message ?? '', Object.fromEntries(fields))
}

/** What the form of establishments asks, with the rules that it depends on. */
export function adminBusinessForm(catalogue: MockCatalogue) {
  const { cities, neighborhoods, categories, subcategories, businesses, users } = catalogue

  const byIds = <T extends { id: string }>(list: T[], ids: readonly string[]) =>
    ids.flatMap((id) => list.find((each) => each.id === id) ?? [])

  /** The fields of an input as the catalogue has them; absent ones stay out. */
  function fieldsOf({ address, categoryIds, subcategoryIds, ownerId, version: _, ...plain }: Changes) {
    const fields: Partial<MockBusiness> = { ...(plain as Partial<MockBusiness>) }
    if (categoryIds) fields.categories = byIds(categories, categoryIds)
    if (subcategoryIds) fields.subcategories = byIds(subcategories, subcategoryIds)
    if (ownerId !== undefined) fields.owner = users.find(({ id }) => id === ownerId) ?? null
    const { cityId, neighborhoodId, ...lines } = address ?? {}
    const city = cities.find(({ id }) => id === cityId)
    const neighborhood = neighborhoods.find(({ id }) => id === neighborhoodId)
    return { fields, address: { ...lines, ...(city && { city }), ...(neighborhood && { neighborhood }) } }
  }

  function checkSubcategory({ categories, subcategories: chosen, state }: MockBusiness) {
    if (state === 'DRAFT') return
    const isDemanded = subcategories.some(({ active, category }) => active && categories.includes(category))
    if (!isDemanded || chosen.length > 0) return
    throw refusal('BAD_USER_INPUT', businessTexts.subcategories, {
      'input.subcategoryIds': businessTexts.subcategories,
    })
  }

  return {
    addressByZipCode: ({ zipCode }: { zipCode: string }) => {
      const digits = zipCode.replace(/\D/g, '')
      const found = mockZipCodes.find((each) => each.zipCode === digits)
      if (!found) return null
      const city = cities.find(({ name }) => unaccent(name) === unaccent(found.cityName)) ?? null
      return { street: null, neighborhood: null, state: 'SP', ...found, city }
    },
    createBusiness: ({ input }: { input: Sent }, context: MockContext) => {
      asAdmin(catalogue, context)
      const { photos: _, ...checked } = check(createInputOf(input), input)
      const { fields, address } = fieldsOf(checked)
      const { neighborhood, ...lines } = address
      if (!neighborhood) throw refusal('BAD_USER_INPUT', 'Informe o bairro.')
      const created = addBusiness(catalogue, { ...fields, name: checked.name, neighborhood, address: lines })
      checkSubcategory(created)
      return created
    },
    confirmBusinessHours: ({ id }: { id: string }, context: MockContext) => {
      asAdmin(catalogue, context)
      const business = businesses.find((each) => each.id === id)
      if (!business) throw refusal('NOT_FOUND', 'Estabelecimento não encontrado.')
      if (business.hours) business.hours.informedOn = dayOf(Date.now())
      return business
    },
    updateBusiness: ({ id, input }: { id: string; input: Sent }, context: MockContext) => {
      asAdmin(catalogue, context)
      const { photos: _, photosAction: __, ...changes } = check(updateInputOf(input), input)
      const business = businesses.find((each) => each.id === id)
      if (!business) throw refusal('NOT_FOUND', 'Estabelecimento não encontrado.')
      if (changes.version != null && changes.version !== business.version)
        throw refusal('CONFLICT', 'O estabelecimento mudou desde que foi aberto.')
      const { fields, address } = fieldsOf(changes)
      Object.assign(business, fields, { version: business.version + 1 })
      Object.assign(business.address, address)
      checkSubcategory(business)
      return business
    },
  }
}
