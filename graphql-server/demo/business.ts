import { excerpt } from '../../schema/excerpt.ts'
import { searchedName } from '../../schema/search-words.ts'
import { slugify, unaccent } from '../../schema/slug.ts'
import { randomAnswers } from './answers/attributes.ts'
import { drawCategory, type Listing, listingsBeside, subcategoriesIn } from './categories.ts'
import { type City, cities, type Neighborhood, type Point } from './cities.ts'
import { randomContact } from './contact.ts'
import { randomDescription } from './descriptions.ts'
import { randomHours } from './hours.ts'
import { pointIn } from './land.ts'
import { randomName } from './names.ts'
import { chance, pick, type Random, randomFrom, sample, weighted } from './random.ts'

const drawCity = weighted(cities, (city) => city.population)

/** The centre is overrepresented; all other neighborhoods are equally likely. */
function drawNeighborhood(random: Random, city: City): Neighborhood {
  const centre = city.neighborhoods.find((each) => each.slug === 'centro')
  return centre && chance(random, 0.18) ? centre : pick(random, city.neighborhoods)
}

/** Subcategories: mostly one, sometimes related ones too. */
function drawListings(random: Random, city: City): [Listing, ...Listing[]] {
  const category = drawCategory(random, city)
  const possible = subcategoriesIn(category, city)
  const first = pick(random, possible)
  const companions = possible.filter(({ name }) => first.alongside?.includes(name))
  const count = chance(random, 0.1) ? 2 : chance(random, 0.35) ? 1 : 0
  const besides = chance(random, 0.05) ? 2 : chance(random, 0.18) ? 1 : 0
  return [
    { category, subcategory: first },
    ...sample(random, companions, count).map((subcategory) => ({ category, subcategory })),
    ...sample(random, listingsBeside(category, city), besides),
  ]
}

/**
 * Establishment number `index` of the demo catalogue, independent of all others.
 *
 * @param index from 0
 * @returns an establishment without id and creation date; its slug may be taken
 */
export function makeBusiness(index: number) {
  const random = randomFrom(index)
  // Rare features use a second generator, so that adding one changes nothing else.
  const extra = randomFrom(index + 9_000_011)
  const city = drawCity(random)
  const neighborhood = drawNeighborhood(random, city)
  const listings = drawListings(random, city)
  const [first] = listings
  const categories = [...new Set(listings.map((listing) => listing.category))]
  const subcategories = categories.flatMap((category) =>
    listings.filter((listing) => listing.category === category).map((listing) => listing.subcategory),
  )
  const name = randomName(random, first.category, first.subcategory, city, neighborhood)
  const slug = slugify(name)
  const description = randomDescription(
    random,
    name,
    first.category,
    [first.subcategory, ...subcategories.filter((each) => each !== first.subcategory)],
    city,
    neighborhood,
  )
  return {
    name,
    slug,
    searchName: unaccent(name),
    searchWords: searchedName(name),
    description,
    excerpt: excerpt(description),
    ...randomContact(random, index, slug, city),
    ...knownPoint(extra, pointIn(random, city, neighborhood)),
    ...randomHours(random, first.subcategory),
    ...video(extra),
    answers: randomAnswers(randomFrom(index + 17_000_023), slug, categories),
    city,
    neighborhood,
    categories,
    subcategories,
  }
}

/** A listing's coordinates; null for 5 % of the listings. */
function knownPoint(random: Random, point: Point): { [name in keyof Point]: number | null } {
  return chance(random, 0.05) ? { latitude: null, longitude: null } : point
}

/** The sample in YouTube's player documentation: https://developers.google.com/youtube/iframe_api_reference */
const sampleVideo = 'https://www.youtube.com/watch?v=M7lc1UVf-VE'

/** One in sixteen has a video. */
function video(random: Random): { video: string | null } {
  return { video: chance(random, 0.06) ? sampleVideo : null }
}
