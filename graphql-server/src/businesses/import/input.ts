import type { z } from 'zod'
import { createBusinessInput, updateBusinessInput } from '../../../../schema/input/business.ts'
import { texts } from '../../messages/texts.ts'
import type { BusinessChanges, NewBusiness } from '../fields.ts'
import { categoriesOf, cellOf, subcategoriesOf } from './cells.ts'
import { type Field, fields } from './columns.ts'
import { normalEmail } from './existing.ts'
import type { Place } from './names.ts'
import type { Places } from './places.ts'
import { fieldOf, type Problem } from './problem.ts'
import { readDecimal, readDescription } from './read-cell.ts'
import type { References } from './resolve.ts'
import type { Stored } from './stored.ts'
import type { Values } from './values.ts'

/** What a line gives the rules of the API. */
export type Input = { kind: 'create'; data: NewBusiness } | { kind: 'update'; data: BusinessChanges }

interface Line {
  values: Values
  stored: Stored | null
  references: References
  owners: ReadonlyMap<string, number>
  places: Places
}

/**
 * Makes of a line what the API takes, by the API's own rule: for an establishment that is there, of those cells only
 * that do not say what an export would write.
 *
 * @param problems are added to; a field that has one already gets no second
 * @returns null when the rule is broken
 */
export function inputOf(line: Line, problems: Problem[]): Input | null {
  const { values, stored } = line
  const differing = fields.filter((field) => values.has(field) && !isSame(line, field))
  const address: Record<string, unknown> = {}
  const raw: Record<string, unknown> = { address }
  for (const field of differing) {
    const [name, value] = rawValue(field, line, problems)
    if (inAddress.has(name)) address[name] = value
    else raw[name] = value
  }
  if (!stored) return checked('create', createBusinessInput.safeParse(raw), problems)
  return checked('update', updateBusinessInput.safeParse(raw), problems)
}

const inAddress = new Set(['street', 'number', 'zipCode', 'cityId', 'neighborhoodId'])

/** Whether a cell says what is there already. */
function isSame({ values, stored, references, places }: Line, field: Field): boolean {
  if (field === 'id' || field === 'slug') return true
  if (!stored) return false
  const { city, neighborhood, categories, subcategories } = references
  switch (field) {
    case 'city':
      return city?.id === stored.cityId
    case 'neighborhood':
      return neighborhood?.id === stored.neighborhoodId
    case 'categories':
      return isEqual(categories, categoriesOf(stored, places))
    case 'subcategories':
      return isEqual(subcategories, subcategoriesOf(stored, places))
    default:
      return cellOf(field, stored, places).replace(/\r\n?/g, '\n').trim() === values.get(field)
  }
}

const isEqual = (some: readonly Place[], others: readonly Place[]) =>
  some.length === others.length && some.every((place, index) => place === others[index])

const stand = ({ id }: Place) => String(id)

/** A field of the input by name, as a client would send it. */
function rawValue(field: Field, line: Line, problems: Problem[]): [name: string, value: unknown] {
  const text = line.values.get(field) ?? ''
  const { city, neighborhood, categories, subcategories } = line.references
  switch (field) {
    case 'description':
      return [field, text && readDescription(text)]
    case 'latitude':
    case 'longitude':
      return [field, readDecimal(text)]
    case 'city':
      return ['cityId', city ? stand(city) : null]
    case 'neighborhood':
      // Where the city is wrong, that is all there is to say.
      return ['neighborhoodId', neighborhood ? stand(neighborhood) : text]
    case 'categories':
      return ['categoryIds', categories.map(stand)]
    case 'subcategories':
      return ['subcategoryIds', subcategories.map(stand)]
    case 'owner':
      return ['ownerId', ownerOf(text, line.owners, problems)]
    default:
      return [field, text]
  }
}

function ownerOf(text: string, owners: ReadonlyMap<string, number>, problems: Problem[]): string | null {
  if (text === '') return null
  const id = owners.get(normalEmail(text))
  if (!id) problems.push({ field: 'owner', message: texts.imports.noSuchOwner(text) })
  return id ? String(id) : null
}

function checked<Kind extends Input['kind']>(
  kind: Kind,
  { data, error }: z.ZodSafeParseResult<Extract<Input, { kind: Kind }>['data']>,
  problems: Problem[],
): Input | null {
  const wrong = new Set(problems.map(({ field }) => field))
  for (const { path, message } of error?.issues ?? []) {
    const field = fieldOf(String(path.at(-1)))
    if (!wrong.has(field)) problems.push({ field, message })
    wrong.add(field)
  }
  return data && wrong.size === 0 ? ({ kind, data } as Input) : null
}

/** What the API takes, with the ids that the places of a line have by now. */
export function withIds<Data extends Input['data']>(data: Data, references: References): Data {
  const id = (place: Place | null) => String(place?.id)
  const { city, neighborhood, categories, subcategories } = references
  const { address, categoryIds, subcategoryIds } = data
  return {
    ...data,
    ...(categoryIds && { categoryIds: categories.map(id) }),
    ...(subcategoryIds && { subcategoryIds: subcategories.map(id) }),
    ...(address && {
      address: {
        ...address,
        ...(address.cityId && { cityId: id(city) }),
        ...(address.neighborhoodId && { neighborhoodId: id(neighborhood) }),
      },
    }),
  }
}
