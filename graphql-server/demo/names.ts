import type { Category, Subcategory } from './categories.ts'
import { type City, coastal, type Neighborhood } from './cities.ts'
import { readJson } from './data.ts'
import { between, chance, pick, type Random, sample } from './random.ts'

/** Parts of invented names. */
const { families, nicknames, images, scenes, seaScenes, saints } =
  readJson<Record<'families' | 'nicknames' | 'images' | 'scenes' | 'seaScenes' | 'saints', string[]>>(
    'words.json',
  )

function family(random: Random): string {
  const [first = '', second = ''] = sample(random, families, 2)
  const forms = [`Irmãos ${first}`, `${first} e Filhos`, `${first} & ${second}`, first, `Família ${first}`]
  return pick(random, forms)
}

function image(random: Random, city: City): string {
  const ends = coastal.has(city.slug) && chance(random, 0.6) ? seaScenes : scenes
  return `${pick(random, images)} ${pick(random, ends)}`
}

function tail(random: Random, category: Category, city: City): string {
  switch (pick(random, category.tails)) {
    case 'family':
      return family(random)
    case 'nickname':
      return pick(random, nicknames)
    case 'saint':
      return pick(random, saints)
    default:
      return image(random, city)
  }
}

/** City or neighborhood, for some names. */
function locationSuffix(random: Random, city: City, neighborhood: Neighborhood): string {
  if (!chance(random, 0.16)) return ''
  return ` ${between(random, 1, 3) === 1 ? city.name : neighborhood.name}`
}

/**
 * Plausible name for an establishment of a subcategory.
 *
 * @returns at most about 110 characters
 */
export function randomName(
  random: Random,
  category: Category,
  subcategory: Subcategory,
  city: City,
  neighborhood: Neighborhood,
): string {
  const head = pick(random, subcategory.heads)
  if (head.includes('{')) return head.replace('{cidade}', city.name).replace('{bairro}', neighborhood.name)
  return `${head} ${tail(random, category, city)}${locationSuffix(random, city, neighborhood)}`
}
