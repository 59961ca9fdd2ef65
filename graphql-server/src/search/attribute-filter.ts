import { keyText } from '../../../schema/text.ts'
import type { Taxonomy, TaxonomyAttribute } from '../business-rows/taxonomy.ts'

/** What a visitor asks of an attribute. */
export interface AttributeFilter {
  /** Slug or id; an empty one excludes nothing. */
  slug: string
  /** "yes" or "no", the slug of an option, or "yes" for any link; absent or empty is "yes". */
  value?: string | null | undefined
}

/** An answer that an establishment must have given, in ids. */
export interface WantedAnswer {
  attribute: number
  /** Null for any: links are only asked for as "has one". */
  value: string | null
  /** It counts in these categories only; null where it counts in all, or the selection is of one of them. */
  askedOf: readonly number[] | null
}

/**
 * Resolves the slugs and ids of attributes.
 *
 * @param category that the establishments are in, null for any
 * @returns each answer once, by the attributes' ids; null where none can match: an attribute or a value is unknown or no filter,
 *   or two answers to one attribute are asked for
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

/** @returns null for any link; undefined for a value that is no answer to it */
function answerValue({ kind, optionList }: TaxonomyAttribute, value: string | null | undefined) {
  const text = keyText(value ?? '') || 'yes'
  if (kind === 'LINK') return text === 'yes' ? null : undefined
  const values = kind === 'YES_NO' ? ['yes', 'no'] : optionList.map(({ slug }) => slug)
  return values.includes(text) ? text : undefined
}

/** An answer that none of an establishment's categories is asked for is not shown, and so it matches nothing (attributes). */
function categoriesToCheck({ categoryIds }: TaxonomyAttribute, category: number | null) {
  if (categoryIds.size === 0 || (category !== null && categoryIds.has(category))) return null
  return [...categoryIds].sort((a, b) => a - b)
}

/** The table of an answer in the statement of a selection, and its conditions, by the index on attribute, value and establishment. */
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
