import { parseUrl } from './links/url.ts'
import { keyText } from './text.ts'

/** In decimal degrees. */
export interface Point {
  latitude: number
  longitude: number
}

/** Allows an exponent, as in the string form of numbers near zero. */
const decimal = /^[+-]?\d+(?:[.,]\d*)?(?:e-\d+)?$/i
const sexagesimal = /^(\d+)\s*°\s*(?:(\d+)\s*['′’]\s*)?(?:(\d+(?:[.,]\d+)?)\s*(?:"|''|″|′′|”)\s*)?$/

/**
 * Parses degrees as people write them: "-23,0264", "23.0264° S", "23°01'35.0"S".
 *
 * @returns null for an empty text, NaN if it is not a number
 */
export function readDegrees(text: string): number | null {
  const key = coordinateKey(text)
  if (key === '') return null
  const [, before, middle = '', behind] = /^([NSLEWO])?\s*(.*?)\s*([NSLEWO])?$/i.exec(key) ?? []
  const number = readUnsigned(middle)
  const direction = before ?? behind
  if (!direction) return number
  if (before && behind) return Number.NaN
  // West is W or O (oeste), east E or L (leste).
  return number < 0 ? Number.NaN : /[SWO]/i.test(direction) ? -number : number
}

/**
 * Brazilian keyboards type the ordinal "º" for "°"; normalization would turn it into "o", which reads as
 * west.
 */
const coordinateKey = (text: string) => keyText(text.replace(/[º˚]/g, '°'))

function readUnsigned(text: string): number {
  const plain = text.replace(/\s*°$/, '')
  if (decimal.test(plain)) return Number(plain.replace(',', '.'))
  const [, sign, angle = ''] = /^([+-]?)\s*(.*)$/.exec(text) ?? []
  const [whole, degrees, minutes = '0', seconds = '0'] = sexagesimal.exec(angle) ?? []
  if (whole === undefined || Number(minutes) >= 60) return Number.NaN
  const rest = Number(seconds.replace(',', '.'))
  if (rest >= 60) return Number.NaN
  const value = Number(degrees) + Number(minutes) / 60 + rest / 3600
  return sign === '-' ? -value : value
}

/**
 * Parses a pair of coordinates as people copy it from maps: "-23.0264, -45.5553", "-23,0264; -45,5553", in
 * brackets, a `geo:` URI, a map's URL, or degrees, minutes and seconds.
 *
 * @returns null for anything else
 */
export function readPoint(text: string): Point | null {
  const key = coordinateKey(text)
  if (key.length > 2000) return null
  const pair = pairInAddress(key) ?? pairIn(key.replace(/^[([{]\s*(.*?)\s*[)\]}]$/, '$1'))
  if (!pair) return null
  const [latitude, longitude] = pair.map(readDegrees)
  return toPoint(latitude ?? null, longitude ?? null)
}

/** @returns null unless both are valid degrees */
export function toPoint(latitude: number | null, longitude: number | null): Point | null {
  if (latitude === null || longitude === null) return null
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null
}

type Pair = [latitude: string, longitude: string]

const number = '[+-]?\\d{1,3}(?:\\.\\d+)?'
const plainPair = new RegExp(`^(?:loc:)?(${number}),\\s*(${number})(?:[,;?(\\s].*)?$`)
/**
 * Coordinates in the path of a Google Maps URL: the place first, since the others may be the centre of the
 * viewport.
 */
const inPath = [
  new RegExp(`!3d(${number})!4d(${number})`),
  new RegExp(`@(${number}),(${number})`),
  new RegExp(`/(${number}),\\+?(${number})(?:[/?]|$)`),
]

function pairInAddress(text: string): Pair | null {
  const geo = /^geo:(.*)$/i.exec(text)?.[1]
  if (geo) {
    // Phones share `geo:0,0?q=` followed by the place.
    const query = new URLSearchParams(geo.split('?')[1]).get('q') ?? ''
    return matched(plainPair, query) ?? matched(plainPair, geo)
  }
  if (text.startsWith('@')) return matched(plainPair, text.slice(1))
  const url = /^https?:\/\//i.test(text) ? parseUrl(text) : null
  if (!url) return null
  for (const name of ['q', 'query', 'll', 'destination', 'daddr', 'mlat']) {
    const value = url.searchParams.get(name) ?? ''
    const long = name === 'mlat' ? url.searchParams.get('mlon') : null
    const pair = matched(plainPair, long ? `${value},${long}` : value)
    if (pair) return pair
  }
  const path = url.pathname
  return inPath.reduce<Pair | null>((found, pattern) => found ?? matched(pattern, path), null)
}

function matched(pattern: RegExp, text: string): Pair | null {
  const [, latitude, longitude] = pattern.exec(text.trim()) ?? []
  return latitude === undefined || longitude === undefined ? null : [latitude, longitude]
}

const latitudeFirst = /^([^NSLEWO]*\d[^NSLEWO]*[NS]|[NS][^NSLEWO]*\d[^NSLEWO]*)[\s,;]*([^NS]*\d[^NS]*)$/i

/** Parses two numbers, where a comma separates either the decimals or the numbers. */
function pairIn(text: string): Pair | null {
  const plain = text.replace(/\b(?:lat(?:itude)?|long(?:itude)?|lng)\b\s*[:=]?/gi, ' ').trim()
  const directed = matched(latitudeFirst, plain)
  if (directed && /[NS]/i.test(directed[0]) && /[LEWO]/i.test(directed[1])) return directed
  return (
    matched(/^([+-]?\d+(?:\.\d+)?)\s*,\s*([+-]?\d+(?:\.\d+)?)$/, decimalsByPoint(plain)) ??
    matched(/^([+-]?\d+,\d+)\s*[,;/\s]\s*([+-]?\d+,\d+)$/, plain) ??
    matched(/^([+-]?\d+(?:[.,]\d+)?)(?:\s*;\s*|\s+|,\s+)([+-]?\d+(?:[.,]\d+)?)$/, plain) ??
    matched(/^([+-]?\d[^+-]*°[^+-]*?)[\s,;]+([+-]\d.*°.*)$/, plain)
  )
}

/** Empty if a comma may separate decimals: "-23,45" is one number. */
const decimalsByPoint = (text: string) => (/\.\d|,\s*[+-]/.test(text) ? text : '')

/** Bounding box of Brazil with its islands, in degrees. */
const brazil = { south: -33.8, north: 5.3, west: -74, east: -28.6 } as const

const isInBrazil = (latitude: number, longitude: number) =>
  latitude >= brazil.south && latitude <= brazil.north && longitude >= brazil.west && longitude <= brazil.east

/**
 * Why a point cannot be in the guide (coordinates).
 *
 * @returns null for a point in Brazil
 */
export function misplacement({ latitude, longitude }: Point): 'zero' | 'swapped' | 'outside' | null {
  if (isInBrazil(latitude, longitude)) return null
  if (latitude === 0 && longitude === 0) return 'zero'
  return isInBrazil(longitude, latitude) ? 'swapped' : 'outside'
}
