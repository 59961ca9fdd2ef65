import type { Facts } from '../facts.ts'
import { type BusinessFields, fieldsOf } from '../fields.ts'
import { wholeProblems } from '../references.ts'
import type { Input } from './input.ts'
import type { Places } from './places.ts'
import { fieldOf, type Problem } from './problem.ts'
import type { References } from './resolve.ts'
import type { Stored } from './stored.ts'

/**
 * What a line changes, checked as a whole by the API's own rule; places that are not there yet count as if they were.
 *
 * @param stored the establishment that it is about; null for a new one
 * @param problems are added to
 * @returns names of the fields that will be other than they are
 */
export function changesOf(
  input: Input,
  stored: Stored | null,
  references: References,
  places: Places,
  problems: Problem[],
): string[] {
  const before = stored && fieldsBefore(stored)
  const after = fieldsAfter(before, input, references)
  const json = (name: string, fields: object | null) => JSON.stringify({ ...fields }[name])
  const changed = Object.keys(after).filter((name) => !before || json(name, before) !== json(name, after))
  const wrong = wholeProblems(after, changed, factsOf(references, places))
  for (const [path, message] of Object.entries(wrong)) {
    problems.push({ field: fieldOf(path.split('.').at(-1) ?? ''), message })
  }
  return changed
}

function fieldsBefore(stored: Stored): BusinessFields {
  const { id, slug, searchName, owner, categories, subcategories, ...columns } = stored
  return {
    ...columns,
    categoryIds: categories.map(({ categoryId }) => categoryId),
    subcategoryIds: subcategories.map(({ subcategoryId }) => subcategoryId),
  }
}

function fieldsAfter(
  before: BusinessFields | null,
  { data }: Input,
  { city, neighborhood, categories, subcategories }: References,
): BusinessFields {
  return {
    ...before,
    ...(fieldsOf(data) as BusinessFields),
    cityId: city?.id ?? 0,
    neighborhoodId: neighborhood?.id ?? 0,
    categoryIds: categories.map(({ id }) => id),
    subcategoryIds: subcategories.map(({ id }) => id),
  }
}

/** What there is to know of the places that a line refers to, which have been found or are planned. */
function factsOf({ neighborhood, subcategories }: References, places: Places): Facts {
  return {
    hasCity: () => true,
    cityOf: () => neighborhood?.parent?.id,
    hasCategory: () => true,
    demandsSubcategory: (id) => places.within(places.get('category', id)).hasOffered(),
    subcategory(id) {
      const found = subcategories.find((one) => one.id === id)
      return found?.parent ? { name: found.name, categoryId: found.parent.id } : undefined
    },
    hasOwner: () => true,
  }
}
