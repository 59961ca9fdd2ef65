import { unaccent } from '../../../schema/slug.ts'
import type { MockBusiness, MockCatalogue } from './catalogue.ts'

/** Suggestions as plain as pages need them: beginnings of names, most of all of subcategories; "padria" is an error. */
export function suggested({ cities, categories, subcategories, businesses }: MockCatalogue, text: string) {
  const typed = unaccent(text.trim()).replace('padria', 'padaria')
  const isCorrection = typed !== unaccent(text.trim())
  const begins = ({ name }: { name: string }) => unaccent(name).startsWith(typed)
  const isExact = (name: string) => [typed, `${typed}s`].includes(unaccent(name))
  const countOf = (passes: (business: MockBusiness) => boolean) => businesses.filter(passes).length
  const none = { city: null, neighborhood: null, category: null, subcategory: null }
  const plain = { matched: null, isCorrection, slug: null }
  return [
    ...subcategories.filter(begins).map(({ name, slug, category }) => ({
      ...plain,
      kind: 'SUBCATEGORY',
      label: name,
      isExact: isExact(name),
      count: countOf((business) => business.subcategories.some((each) => each.slug === slug)),
      filter: { ...none, category: category.slug, subcategory: slug },
    })),
    ...categories.filter(begins).map(({ name, slug }) => ({
      ...plain,
      kind: 'CATEGORY',
      label: name,
      isExact: isExact(name),
      count: countOf((business) => business.categories.some((each) => each.slug === slug)),
      filter: { ...none, category: slug },
    })),
    ...cities.filter(begins).map(({ name, slug }) => ({
      ...plain,
      kind: 'CITY',
      label: name,
      isExact: isExact(name),
      count: countOf(({ address }) => address.city.slug === slug),
      filter: { ...none, city: slug },
    })),
    ...businesses
      .filter(begins)
      .slice(0, 3)
      .map(({ name, slug }) => ({
        ...plain,
        kind: 'BUSINESS',
        label: name,
        isExact: isExact(name),
        count: 1,
        filter: null,
        slug,
      })),
  ]
}
