import type { TypeCastFunction } from 'mariadb'
import { perDeprecatedAnswer } from '../../../schema/attributes/deprecated-names.ts'
import { fieldsWith, perField } from '../../../schema/business/per-field.ts'
import type { AnswerRow } from '../answers/fields.ts'
import { Prisma } from '../generated/prisma/client.ts'

export const columnName = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** @returns columns for SELECT, aliased to the names of Prisma's model */
export function selectList(names: readonly string[], alias = ''): string {
  return names.map((name) => `${alias && `${alias}.`}\`${columnName(name)}\` AS \`${name}\``).join(', ')
}

/** Columns that nothing reads: copies of answers, see answers/deprecated-columns.ts. */
export const copiedAnswers = perDeprecatedAnswer(() => true as const)

/** Columns of `businesses` except the omitted ones. */
export function businessColumns(omitted: Prisma.BusinessOmit): string[] {
  return Object.keys(Prisma.BusinessScalarFieldEnum).filter((name) => !(name in omitted))
}

const flags = fieldsWith({ kind: 'flag' })
type FlagName = (typeof flags)[number]

/** Row as the driver returns it, with TINYINT as a number. */
export type DriverRow<Row extends Record<FlagName, boolean>> = Omit<Row, FlagName> & Record<FlagName, number>

export const booleanFlags = (row: Record<FlagName, number>) =>
  perField(flags, (name) => Number(row[name]) === 1)

/** Casts TINYINT(1) to boolean, as Prisma does. */
export const booleanCast: TypeCastFunction = (column, next) =>
  column.type === 'TINY' && column.columnLength === 1 ? column.tiny() === 1 : next()

/** SQL for the category ids of an establishment `b`, comma-separated in its order; null without any. */
export const categoryIdLists = `(SELECT GROUP_CONCAT(c.category_id ORDER BY c.position) FROM business_categories c
    WHERE c.business_id = b.id) AS categoryIds`
export const subcategoryIdLists = `(SELECT GROUP_CONCAT(s.subcategory_id ORDER BY s.position)
    FROM business_subcategories s WHERE s.business_id = b.id) AS subcategoryIds`
/** SQL for the answers of an establishment `b`, unordered; null without any. */
export const answerLists = `(SELECT JSON_ARRAYAGG(JSON_ARRAY(a.attribute_id, a.value)) FROM business_attributes a
    WHERE a.business_id = b.id) AS answerList`

/** Parses `answerLists`, which some drivers return as text. */
export function toAnswerRows(list: AnswerList): AnswerRow[] {
  const pairs = typeof list === 'string' ? (JSON.parse(list) as AnswerPair[]) : (list ?? [])
  return pairs.map(([attributeId, value]) => ({ attributeId, value }))
}

type AnswerPair = [attributeId: number, value: string]
export type AnswerList = string | AnswerPair[] | null

/** Comma-separated ids of the areas served; both null for none or the whole region. */
export interface AreaIdLists {
  areaCityIds: string | null
  areaNeighborhoodIds: string | null
}

const areaIds = (column: string, condition: string) =>
  `(SELECT GROUP_CONCAT(a.${column} ORDER BY a.position) FROM business_areas a
    WHERE a.business_id = b.id AND a.neighborhood_id ${condition})`
export const areaIdLists = `${areaIds('city_id', 'IS NULL')} AS areaCityIds,
  ${areaIds('neighborhood_id', 'IS NOT NULL')} AS areaNeighborhoodIds`
