import { missingDescription } from '../../../schema/business/fields.ts'
import { plainText } from '../../../schema/excerpt.ts'
import { areaProblem } from '../../../schema/input/areas.ts'
import { businessTexts } from '../../../schema/input/business.ts'
import { missingPhone } from '../../../schema/input/contact.ts'
import { pointProblem } from '../../../schema/input/place.ts'
import { BadUserInputError } from '../errors.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import { texts } from '../messages/texts.ts'
import { type BusinessFields, type CategoryIds, fieldNames } from './fields.ts'
import {
  type BusinessReferences,
  type CategoryReferences,
  type FieldGroup,
  hasChanged,
  readReferences,
} from './references.ts'

/** Messages by path under `input`. */
type Problems = Record<string, string>

/**
 * Checks rules across several fields or other rows.
 *
 * @param list all fields after the change
 * @param changed names of changed fields
 * @throws BadUserInputError for the first invalid establishment
 */
export async function checkBusinesses(
  transaction: Prisma.TransactionClient,
  list: readonly BusinessFields[],
  changed: readonly string[],
): Promise<void> {
  const references = await readReferences(transaction, list, changed)
  for (const fields of list) {
    const problems = businessProblems(fields, changed, references)
    if (Object.keys(problems).length > 0) throw new BadUserInputError(problems)
  }
}

/**
 * Names of the fields to check: changed ones, or all when a draft is published or closed (state).
 *
 * @param before null for a new establishment
 */
export function fieldsToCheck(
  before: Pick<BusinessFields, 'state'> | null,
  after: BusinessFields,
  changed: readonly string[],
): readonly string[] {
  return before?.state === 'DRAFT' && after.state !== 'DRAFT' ? fieldNames(after) : changed
}

/**
 * Violated rules of an establishment. Skips groups of fields without a change, so that a phone can be corrected
 * although a subcategory has become mandatory.
 */
export function businessProblems(
  fields: BusinessFields,
  changed: readonly string[],
  references: BusinessReferences,
): Problems {
  const { description, phone, ownerId } = fields
  const isDraft = fields.state === 'DRAFT'
  const isChecked = (group: FieldGroup) => hasChanged(group, changed)
  const wrongPoint = isChecked('coordinates') ? Object.entries(pointProblem(fields)) : []
  const hasOwner = ownerId === null || !isChecked('owner') || references.hasOwner(ownerId)
  const isDescriptionEmpty = !isDraft && isChecked('description') && plainText(description) === ''
  const isPhoneEmpty = !isDraft && isChecked('phone') && phone === ''
  return {
    ...(isDescriptionEmpty && { 'input.description': missingDescription }),
    ...(isPhoneEmpty && { 'input.phone': missingPhone }),
    ...(isChecked('address') && addressProblems(fields, changed, references)),
    ...Object.fromEntries(wrongPoint.map(([name, message]) => [`input.${name}`, message])),
    ...(isChecked('categories') && categoryProblems(fields, references)),
    ...(isChecked('areas') && areaProblems(fields, references)),
    ...(!hasOwner && { 'input.ownerId': texts.businesses.noOwner }),
  }
}

function addressProblems(
  { cityId, neighborhoodId }: BusinessFields,
  changed: readonly string[],
  references: BusinessReferences,
): Problems {
  const path = 'input.address.neighborhoodId'
  const neighborhoodCity = references.neighborhoodCityId(neighborhoodId)
  if (neighborhoodCity === cityId) return {}
  const noNeighborhood = neighborhoodCity === undefined && { [path]: texts.businesses.noNeighborhood }
  if (!references.hasCity(cityId))
    return { 'input.address.cityId': texts.businesses.noCity, ...noNeighborhood }
  if (noNeighborhood) return noNeighborhood
  const { foreignNeighborhood, neighborhoodToo } = texts.businesses
  return { [path]: changed.includes('neighborhoodId') ? foreignNeighborhood : neighborhoodToo }
}

function areaProblems(fields: BusinessFields, references: BusinessReferences): Problems {
  const path = 'input.areas'
  if (!fields.areaCityIds.every(references.hasCity)) return { [path]: texts.businesses.noAreaCity }
  if (fields.areaNeighborhoodIds.some((id) => references.neighborhoodCityId(id) === undefined))
    return { [path]: texts.businesses.noAreaNeighborhood }
  const count = fields.areaCityIds.length + fields.areaNeighborhoodIds.length
  const problem = areaProblem(count, fields)
  return problem === null ? {} : { [path]: problem }
}

function categoryProblems(fields: BusinessFields, references: BusinessReferences): Problems {
  const isDraft = fields.state === 'DRAFT'
  if (fields.categoryIds.length === 0 && !isDraft) return { 'input.categoryIds': businessTexts.categories }
  const violation = categoryViolation(fields, references)
  const { noCategory, noSubcategory, foreignSubcategory } = texts.businesses
  const path = 'input.subcategoryIds'
  switch (violation?.rule) {
    case undefined:
      return {}
    case 'unknownCategory':
      return { 'input.categoryIds': noCategory }
    case 'missingSubcategory':
      return isDraft ? {} : { [path]: businessTexts.subcategories }
    case 'unknownSubcategory':
      return { [path]: noSubcategory }
    case 'foreignSubcategory':
      return { [path]: foreignSubcategory(violation.name) }
  }
}

export type CategoryViolation =
  | { rule: 'unknownCategory' | 'unknownSubcategory' | 'missingSubcategory' }
  /** The named subcategory is in none of the categories. */
  | { rule: 'foreignSubcategory'; name: string }

/** @returns the first violated rule; null if there is none */
export function categoryViolation(
  { categoryIds, subcategoryIds }: CategoryIds,
  references: CategoryReferences,
): CategoryViolation | null {
  if (!categoryIds.every(references.hasCategory)) return { rule: 'unknownCategory' }
  if (subcategoryIds.length === 0)
    return categoryIds.some(references.demandsSubcategory) ? { rule: 'missingSubcategory' } : null
  const found = subcategoryIds.map(references.subcategory).filter((one) => one !== undefined)
  if (found.length < subcategoryIds.length) return { rule: 'unknownSubcategory' }
  const foreign = found.find(({ categoryId }) => !categoryIds.includes(categoryId))
  return foreign ? { rule: 'foreignSubcategory', name: foreign.name } : null
}
