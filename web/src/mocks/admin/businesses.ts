import { GraphQLError } from 'graphql'
import { changeStateInput, chosenBusinesses } from '../../../../schema/input/business-list.ts'
import { unaccent } from '../../../../schema/slug.ts'
import type { BusinessListFilter } from '../../gql/dashboard/graphql.ts'
import type { MockContext } from '../account-resolvers.ts'
import { addDeletion } from '../audit.ts'
import type { MockBusiness, MockCatalogue } from '../catalogue.ts'
import { bulkEdit } from './bulk-edit.ts'
import { importMock } from './import.ts'
import { asAdmin, asFreshAdmin } from './rights.ts'

interface ListArguments {
  filter?: BusinessListFilter
  sort?: { field: 'NAME' | 'CITY' | 'CREATED_AT' | 'UPDATED_AT'; direction: 'ASC' | 'DESC' }
  page: number
  perPage: number
}

function refusal(code: string, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code } })
}

/** What the dashboard asks of businesses. */
export function adminBusinesses(catalogue: MockCatalogue) {
  const { businesses } = catalogue

  function remove(ids: readonly string[]): string[] {
    const there = businesses.filter(({ id }) => ids.includes(id))
    for (const business of there) {
      businesses.splice(businesses.indexOf(business), 1)
      addDeletion(catalogue, 'BUSINESS', business, businesses)
    }
    return there.map(({ id }) => id)
  }

  return {
    businessPage: ({ filter = {}, sort, page, perPage }: ListArguments, context: MockContext) => {
      asAdmin(catalogue, context)
      const found = businesses.filter((business) => passes(business, filter)).toSorted(inOrder(sort))
      return {
        items: found.slice((page - 1) * perPage, page * perPage),
        pagination: { page, perPage, total: found.length, totalPages: Math.ceil(found.length / perPage) },
      }
    },
    businessAct: ({ act }: { act: string }, context: MockContext) => {
      asAdmin(catalogue, context)
      const at = '2026-11-20T15:00:00.000Z'
      return act === '77' ? { id: act, at, action: 'IMPORT', actorName: 'Ana', total: 3, gone: 1 } : null
    },
    businessExport: (_: object, context: MockContext) => {
      asFreshAdmin(catalogue, context)
      return { url: '/exports/estabelecimentos.csv?ticket=bilhete', expiresAt: '2026-11-20T15:01:00.000Z' }
    },
    deleteBusiness: ({ id }: { id: string }, context: MockContext) => {
      asAdmin(catalogue, context)
      if (remove([id]).length === 0) throw refusal('NOT_FOUND', 'Estabelecimento não encontrado.')
      return id
    },
    deleteBusinesses: ({ ids }: { ids: string[] }, context: MockContext) => {
      asAdmin(catalogue, context)
      return remove(chosenBusinesses.parse(ids))
    },
    businessIds: (
      { filter, expected }: { filter: BusinessListFilter; expected: number },
      context: MockContext,
    ) => {
      asAdmin(catalogue, context)
      const found = businesses.filter((business) => passes(business, filter)).map(({ id }) => id)
      if (found.length !== expected) throw refusal('CONFLICT', 'O resultado mudou.')
      return found
    },
    ...bulkEdit(catalogue),
    changeBusinessState: ({ input }: { input: object }, context: MockContext) => {
      asAdmin(catalogue, context)
      const { ids, state } = changeStateInput.parse(input)
      const chosen = businesses.filter(({ id }) => ids.includes(id))
      const bare = chosen.filter((each) => state !== 'DRAFT' && each.state === 'DRAFT' && !each.phone)
      if (bare.length > 0) {
        const names = bare.map(({ name }) => name).join(', ')
        throw refusal('BAD_USER_INPUT', `Nada foi mudado. Falta telefone: ${names}.`)
      }
      for (const business of chosen) Object.assign(business, { state, version: business.version + 1 })
      return chosen
    },
    importBusinesses: importMock(catalogue),
  }
}

/** The filters of the server's list; a city or category goes by slug or id. */
function passes(business: MockBusiness, filter: BusinessListFilter): boolean {
  const { search, city, category, neighborhood, subcategory, state, withoutPhotos, withoutCoordinates } =
    filter
  const is = (key: string) => (place: { id: string; slug: string }) => place.slug === key || place.id === key
  const words = unaccent(search ?? '')
    .split(/\s+/)
    .filter(Boolean)
  return (
    words.every((word) => unaccent(business.name).includes(word)) &&
    (!city || is(city)(business.address.city)) &&
    (!category || business.categories.some(is(category))) &&
    (!neighborhood || is(neighborhood)(business.address.neighborhood)) &&
    (!subcategory || business.subcategories.some(is(subcategory))) &&
    (!filter.ownerId || business.owner?.id === filter.ownerId) &&
    (!filter.withoutOwner || !business.owner) &&
    (!state || business.state === state) &&
    (!withoutPhotos || business.photos.length === 0) &&
    (!withoutCoordinates || business.latitude === null || business.longitude === null)
  )
}

/** Newest first unless said otherwise; the id settles ties. */
function inOrder(sort: ListArguments['sort']) {
  const { field, direction } = sort ?? { field: 'CREATED_AT', direction: 'DESC' }
  const sign = direction === 'DESC' ? -1 : 1
  const key = ({ name, createdAt, address }: MockBusiness) =>
    field === 'NAME' ? unaccent(name) : field === 'CITY' ? address.city.name : createdAt
  return (one: MockBusiness, other: MockBusiness) =>
    sign * (key(one).localeCompare(key(other)) || Number(one.id) - Number(other.id))
}
