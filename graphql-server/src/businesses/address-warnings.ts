import { plainText } from '../../../schema/excerpt.ts'
import { slugify } from '../../../schema/slug.ts'
import type { FullBusiness } from '../business-rows/full-business.ts'
import { withHidden } from '../business-rows/hidden.ts'
import { texts } from '../messages/texts.ts'

/** Words as they are compared: without accents, case and punctuation, with a blank around each. */
const asWords = (text: string) => ` ${slugify(text).replaceAll('-', ' ')} `

/** First words of streets, which people leave out. */
const kinds = /^(?:r|rua|av|avenida|al|alameda|tv|travessa|pca|praca|estr|estrada|rod|rodovia) /

/** Which public texts of an establishment hold its hidden address (hidden-address). */
export function addressWarnings(business: FullBusiness): string[] {
  const { street, number, zipCode, name, slug, description } = withHidden(business)
  const bareStreet = asWords(street ?? '')
    .trim()
    .replace(kinds, '')
  // A number of one digit is in many texts by chance.
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
