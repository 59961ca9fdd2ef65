import { keyText } from '../../../schema/text.ts'
import type { Taxonomy, TaxonomyAttribute } from '../business-rows/taxonomy.ts'

/** A visitor's filter by an attribute. */
export interface AttributeFilter {
  /** Slug or id; an empty one is ignored. */
  slug: string
  /** "yes" or "no", the slug of an option, or "yes" for any link; default "yes". */
  value?: string | null | undefined
}

/** A required answer, in ids. */
export interface WantedAnswer {
  attribute: number
  /** Null for any: links are filtered only by presence. */
  value: string | null
  /** The only categories in which it counts; null if it counts in all, or the selection is of one of them. */
  askedOf: readonly number[] | null
}

/**
 * Resolves slugs and ids of attributes.
 *
 * @param category of the establishments, null for any
 * @returns distinct answers in order of attribute ids; null if none can match: an attribute or value is unknown or
 * not filterable, or there are two answers to one attribute
 */
export function wantedAnswers(
  filters: readonly AttributeFilter[],
  taxonomy: Taxonomy,
  category: number | null,
): WantedAnswer[] | null {
  const wanted = new Map<number, WantedAnswer>()
  for (const { slug, value } of filters) {
    if (keyText(slug) === '') continue
    const [attribute] = taxonomy.attributes.find(slug)
    const answer = attribute?.active && attribute.isFilter ? answerValue(attribute, value) : undefined
    if (!attribute || answer === undefined) return null
    if ((wanted.get(attribute.id)?.value ?? answer) !== answer) return null
    wanted.set(attribute.id, {
      attribute: attribute.id,
      value: answer,
      askedOf: categoriesToCheck(attribute, category),
    })
  }
  return [...wanted.values()].sort((one, other) => one.attribute - other.attribute)
}

/** @returns null for any link; undefined for an invalid value */
function answerValue({ kind, optionList }: TaxonomyAttribute, value: string | null | undefined) {
  const text = keyText(value ?? '') || 'yes'
  if (kind === 'LINK') return text === 'yes' ? null : undefined
  const values = kind === 'YES_NO' ? ['yes', 'no'] : optionList.map(({ slug }) => slug)
  return values.includes(text) ? text : undefined
}

/** Answers outside an establishment's categories are not shown and match nothing (attributes). */
function categoriesToCheck({ categoryIds }: TaxonomyAttribute, category: number | null) {
  if (categoryIds.size === 0 || (category !== null && categoryIds.has(category))) return null
  return [...categoryIds].sort((a, b) => a - b)
}

/**
 * Table and conditions of an answer in the statement of a selection, for the index on attribute, value and
 * establishment.
 */
export function answerPart({ attribute, value, askedOf }: WantedAnswer, alias: string) {
  const isAsked = `EXISTS (SELECT 1 FROM business_categories x
    WHERE x.business_id = ${alias}.business_id AND x.category_id IN (${askedOf?.map(() => '?').join()}))`
  return {
    table: `business_attributes ${alias}`,
    id: `${alias}.business_id`,
    condition: `${alias}.attribute_id = ?${value === null ? '' : ` AND ${alias}.value = ?`}${askedOf ? ` AND ${isAsked}` : ''}`,
    values: [attribute, ...(value === null ? [] : [value]), ...(askedOf ?? [])],
  }
}
