import { plainText } from '../../../schema/excerpt.ts'
import { businessTexts } from '../../../schema/input/business.ts'
import { incompleteCoordinates, missingCoordinate } from '../../../schema/input/coordinates.ts'
import { texts } from '../catalogue/texts.ts'
import { BadUserInputError } from '../errors.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import { concerns, type Facts, type Group, readFacts } from './facts.ts'
import type { BusinessFields } from './fields.ts'

type Problems = Record<string, string>

/**
 * Checks what establishments will be as a whole, as far as one field alone does not tell.
 *
 * @param list for each all of its fields, as they will be
 * @param changed names of those that are new
 * @throws BadUserInputError by path under `input`, for the first that something is wrong with
 */
export async function checkWhole(
  transaction: Prisma.TransactionClient,
  list: readonly BusinessFields[],
  changed: readonly string[],
): Promise<void> {
  const facts = await readFacts(transaction, list, changed)
  for (const fields of list) {
    const problems = wholeProblems(fields, changed, facts)
    if (Object.keys(problems).length > 0) throw new BadUserInputError(problems)
  }
}

/**
 * What is wrong with an establishment as a whole. What is of no changed group is not looked at, so that a phone can be
 * corrected where a subcategory is demanded by now.
 *
 * @returns messages by path under `input`
 */
export function wholeProblems(fields: BusinessFields, changed: readonly string[], facts: Facts): Problems {
  const { description, ownerId } = fields
  const isConcerned = (group: Group) => concerns(group, changed)
  const missing = isConcerned('point') && missingCoordinate(fields)
  const hasOwner = ownerId === null || !isConcerned('owner') || facts.hasOwner(ownerId)
  return {
    ...(isConcerned('description') && plainText(description) === '' && noDescription),
    ...(isConcerned('place') && placeProblems(fields, changed, facts)),
    ...(missing && { [`input.${missing}`]: incompleteCoordinates }),
    ...(isConcerned('kinds') && kindProblems(fields, facts)),
    ...(!hasOwner && { 'input.ownerId': texts.businesses.noOwner }),
  }
}

const noDescription: Problems = { 'input.description': businessTexts.description }

function placeProblems(
  { cityId, neighborhoodId }: BusinessFields,
  changed: readonly string[],
  facts: Facts,
): Problems {
  const path = 'input.address.neighborhoodId'
  const of = facts.cityOf(neighborhoodId)
  if (of === cityId) return {}
  if (!facts.hasCity(cityId)) {
    const noCity = { 'input.address.cityId': texts.businesses.noCity }
    return of === undefined ? { ...noCity, [path]: texts.businesses.noNeighborhood } : noCity
  }
  if (of === undefined) return { [path]: texts.businesses.noNeighborhood }
  const { foreignNeighborhood, neighborhoodToo } = texts.businesses
  return { [path]: changed.includes('neighborhoodId') ? foreignNeighborhood : neighborhoodToo }
}

function kindProblems({ categoryIds, subcategoryIds }: BusinessFields, facts: Facts): Problems {
  if (!categoryIds.every(facts.hasCategory)) return { 'input.categoryIds': texts.businesses.noCategory }
  const path = 'input.subcategoryIds'
  if (subcategoryIds.length === 0) {
    return categoryIds.some(facts.demandsSubcategory) ? { [path]: businessTexts.subcategories } : {}
  }
  const found = subcategoryIds.map(facts.subcategory).filter((one) => one !== undefined)
  if (found.length < subcategoryIds.length) return { [path]: texts.businesses.noSubcategory }
  const foreign = found.find(({ categoryId }) => !categoryIds.includes(categoryId))
  return foreign ? { [path]: texts.businesses.foreignSubcategory(foreign.name) } : {}
}
