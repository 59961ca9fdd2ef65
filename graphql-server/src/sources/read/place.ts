import type { BusinessFieldName } from '../../../../schema/business/per-field.ts'
import { texts } from '../../messages/texts.ts'
import { type Feature, isObject } from './features.ts'
import { type FoundValues, type LeftOutField, readFields, type SourceField } from './fields.ts'
import { isOpenStreetMap, readOpenStreetMap } from './openstreetmap.ts'
import { isOverture, readOverture } from './overture.ts'

/** A feature as read from one source, unchecked. */
export interface RawPlace {
  /** Id in the source; null without one. */
  reference: string | null
  /** Candidates for each field, the best first. */
  values: Partial<Record<SourceField, readonly string[]>>
  city: string | null
  neighborhood: string | null
  /** Keys of the category map, the best first. */
  categories: readonly string[]
  /** Answers by slug of the attribute, which the guide may not have. */
  answers: Readonly<Record<string, string>>
  /** Whether the source says that it closed permanently. */
  isClosed: boolean
  /** Whether its licence is the ODbL, regardless of the operator's input. */
  isOdbl: boolean
  /** Month of the data, yyyy-MM; null if the source does not say. */
  month: string | null
  /** Fields that could not be read. */
  leftOut: readonly LeftOutField[]
}

/** A place of a foreign file, validated by the guide's field rules. */
export interface SourcePlace extends Omit<RawPlace, 'values' | 'reference' | 'isClosed'> {
  reference: string
  name: string
  fields: FoundValues
  latitude: number | null
  longitude: number | null
  /** Names of photos, with their line in the table. */
  photos?: { line: number; names: readonly string[] }
}

/** A place that the guide cannot use, with the reason. */
export interface UnusablePlace {
  problem: string
  /** Id in the source; absent in a table. */
  reference?: string | undefined
  /** Title of the column with the problem. */
  column?: string | null
}

/** Line number in a table, or number of the feature in GeoJSON, from 1. */
export interface InFile {
  line: number
}

/** A place with its position in the file. */
export type FilePlace = SourcePlace & InFile

/** Maximum length of a reference. */
const longestReference = 120

/** @returns the place, or the reason why the guide cannot use it */
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

/** The point of a geometry as texts; the center of larger geometries. */
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
