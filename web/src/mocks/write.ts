import {
  GraphQLError,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  getNamedType,
  getNullableType,
  isListType,
  isObjectType,
} from 'graphql'
import { addUser, favor, type MockUser, tokenOf } from './accounts.ts'
import { insert, type MockBusiness, mockImage } from './catalogue.ts'
import { type MockContext, type Row, rowsOf } from './rows.ts'

/** Applies a mutation: with an id it updates or removes that row, otherwise it adds one. */
export function write(args: Row, context: MockContext, info: GraphQLResolveInfo): unknown {
  const { fieldName, returnType } = info
  const special = specials[fieldName]
  if (special) return special(args, context)
  const { name } = getNamedType(returnType)
  if (name === 'Session') return startSession(args, context)
  if (name === 'Boolean' || name === 'ID') {
    remove(args, context, fieldName)
    return name === 'Boolean' || (args.ids ?? args.id)
  }
  const rows = rowsOf(name, context) ?? []
  const { id, businessId, input, ...rest } = args
  const change = { ...rest, ...input }
  const chosen = rows.filter((row) => change.ids?.includes(row.id))
  if (isListType(getNullableType(returnType)))
    return chosen.map((row) => assign(row, change, returnType, context))
  const key = id ?? businessId
  if (key) return assign(find(rows, key), change, returnType, context)
  if (name === 'User') return assign(context.viewer as Row, change, returnType, context)
  const lists = name === 'Business' ? { photos: [], subcategories: [] } : {}
  return assign(insert(rows as (Row & { id: string })[], lists), change, returnType, context)
}

const specials: Record<string, (args: Row, context: MockContext) => unknown> = {
  addFavorite: ({ businessId }, context) =>
    favor(context.viewer as MockUser, find(context.catalogue.businesses, businessId) as MockBusiness),
  addBusinessPhotos: ({ businessId, photos }, { catalogue }) => {
    const business = find(catalogue.businesses, businessId)
    for (const { name } of photos)
      business.photos.push({ id: `foto-de-${name}`, alt: null, image: mockImage(50) })
    return business
  },
  deleteBusinessPhoto: ({ businessId, photoId }, { catalogue }) => {
    const { photos } = find(catalogue.businesses, businessId)
    photos.splice(photos.indexOf(find(photos, photoId)), 1)
    return find(catalogue.businesses, businessId)
  },
  logOut: (_, { viewer }) => endSessions(viewer),
  logOutEverywhere: (_, { viewer }) => endSessions(viewer),
  deleteAccount: (_, { viewer, catalogue }) =>
    catalogue.users.splice(catalogue.users.indexOf(viewer as MockUser), 1).length > 0,
}

function endSessions(viewer: MockUser | null): boolean {
  if (viewer) viewer.version += 1
  return true
}

/** Starts a session for the current account, the one with this e-mail, or a new one. */
function startSession({ input }: Row, { viewer, catalogue }: MockContext) {
  endSessions(viewer)
  const { password: _, remember: __, ...fields } = input
  const user =
    viewer ?? catalogue.users.find(({ email }) => email === input.email) ?? addUser(catalogue, fields)
  return { token: tokenOf(user), expiresAt: '2027-01-01T00:00:00.000Z', user }
}

/** Removes rows that match the arguments; the mutation's name contains their type. */
function remove(args: Row, context: MockContext, fieldName: string): void {
  const [, noun = ''] = /^(?:delete|remove|revoke|end)(\w+)$/.exec(fieldName) ?? []
  const rows = rowsOf({ Session: 'OpenSession', Businesses: 'Business' }[noun] ?? noun, context) ?? []
  const { ids, actKey: _, ...named } = args
  const isNamed = (row: Row) =>
    (!ids || ids.includes(row.id)) && Object.entries(named).every(([name, value]) => row[name] === value)
  for (const row of rows.filter(isNamed)) rows.splice(rows.indexOf(row), 1)
}

function find(rows: readonly Row[], id: string): Row {
  const row = rows.find((each) => each.id === id)
  if (row) return row
  throw new GraphQLError('O registro não foi encontrado.', { extensions: { code: 'NOT_FOUND' } })
}

/** Merges sent answers into existing ones; null removes an answer. */
function answered(before: readonly Row[], sent: readonly Row[], { catalogue }: MockContext): Row[] {
  const given = sent.map(({ slug, value }) => ({
    value,
    attribute: catalogue.attributes.find((each) => each.id === slug || each.slug === slug),
  }))
  const kept = before.filter(({ attribute }) => !given.some((each) => each.attribute?.id === attribute.id))
  return [...kept, ...given.filter(({ value }) => value)]
}

/** Replaces the ids of areas by rows. */
const served = (sent: readonly Row[] | null, { catalogue }: MockContext): Row[] =>
  (sent ?? []).map(({ cityId, neighborhoodId }) => ({
    city: find(catalogue.cities, cityId),
    neighborhood: neighborhoodId && find(catalogue.neighborhoods, neighborhoodId),
  }))

/** Updates a row: files become images, ids become rows. */
function assign(row: Row, change: Row, type: GraphQLOutputType, context: MockContext): Row {
  const named = getNamedType(type)
  const fields = isObjectType(named) ? named.getFields() : {}
  for (const [name, value] of Object.entries(change)) {
    const [, relation = name] = /^(.+?)Ids?$/.exec(name) ?? []
    const field = fields[name] ?? fields[relation] ?? fields[`${relation.replace(/y$/, 'ie')}s`]
    if (!field || name === 'id' || name === 'version' || name === 'photos') continue
    if (name === 'attributes') {
      row.attributes = answered(row.attributes ?? [], value, context)
      continue
    }
    if (name === 'areas') {
      row.areas = served(value, context)
      continue
    }
    const rows = rowsOf(getNamedType(field.type).name, context) ?? []
    if (relation !== name)
      row[field.name] = Array.isArray(value) ? value.map((id) => find(rows, id)) : value && find(rows, value)
    else if (typeof value?.size === 'number') row[name] = mockImage(88)
    else if (name === 'address') row.address = assign(row.address ?? {}, value, field.type, context)
    else row[name] = value
  }
  if ('version' in fields) row.version = (row.version ?? 0) + 1
  return row
}
