import type { BusinessFieldName } from '../../../../schema/business/per-field.ts'
import { texts } from '../../messages/texts.ts'
import { type Feature, isObject } from './features.ts'
import { type FoundValues, type LeftOutField, readFields, type SourceField } from './fields.ts'
import { isOpenStreetMap, readOpenStreetMap } from './openstreetmap.ts'
import { isOverture, readOverture } from './overture.ts'

/** What a reader of one source finds in a feature: texts as they are written there, unchecked. */
export interface RawPlace {
  /** What the source calls it; null without one. */
  reference: string | null
  /** Candidates of each field, the best first. */
  values: Partial<Record<SourceField, readonly string[]>>
  city: string | null
  neighborhood: string | null
  /** Keys of the category map, the best first. */
  categories: readonly string[]
  /** Answers by the slug of the attribute, whether or not the guide has it. */
  answers: Readonly<Record<string, string>>
  /** Whether the source says that it has closed for good. */
  isClosed: boolean
  /** Whether its licence is the ODbL, whatever the operator says. */
  isOdbl: boolean
  /** Of the data, yyyy-MM; null where the source does not say. */
  month: string | null
  /** Fields that its reader could not use. */
  leftOut: readonly LeftOutField[]
}

/** A place of a foreign file, by the rules of the guide's own fields. */
export interface SourcePlace extends Omit<RawPlace, 'values' | 'reference' | 'isClosed'> {
  reference: string
  name: string
  fields: FoundValues
  latitude: number | null
  longitude: number | null
  /** Names of photos, with the line of the table that has them. */
  photos?: { line: number; names: readonly string[] }
}

/** Why a place is none that the guide can use. */
export interface UnusablePlace {
  problem: string
  /** What the source calls it; absent in a table. */
  reference?: string | undefined
  /** Title of the column that is to blame. */
  column?: string | null
}

/** The line of a table that has a place, or the number of a place of GeoJSON, from 1. */
export interface InFile {
  line: number
}

/** A place with where it is in its file. */
export type FilePlace = SourcePlace & InFile

/** Characters of a reference at most. */
const longestReference = 120

/** @returns why a feature is no place that the guide can use, or the place */
export function readPlace(feature: Feature): SourcePlace | UnusablePlace {
  const properties = feature.properties
  if (!isObject(properties)) return { problem: texts.sources.unknownKeys }
  const raw = isOverture(properties)
    ? readOverture(feature, properties)
    : isOpenStreetMap(feature, properties)
      ? readOpenStreetMap(feature, properties)
      : null
  if (!raw) return { problem: texts.sources.unknownKeys }
  const { values, reference, isClosed, leftOut, ...others } = raw
  if (!reference || reference.length > longestReference) return { problem: texts.sources.noReference }
  if (isClosed) return { problem: texts.sources.closed, reference }
  const point = pointOf(feature.geometry)
  const read = readFields({ ...values, ...point })
  const { name, latitude = null, longitude = null, ...fields } = read.fields
  if (!name) return { problem: texts.sources.noName, reference }
  return {
    ...others,
    reference,
    name,
    fields: { ...fields, name },
    latitude,
    longitude,
    leftOut: [...leftOut, ...read.leftOut],
  }
}

/** The point of a geometry, the middle of what is larger, as texts. */
function pointOf(geometry: unknown): Partial<Record<BusinessFieldName, string[]>> {
  if (!isObject(geometry)) return {}
  const bounds = { west: Infinity, east: -Infinity, south: Infinity, north: -Infinity }
  const pending: unknown[] = [geometry.coordinates]
  while (pending.length > 0) {
    const item = pending.pop()
    if (!Array.isArray(item)) continue
    const [longitude, latitude] = item
    if (typeof longitude !== 'number' || typeof latitude !== 'number') {
      for (const each of item) pending.push(each)
      continue
    }
    bounds.west = Math.min(bounds.west, longitude)
    bounds.east = Math.max(bounds.east, longitude)
    bounds.south = Math.min(bounds.south, latitude)
    bounds.north = Math.max(bounds.north, latitude)
  }
  if (bounds.west === Infinity) return {}
  const degrees = (one: number, other: number) => [String(Number(((one + other) / 2).toFixed(7)))]
  return {
    latitude: degrees(bounds.south, bounds.north),
    longitude: degrees(bounds.west, bounds.east),
  }
}
