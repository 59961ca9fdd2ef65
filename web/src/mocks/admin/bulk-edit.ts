import { GraphQLError } from 'graphql'
import { editBusinessesInput } from '../../../../schema/input/business-list.ts'
import type { MockContext } from '../account-resolvers.ts'
import type { MockBusiness, MockCatalogue } from '../catalogue.ts'
import { asAdmin } from './rights.ts'

type Planned = Pick<MockBusiness, 'categories' | 'subcategories' | 'address' | 'owner'>

/** The bulk edit of the server, and its preview. */
export function bulkEdit(catalogue: MockCatalogue) {
  const { businesses, categories, subcategories, neighborhoods, users } = catalogue

  function plan(input: object) {
    const edit = editBusinessesInput.parse(input)
    const chosen = businesses.filter(({ id }) => edit.ids.includes(id))
    const { action, categoryIds = [], subcategoryIds = [] } = edit.categories ?? {}
    const given = categories.filter(({ id }) => categoryIds.includes(id))
    const below = subcategories.filter(({ id }) => subcategoryIds.includes(id))
    const neighborhood = neighborhoods.find(({ id }) => id === edit.neighborhoodId)
    const owner = users.find(({ id }) => id === edit.ownerId) ?? null
    const planned = chosen.map((business) => {
      const { categories: had, subcategories: hadBelow, address } = business
      const after: Planned = {
        categories: {
          ADD: [...new Set([...had, ...given])],
          REPLACE: given,
          REMOVE: had.filter((each) => !given.includes(each)),
        }[action ?? 'ADD'],
        subcategories: {
          ADD: [...new Set([...hadBelow, ...below])],
          REPLACE: below,
          REMOVE: hadBelow.filter((each) => !below.includes(each) && !given.includes(each.category)),
        }[action ?? 'ADD'],
        address: neighborhood ? { ...address, neighborhood, city: neighborhood.city } : address,
        owner: edit.ownerId === undefined ? business.owner : owner,
      }
      return { business, after }
    })
    const bare = planned.filter(({ after }) => after.categories.length === 0)
    if (bare.length > 0) {
      const names = bare.map(({ business }) => business.name).join(', ')
      const message = `Nada foi mudado. Ficariam sem categoria: ${names}.`
      throw new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } })
    }
    const fingerprint = JSON.stringify(
      planned.map(({ business, after }) => [business.version, wordsOf(after)]),
    )
    if (edit.fingerprint && edit.fingerprint !== fingerprint)
      throw new GraphQLError('Nada foi mudado: mudaram desde a prévia.', { extensions: { code: 'CONFLICT' } })
    return { planned, fingerprint }
  }

  return {
    editBusinessesPreview: ({ input }: { input: object }, context: MockContext) => {
      asAdmin(catalogue, context)
      const { planned, fingerprint } = plan(input)
      const edits = planned
        .map(({ business: { id, name, ...before }, after }) => ({
          id,
          name,
          changes: changesOf(before, after),
        }))
        .filter(({ changes }) => changes.length > 0)
      return { total: planned.length, changed: edits.length, fingerprint, edits }
    },
    editBusinesses: ({ input }: { input: object }, context: MockContext) => {
      asAdmin(catalogue, context)
      const { planned } = plan(input)
      for (const { business, after } of planned)
        Object.assign(business, after, { version: business.version + 1 })
      return planned.map(({ business }) => business)
    },
  }
}

function wordsOf({ categories, subcategories, address, owner }: Planned): Record<string, string | null> {
  const names = (list: readonly { name: string }[]) => list.map(({ name }) => name).join(', ') || null
  return {
    categoryIds: names(categories),
    subcategoryIds: names(subcategories),
    cityId: address.city.name,
    neighborhoodId: address.neighborhood.name,
    ownerId: owner?.name ?? null,
  }
}

function changesOf(one: Planned, other: Planned) {
  const [before, after] = [wordsOf(one), wordsOf(other)]
  const fields = Object.keys(before).filter((field) => before[field] !== after[field])
  return fields.map((field) => ({ field, before: before[field], after: after[field] }))
}
