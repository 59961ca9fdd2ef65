import { plainText } from '../../../schema/excerpt.ts'
import { slugify } from '../../../schema/slug.ts'
import type { FullBusiness } from '../business-rows/full-business.ts'
import { withHidden } from '../business-rows/hidden.ts'
import { texts } from '../messages/texts.ts'

/** Normalizes words for comparison: no accents, case or punctuation, a blank around each. */
const asWords = (text: string) => ` ${slugify(text).replaceAll('-', ' ')} `

/** Street types, which people omit. */
const kinds = /^(?:r|rua|av|avenida|al|alameda|tv|travessa|pca|praca|estr|estrada|rod|rodovia) /

/** Lists the public texts of an establishment that contain its hidden address (hidden-address). */
export function addressWarnings(business: FullBusiness): string[] {
  const { street, number, zipCode, name, slug, description } = withHidden(business)
  const bareStreet = asWords(street ?? '')
    .trim()
    .replace(kinds, '')
  // A one-digit number occurs in many texts by chance.
  const parts = [bareStreet, number && /\d{2}/.test(number) ? number : '', zipCode ?? '', spacedZip(zipCode)]
  const isIn = (text: string) =>
    parts.some((part) => asWords(part ?? '').trim() !== '' && asWords(text).includes(asWords(part ?? '')))
  const { inName, inSlug, inDescription } = texts.businesses.hiddenAddress
  return [
    ...(isIn(name) ? [inName] : []),
    ...(isIn(slug) ? [inSlug] : []),
    ...(isIn(plainText(description)) ? [inDescription] : []),
  ]
}

const spacedZip = (zipCode: string | null) => zipCode?.replace(/^(\d{5})(\d{3})$/, '$1 $2') ?? ''
