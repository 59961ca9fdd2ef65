import { expect, it } from 'vitest'
import { createBusinessInput } from '../../schema/input/business.ts'
import { sanitise } from '../src/businesses/sanitise.ts'
import { makeBusiness } from './business.ts'

/** An establishment of the demo as the form would send it. */
function asInput(index: number) {
  const { street, number, zipCode, city, neighborhood, categories, subcategories, answers, ...business } =
    makeBusiness(index)
  return {
    ...business,
    address: { street, number, zipCode, cityId: city.slug, neighborhoodId: neighborhood.slug },
    categoryIds: categories.map(({ slug }) => slug),
    subcategoryIds: subcategories.map(({ slug }) => slug),
    attributes: answers.map(({ attribute: slug, value }) => ({ slug, value })),
    ownerId: null,
    video: null,
    state: 'PUBLISHED',
    reopensOn: null,
  }
}

it('the demo keeps the rules of the form, descriptions included', () => {
  for (let index = 0; index < 500; index++) {
    const input = asInput(index)
    const { success, data, error } = createBusinessInput.safeParse(input)
    expect(success, error?.message).toBe(true)
    const { slug: _, searchName: __, searchWords: ____, excerpt: ___, ...kept } = input
    expect(data).toMatchObject(kept)
    expect(sanitise(input.description)).toBe(input.description)
  }
})
