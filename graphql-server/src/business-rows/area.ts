/** A circle on the map (near). */
export interface Near {
  latitude: number
  longitude: number
  /** Radius. */
  km: number
}

/** A rectangle on the map (within), in degrees. */
export interface Box {
  south: number
  west: number
  north: number
  east: number
}

interface Condition {
  sql: string
  values: number[]
}

const earthKm = 6371.0088

/** Steps per degree of a rounded position: some 500 m. */
const stepsPerDegree = 200

/** Margin of the bounding box, so that rounding excludes nothing on the edge of the circle. */
const marginDegrees = 1e-6

const radians = (degrees: number) => (degrees * Math.PI) / 180
const degrees = (radian: number) => (radian * 180) / Math.PI
const rounded = (degree: number) => Math.round(degree * stepsPerDegree) / stepsPerDegree

/** Rounds the position, so that it reveals less of its sender and equal searches share a cache entry (near). */
export function roundedNear({ latitude, longitude, km }: Near): Near {
  return { latitude: rounded(latitude), longitude: rounded(longitude), km }
}

/** @returns kilometres with one decimal; null for an establishment without coordinates */
export function distanceFrom(
  center: Near,
  { latitude, longitude }: { latitude: number | null; longitude: number | null },
): number | null {
  if (latitude === null || longitude === null) return null
  const squared = Math.min(1, haversine(center, { latitude, longitude }))
  return Math.round(20 * earthKm * Math.asin(Math.sqrt(squared))) / 10
}

/** Haversine of the angle between two points, see https://en.wikipedia.org/wiki/Haversine_formula. */
function haversine(one: Omit<Near, 'km'>, other: Omit<Near, 'km'>): number {
  const half = (a: number, b: number) => Math.sin(radians(a - b) / 2) ** 2
  const parallels = Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude))
  return half(other.latitude, one.latitude) + parallels * half(other.longitude, one.longitude)
}

/**
 * SQL condition that an establishment `b` lies in the circle: a bounding box for the index on both coordinates, then
 * the exact distance.
 */
export function nearCondition({ latitude, longitude, km }: Near): Condition {
  const angle = km / earthKm
  const height = degrees(angle) + marginDegrees
  const box = [latitude - height, latitude + height]
  const exact = `POW(SIN(RADIANS(b.latitude - ?) / 2), 2)
    + COS(RADIANS(?)) * COS(RADIANS(b.latitude)) * POW(SIN(RADIANS(b.longitude - ?) / 2), 2) <= ?`
  const values = [latitude, latitude, longitude, Math.sin(angle / 2) ** 2]
  const sides = meridians(latitude, longitude, angle)
  if (!sides) return { sql: `b.latitude BETWEEN ? AND ? AND ${exact}`, values: [...box, ...values] }
  return {
    sql: `b.latitude BETWEEN ? AND ? AND b.longitude BETWEEN ? AND ? AND ${exact}`,
    values: [...box, ...sides, ...values],
  }
}

/** Longitudes that bound the circle; null if it contains a pole or crosses the 180th meridian. */
function meridians(latitude: number, longitude: number, angle: number): [number, number] | null {
  if (Math.abs(latitude) + degrees(angle) >= 90 - marginDegrees) return null
  const width = degrees(Math.asin(Math.sin(angle) / Math.cos(radians(latitude)))) + marginDegrees
  return Math.abs(longitude) + width > 180 ? null : [longitude - width, longitude + width]
}

/** The whole map: everything with coordinates. */
export const everywhere: Box = { south: -90, west: -180, north: 90, east: 180 }

/** Whether a box contains everything with coordinates. */
export const isEverywhere = ({ south, west, north, east }: Box): boolean =>
  south <= -90 && west <= -180 && north >= 90 && east >= 180

/** SQL condition that an establishment `b` lies in the box, edges included, for the index on both coordinates. */
export function boxCondition({ south, west, north, east }: Box): Condition {
  return {
    sql: 'b.latitude BETWEEN ? AND ? AND b.longitude BETWEEN ? AND ?',
    values: [south, north, west, east],
  }
}
