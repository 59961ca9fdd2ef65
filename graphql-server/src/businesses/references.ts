import { plainText } from '../../../schema/excerpt.ts'
import { businessTexts } from '../../../schema/input/business.ts'
import { incompleteCoordinates, missingCoordinate } from '../../../schema/input/coordinates.ts'
import { texts } from '../catalogue/texts.ts'
import { BadUserInputError } from '../errors.ts'
import { Prisma } from '../generated/prisma/client.ts'
import type { BusinessFields } from './fields.ts'

type Problems = Record<string, string>

/** Fields that are right or wrong together. */
const groups = {
  description: ['description'],
  place: ['cityId', 'neighborhoodId'],
  point: ['latitude', 'longitude'],
  kinds: ['categoryIds', 'subcategoryIds'],
  owner: ['ownerId'],
} as const

/**
 * Checks what an establishment will be as a whole, as far as one field alone does not tell. What is of no changed
 * group is not looked at, so that a phone can be corrected where a subcategory is demanded by now.
 *
 * @param fields all of them, as they will be
 * @param changed names of those that are new
 * @throws BadUserInputError by path under `input`
 */
export async function checkWhole(
  transaction: Prisma.TransactionClient,
  fields: BusinessFields,
  changed: readonly string[],
): Promise<void> {
  const concerns = (group: keyof typeof groups) => groups[group].some((name) => changed.includes(name))
  const problems: Problems = {
    ...(concerns('description') && plainText(fields.description) === '' && noDescription),
    ...(concerns('place') && (await placeProblems(transaction, fields, changed))),
    ...(concerns('point') && pointProblems(fields)),
    ...(concerns('kinds') && (await kindProblems(transaction, fields))),
    ...(concerns('owner') && (await ownerProblems(transaction, fields))),
  }
  if (Object.keys(problems).length > 0) throw new BadUserInputError(problems)
}

const noDescription: Problems = { 'input.description': businessTexts.description }

function pointProblems(fields: BusinessFields): Problems {
  const missing = missingCoordinate(fields)
  return missing ? { [`input.${missing}`]: incompleteCoordinates } : {}
}

/** What is referred to is locked against moving elsewhere; that it stays at all, the foreign keys see to. */
async function placeProblems(
  transaction: Prisma.TransactionClient,
  { cityId, neighborhoodId }: BusinessFields,
  changed: readonly string[],
): Promise<Problems> {
  const path = 'input.address.neighborhoodId'
  const [neighborhood] = await transaction.$queryRaw<{ cityId: number }[]>`
    SELECT city_id AS cityId FROM neighborhoods WHERE id = ${neighborhoodId} LOCK IN SHARE MODE`
  if (neighborhood?.cityId === cityId) return {}
  const city = await transaction.city.findUnique({ where: { id: cityId }, select: { id: true } })
  return {
    ...(!city && { 'input.address.cityId': texts.businesses.noCity }),
    ...(!neighborhood && { [path]: texts.businesses.noNeighborhood }),
    ...(city &&
      neighborhood && {
        [path]: changed.includes('neighborhoodId')
          ? texts.businesses.foreignNeighborhood
          : texts.businesses.neighborhoodToo,
      }),
  }
}

async function kindProblems(
  transaction: Prisma.TransactionClient,
  { categoryIds, subcategoryIds }: BusinessFields,
): Promise<Problems> {
  const where = { id: { in: categoryIds } }
  if ((await transaction.category.count({ where })) < categoryIds.length)
    return { 'input.categoryIds': texts.businesses.noCategory }
  const path = 'input.subcategoryIds'
  if (subcategoryIds.length === 0) {
    const demanded = await transaction.subcategory.findFirst({
      where: { categoryId: { in: categoryIds }, active: true },
      select: { id: true },
    })
    return demanded ? { [path]: businessTexts.subcategories } : {}
  }
  const found = await transaction.$queryRaw<{ name: string; categoryId: number }[]>`
    SELECT name, category_id AS categoryId FROM subcategories
    WHERE id IN (${Prisma.join(subcategoryIds)}) LOCK IN SHARE MODE`
  if (found.length < subcategoryIds.length) return { [path]: texts.businesses.noSubcategory }
  const foreign = found.find(({ categoryId }) => !categoryIds.includes(categoryId))
  return foreign ? { [path]: texts.businesses.foreignSubcategory(foreign.name) } : {}
}

async function ownerProblems(
  transaction: Prisma.TransactionClient,
  { ownerId }: BusinessFields,
): Promise<Problems> {
  if (ownerId === null) return {}
  const owner = await transaction.user.findUnique({ where: { id: ownerId }, select: { id: true } })
  return owner ? {} : { 'input.ownerId': texts.businesses.noOwner }
}
