import { readFile } from 'node:fs/promises'
import { coastal } from './cities.ts'
import { readJson } from './data.ts'
import { between, chance, randomFrom, sample } from './random.ts'

/** A drawn picture of the folder `pictures`: WebP as the product's own image intake wrote it. */
export interface Picture {
  file: string
  /** Pixels. */
  width: number
  height: number
  /** Dominant colour, #rrggbb. */
  color: string
  /** Alternative text, in Portuguese. */
  alt: string
  /** Slugs of the subcategories whose establishments it suits; none for pictures of cities only. */
  subcategories: readonly string[]
  /** Shows the sea. */
  byTheSea?: true
}

/** The pictures of the demo's establishments and cities. */
export const pictures: readonly Picture[] = readJson('pictures.json')

/** Names of the further pictures of a large establishment, by the slug of its subcategory. */
const albums: Readonly<Record<string, readonly string[]>> = readJson('albums.json')

/** How many of the establishments that may have an album have one, and how many photos are in it. */
const albumShare = 0.3

const [minAlbum, maxAlbum] = [6, 15]

/** The bytes of a picture's file. */
export function readPicture(file: string): Promise<Buffer> {
  return readFile(new URL(`./pictures/${file}`, import.meta.url))
}

const minPhotos = 2

/**
 * The pictures of an establishment, the cover first. They suit the subcategory that it is named after: an ice cream parlour
 * shows no meal. A large establishment has further ones, such as the breakfast of a hotel.
 *
 * @param id the same id gives the same pictures
 * @param subcategory slug of its first subcategory
 * @param city its slug: the sea is shown only in cities that have it
 */
export function albumPhotos(id: number, subcategory: string, city: string): Picture[] {
  const here = pictures.filter((each) => !each.byTheSea || coastal.has(city))
  const suitable = here.filter((each) => each.subcategories.includes(subcategory))
  const random = randomFrom(id + 7_000_003)
  const own = sample(random, suitable, between(random, minPhotos, Math.max(minPhotos, suitable.length)))
  const album = albums[subcategory]
  if (!album || !chance(random, albumShare)) return own
  const others = here.filter((each) => album.includes(each.file.replace('.webp', '')) && !own.includes(each))
  return [...own, ...sample(random, others, between(random, minAlbum, maxAlbum) - own.length)]
}
