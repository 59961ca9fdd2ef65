import { mapAnswers } from '../maps/attributes.ts'
import { readAddressLine } from './address.ts'
import { type Feature, isObject } from './features.ts'
import { joinCandidates, sortLinks } from './links.ts'
import type { RawPlace } from './place.ts'

type Properties = Readonly<Record<string, unknown>>

/** Whether a feature has the properties of a place of Overture Maps. */
export function isOverture(properties: Properties): boolean {
  const names = nested(properties.names)
  return isObject(names) && 'primary' in names
}

/** @see https://docs.overturemaps.org/schema/reference/places/place/ */
export function readOverture({ id }: Feature, properties: Properties): RawPlace {
  const [address = {}] = objects(properties.addresses)
  const line = readAddressLine(text(address.freeform) ?? '')
  const country = text(address.country)
  const sources = objects(properties.sources)
  const categories = categoryKeys(properties)
  const days = sources.flatMap(({ update_time }) => text(update_time) ?? []).toSorted()
  return {
    reference: text(id) ?? text(properties.id),
    values: joinCandidates(
      {
        name: candidates(object(properties.names).primary),
        phone: candidates(properties.phones),
        email: candidates(properties.emails),
        street: candidates(line.street),
        number: candidates(line.number),
        zipCode: candidates(address.postcode),
      },
      sortLinks([...candidates(properties.websites), ...candidates(properties.socials)]),
    ),
    // Cities abroad are ignored.
    city: country === null || country === 'BR' ? text(address.locality) : null,
    neighborhood: line.neighborhood,
    categories,
    answers: mapAnswers(categories),
    isClosed: properties.operating_status === 'permanently_closed',
    isOdbl: sources.some(({ dataset }) => dataset === 'OpenStreetMap'),
    month: /^\d{4}-\d{2}/.exec(days.at(-1) ?? '')?.[0] ?? null,
    leftOut: [],
  }
}

/** Older releases have `categories`, newer ones `taxonomy` and `basic_category`. */
function categoryKeys(properties: Properties): string[] {
  const categories = object(properties.categories)
  const taxonomy = object(properties.taxonomy)
  return [
    ...new Set([
      ...candidates(categories.primary),
      ...candidates(taxonomy.primary),
      ...candidates(categories.alternate),
      ...candidates(taxonomy.alternates),
      ...candidates(properties.basic_category),
    ]),
  ]
}

/** Some programs write nested values as JSON strings. */
function nested(value: unknown): unknown {
  if (typeof value !== 'string' || !/^\s*[[{]/.test(value)) return value
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}

function object(value: unknown): Properties {
  const read = nested(value)
  return isObject(read) ? read : {}
}

function objects(value: unknown): Properties[] {
  const read = nested(value)
  return Array.isArray(read) ? read.filter(isObject) : []
}

const text = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value : null

/** The texts of a string or an array, at most ten. */
function candidates(value: unknown): string[] {
  const read = nested(value)
  return (Array.isArray(read) ? read : [read]).slice(0, 10).flatMap((each) => text(each) ?? [])
}
