import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { finished } from 'node:stream/promises'
import { makeBusiness } from '../../demo/business.ts'
import { chance, pick, randomFrom } from '../../demo/random.ts'
import { overturePlace } from './files.ts'

/** Categories that the map has not, and some that the guide does not list. */
const otherCategories = [
  'gas_station',
  'b2b_apparel',
  'landmark_and_historical_building',
  'topic_publisher',
  'atms',
]
const chains = ['Drogaria Boa Saúde', 'Casa Lotérica', 'Supermercado Compre Bem', 'Ótica do Povo']

/** Seeds of the numbers that are not of `makeBusiness`. */
const ownSeeds = 31_000_017

/**
 * Place number `index` of a made-up region, as a file of Overture Maps has it: most have all contacts, some none; a few are
 * closed, of a chain, share a phone or have an unknown category, and about 3 % are an earlier place, written differently.
 */
export function regionPlace(index: number, seed = 0) {
  const random = randomFrom(ownSeeds + seed * 1_000_003 + index)
  const original = chance(random, 0.03) ? Math.floor(random() * index) : null
  const { geometry, properties } = overturePlace((original ?? index) + seed * 1_000_003)
  const made = makeBusiness((original ?? index) + seed * 1_000_003)
  const chain = original === null && chance(random, 0.02) ? pick(random, chains) : null
  const name = chain ?? (original === null ? made.name : `${made.name} Ltda`.toUpperCase())
  const often = <Value>(probability: number, value: Value) => (chance(random, probability) ? value : null)
  const isSharing = original === null && chance(random, 0.03)
  const phone = isSharing ? makeBusiness(index - (index % 40)).phone : made.phone
  const category = chance(random, 0.05) ? pick(random, otherCategories) : properties.categories.primary
  const moved = (degrees: number) => Number((degrees + (original === null ? 0 : 0.0003)).toFixed(7))
  const socials = [made.instagram, made.facebook].flatMap((address) => address ?? [])
  const [address] = properties.addresses
  const state = random()
  return {
    type: 'Feature',
    id: placeId(index, seed),
    geometry: geometry && { ...geometry, coordinates: geometry.coordinates.map((each) => moved(each ?? 0)) },
    properties: {
      version: 3,
      sources: properties.sources.map((each) => ({ ...each, dataset: pick(random, ['meta', 'Microsoft']) })),
      names: { primary: name, common: null, rules: null },
      categories: { primary: category, alternate: often(0.4, [properties.categories.primary]) },
      confidence: Math.round(30 + 69 * random()) / 100,
      operating_status: state < 0.02 ? 'permanently_closed' : state < 0.03 ? 'temporarily_closed' : 'open',
      phones: often(0.85, [original === null ? `+55${phone}` : `0${phone}`]),
      websites: often(0.9, properties.websites),
      socials: often(0.8, socials),
      emails: properties.emails,
      brand: chain && { wikidata: null, names: { primary: chain } },
      addresses: chance(random, 0.97) ? [{ ...address, freeform: often(0.92, address?.freeform) }] : null,
    },
  }
}

/** A place with another phone, for one of a hundred; the others as they were. */
export function changedPlace(index: number, seed = 0) {
  const place = regionPlace(index, seed)
  if (index % 100 !== 7) return place
  const phones = [`+551236${210_000 + index}`]
  return { ...place, properties: { ...place.properties, phones } }
}

/** Ids whose order is not that of the places. Multiplying by an odd number keeps 32 bits unique. */
const placeId = (index: number, seed: number) =>
  `08fa8100c5a1${String(seed).padStart(12, '0')}${(Math.imul(index + 1, 0x9e3779b1) >>> 0).toString(16).padStart(8, '0')}`

/** An object for each line, or one document in several lines or one. */
export type RegionForm = 'document' | 'lines' | 'one-line'

interface RegionOptions {
  /** How many; 5,000 when absent. */
  places?: number
  /** The place of a number; null leaves it out. */
  place?: (index: number) => object | null
  /** The order of the numbers is random, by this seed. */
  shuffle?: number
  form?: RegionForm
}

/** Writes a made-up region of places as GeoJSON. */
export async function writeRegion(
  path: string,
  { places = 5000, place = regionPlace, shuffle, form = 'document' }: RegionOptions = {},
): Promise<void> {
  const file = createWriteStream(path)
  const newline = form === 'one-line' ? '' : '\n'
  const [head, separator, tail] =
    form === 'lines'
      ? ['', '\n', '\n']
      : [`{"type":"FeatureCollection","features":[${newline}`, `,${newline}`, `${newline}]}${newline}`]
  file.write(head)
  let before = ''
  for (const index of shuffle === undefined ? Array(places).keys() : shuffled(places, shuffle)) {
    const made = place(index)
    if (!made) continue
    if (!file.write(`${before}${JSON.stringify(made)}`)) await once(file, 'drain')
    before = separator
  }
  file.end(tail)
  await finished(file)
}

/** The numbers below `count` in random order. */
function shuffled(count: number, seed: number): number[] {
  const random = randomFrom(seed)
  const numbers = Array.from({ length: count }, (_, index) => index)
  for (let last = count - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1))
    const number = numbers[last] as number
    numbers[last] = numbers[other] as number
    numbers[other] = number
  }
  return numbers
}
