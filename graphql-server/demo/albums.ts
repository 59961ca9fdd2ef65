import { readFile } from 'node:fs/promises'
import { coastal } from './cities.ts'
import { readJson } from './data.ts'
import { between, chance, randomFrom, sample } from './random.ts'

/** An illustration in the folder `pictures`: WebP as written by the image intake. */
export interface Picture {
  file: string
  /** Pixels. */
  width: number
  height: number
  /** Dominant colour, #rrggbb. */
  color: string
  /** Alternative text, in Portuguese. */
  alt: string
  /** Slugs of suitable subcategories; empty for pictures of cities only. */
  subcategories: readonly string[]
  /** Shows the sea. */
  byTheSea?: true
}

/** Pictures of the demo's establishments and cities. */
export const pictures: readonly Picture[] = readJson('pictures.json')

/** File names of further pictures of a large establishment, by subcategory slug. */
const albums: Readonly<Record<string, readonly string[]>> = readJson('albums.json')

/** Share of eligible establishments that get an album, and its photos. */
const albumShare = 0.3

const [minAlbum, maxAlbum] = [6, 15]

export function readPicture(file: string): Promise<Buffer> {
  return readFile(new URL(`./pictures/${file}`, import.meta.url))
}

const minPhotos = 2

/**
 * Pictures of an establishment, the cover first. They suit its first subcategory: an ice cream parlour shows no meal.
 * A large establishment has more, such as a hotel's breakfast.
 *
 * @param id the same id gives the same pictures
 * @param subcategory slug of its first subcategory
 * @param city slug: only coastal cities show the sea
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
