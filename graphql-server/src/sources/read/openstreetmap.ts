import { mapAnswers } from '../maps/attributes.ts'
import { type Feature, isObject } from './features.ts'
import { joinCandidates, sortLinks } from './links.ts'
import { readOpeningHours } from './opening-hours.ts'
import type { RawPlace } from './place.ts'

type Tags = Readonly<Record<string, unknown>>

/** Keys of the main tag, the most specific first. */
const kindKeys = [
  'shop',
  'craft',
  'office',
  'healthcare',
  'amenity',
  'tourism',
  'leisure',
  'club',
  'aeroway',
  'historic',
  'sport',
] as const

/** Keys that refine the main tag; they are mapped first. */
const finerKeys = ['cuisine', 'healthcare:speciality', 'sport'] as const

const elementId = /^(?:(node|way|relation)\/|([nwra])(?=\d))/

/** Whether a feature has tags of OpenStreetMap. */
export function isOpenStreetMap({ id }: Feature, properties: Tags): boolean {
  const tags = tagsOf(properties)
  return (
    elementId.test(String(properties['@id'] ?? id ?? '')) ||
    'osm_id' in properties ||
    'osm_way_id' in properties ||
    kindKeys.some((key) => typeof tags[key] === 'string')
  )
}

/** @see https://wiki.openstreetmap.org/wiki/Map_features */
export function readOpenStreetMap(feature: Feature, properties: Tags): RawPlace {
  const tags = tagsOf(properties)
  const hours = readOpeningHours(tag(tags, 'opening_hours'))
  const named = (...keys: string[]) => keys.flatMap((key) => list(tag(tags, key)))
  const whole = (...keys: string[]) => keys.flatMap((key) => tag(tags, key) ?? [])
  return {
    reference: referenceOf(feature, properties),
    values: joinCandidates(
      {
        name: whole('name:pt', 'name').toReversed(),
        description: whole('description:pt', 'description'),
        phone: named('phone', 'contact:phone', 'contact:mobile', 'mobile'),
        whatsapp: named('contact:whatsapp', 'whatsapp'),
        email: named('email', 'contact:email'),
        street: whole('addr:street', 'addr:place'),
        number: whole('addr:housenumber'),
        zipCode: whole('addr:postcode'),
        instagram: named('contact:instagram'),
        facebook: named('contact:facebook'),
        linkedin: named('contact:linkedin'),
        twitter: named('contact:twitter'),
        tiktok: named('contact:tiktok'),
      },
      sortLinks(named('website', 'contact:website', 'url')),
      hours.values,
    ),
    city: tag(tags, 'addr:city'),
    neighborhood: tag(tags, 'addr:suburb') ?? tag(tags, 'addr:neighbourhood') ?? tag(tags, 'addr:quarter'),
    categories: categoryKeys(tags),
    answers: mapAnswers(keysOf(tags, Object.keys(tags))),
    isClosed: isGone(tags),
    isOdbl: true,
    month: monthOf(properties, tags),
    leftOut: hours.leftOut,
  }
}

/** Tags are the properties, or nested in one of them. */
const tagsOf = (properties: Tags): Tags => (isObject(properties.tags) ? properties.tags : properties)

function tag(tags: Tags, key: string): string | null {
  const value = tags[key]
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null
}

/** Splits the values of a tag, at most ten. */
const list = (text: string | null) =>
  (text?.split(';') ?? [])
    .slice(0, 10)
    .map((each) => each.trim())
    .filter(Boolean)

/** "node/123" in any of the spellings of export programs. */
function referenceOf({ id }: Feature, properties: Tags): string | null {
  const sent = properties['@id'] ?? id ?? properties.id
  const typed = properties['@type'] ?? properties.type
  if (/^\d+$/.test(String(sent)) && typeof typed === 'string') return `${typed}/${sent}`
  const letters: Record<string, string> = { n: 'node', w: 'way', r: 'relation', a: 'area' }
  const [, , letter] = elementId.exec(String(sent ?? '')) ?? []
  if (letter) return `${letters[letter]}/${String(sent).slice(1)}`
  if (elementId.test(String(sent ?? ''))) return String(sent)
  const { osm_id: node, osm_way_id: way } = properties
  return node ? `node/${node}` : way ? `way/${way}` : null
}

function categoryKeys(tags: Tags): string[] {
  return [...new Set(keysOf(tags, [...finerKeys, ...kindKeys]))]
}

const keysOf = (tags: Tags, names: readonly string[]) =>
  names.flatMap((key) => list(tag(tags, key)).map((value) => `${key}=${value}`))

/** Whether the main tag has a lifecycle prefix such as `disused:`. */
const isGone = (tags: Tags) =>
  kindKeys.every((key) => tag(tags, key) === null) &&
  Object.keys(tags).some((key) => /^(?:disused|abandoned|was|demolished|razed):/.test(key))

function monthOf(properties: Tags, tags: Tags): string | null {
  const day = tag(tags, 'check_date') ?? tag(properties, '@timestamp') ?? tag(properties, 'timestamp')
  return /^\d{4}-\d{2}/.exec(day ?? '')?.[0] ?? null
}
