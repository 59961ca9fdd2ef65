import { plainText } from '../../../schema/excerpt.ts'
import { businessTexts } from '../../../schema/input/business.ts'
import { incompleteCoordinates, missingCoordinate } from '../../../schema/input/coordinates.ts'
import { BadUserInputError } from '../errors.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import { texts } from '../messages/texts.ts'
import { concerns, type Facts, type Group, readFacts } from './facts.ts'
import type { BusinessFields } from './fields.ts'
import { kindFault } from './kinds.ts'

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

function kindProblems(fields: BusinessFields, facts: Facts): Problems {
  const fault = kindFault(fields, facts)
  if (!fault) return {}
  const { noCategory, noSubcategory, foreignSubcategory } = texts.businesses
  const path = 'input.subcategoryIds'
  switch (fault.rule) {
    case 'unknownCategory':
      return { 'input.categoryIds': noCategory }
    case 'missingSubcategory':
      return { [path]: businessTexts.subcategories }
    case 'unknownSubcategory':
      return { [path]: noSubcategory }
    case 'foreignSubcategory':
      return { [path]: foreignSubcategory(fault.name) }
  }
}
