import { isSameWord } from './names/same-word.ts'
import { placeWords, type Word, wordOf } from './names/words.ts'
import type { MatchRecord } from './record.ts'

/** Features of an address. */
export interface PlaceFeatures {
  city: string
  neighborhood: string
  street: Word[]
  number: number | null
  /** Unit in a building. */
  unit: string
  latitude: number | null
  longitude: number | null
}

const streetTypes = new Set(
  'rua r avenida av travessa tv alameda al rodovia rod praca estrada estr largo via viela'.split(' '),
)
/** House number after a street of at least two words; the "12" in "Rua 12" is its name. */
const numberAtEnd = /(?<=\S\s+\S.*)\s(\d{1,5})\s*$/
/** State after a city: "Taubaté - SP". */
const stateText = /[\s,/(-]+(?:sp|rj|mg)\)?\s*$/i
const unitText = /\b(?:sala|sl|loja|lj|apto?|apartamento|conj(?:unto)?|box|bloco|andar)\b\.?\s*(\w+)/i

export function placeFeatures(record: MatchRecord): PlaceFeatures {
  const written = `${record.street ?? ''} , ${record.number ?? ''}`
  const unit = unitText.exec(written)?.[1]?.toLowerCase() ?? ''
  const [name = '', ...rest] = (record.street ?? '').replace(unitText, ' ').split(/,|\bn[º°.](?=\s*\d)/i)
  const numberText = record.number?.trim()
    ? record.number
    : rest.join(' ') || (numberAtEnd.exec(name)?.[1] ?? '')
  const number = Number.parseInt(/\d{1,6}/.exec(numberText.replace(/(?<=\d)\.(?=\d{3})/g, ''))?.[0] ?? '', 10)
  return {
    city: placeText((record.city ?? '').replace(stateText, '')),
    neighborhood: placeText(record.neighborhood ?? '').replace(/^(?:area |bairro )?rural$/, countryside),
    street: placeWords(streetText(name)).filter(({ text }, index) => index > 0 || !streetTypes.has(text)),
    number: Number.isNaN(number) || number === 0 ? null : number,
    unit,
    latitude: record.latitude ?? null,
    longitude: record.longitude ?? null,
  }
}

/** Street without its number. Expands "R.", "Um" and the letter of "Rua A", which would count as initials and articles. */
const streetText = (name: string) =>
  name
    .replace(numberAtEnd, '')
    .replace(/^\s*r\b\.?/i, 'rua ')
    .replace(/\bum\s*$/i, '1')
    .replace(/\s([a-z])\s*$/i, ' letra$1')

const placeText = (text: string) =>
  placeWords(text)
    .map((word) => word.text)
    .join(' ')

/** Land outside the towns, where a neighborhood and a point are imprecise. */
const countryside = 'zona rural'

/** Relation of two places, from the nearest to the farthest; `OPEN` if too little is known. */
export type PlaceRelation =
  | 'SAME_ADDRESS'
  | 'NEAR_ADDRESS'
  | 'NEAR_POINT'
  | 'SAME_NEIGHBORHOOD'
  | 'CLOSE_POINT'
  | 'SAME_STREET'
  | 'OPEN'
  | 'OTHER_STREET'
  | 'OTHER_NEIGHBORHOOD'
  | 'OTHER_CITY'

/** Difference of house numbers a few doors apart. */
const fewDoors = 40
/** Distances in metres. */
const nearPoint = 120
const closePoint = 300
const farPoint = 1000

export function comparePlaces(one: PlaceFeatures, other: PlaceFeatures): PlaceRelation {
  const metres = metresBetween(one, other)
  const isNear = metres !== null && metres <= nearPoint
  if (isSameText(one.city, other.city) === false && !isNear) return 'OTHER_CITY'
  const isNeighborhood = isSameText(one.neighborhood, other.neighborhood)
  const isStreet = isSameStreet(one.street, other.street)
  const doors = one.number && other.number ? Math.abs(one.number - other.number) : null
  if (isStreet && (metres ?? 0) <= farPoint) {
    if (doors === 0)
      return one.unit && other.unit && one.unit !== other.unit ? 'NEAR_ADDRESS' : 'SAME_ADDRESS'
    if (doors === null ? isNeighborhood || isNear : doors <= fewDoors) return 'NEAR_ADDRESS'
  }
  // Two streets at one point meet at a corner.
  if (isNear) return isStreet === false ? 'OPEN' : 'NEAR_POINT'
  // A point may be that of the whole town, or of another part of the neighborhood.
  if (metres !== null && metres > farPoint)
    return isNeighborhood || (isNeighborhood === null && isStreet === null)
      ? 'OTHER_STREET'
      : 'OTHER_NEIGHBORHOOD'
  if (isNeighborhood === false) {
    if (isStreet && doors === null) return 'OPEN'
    if (metres !== null) return isStreet === false || metres > closePoint ? 'OTHER_NEIGHBORHOOD' : 'OPEN'
    return isStreet === null ? 'OTHER_STREET' : 'OTHER_NEIGHBORHOOD'
  }
  const isRural = metres !== null && (one.neighborhood === countryside || other.neighborhood === countryside)
  const isFar = metres !== null && metres > (isRural ? farPoint : closePoint)
  if (metres !== null && !isFar && !isRural && isStreet === null && !isNeighborhood) return 'CLOSE_POINT'
  if (isStreet && doors === null) return isFar ? 'OPEN' : 'SAME_STREET'
  if (isStreet !== null) return 'OTHER_STREET'
  return (isNeighborhood || isRural) && !isFar ? 'SAME_NEIGHBORHOOD' : 'OPEN'
}

/** @returns null if a point is unknown */
export function metresBetween(one: PlaceFeatures, other: PlaceFeatures): number | null {
  if (one.latitude === null || one.longitude === null || other.latitude === null || other.longitude === null)
    return null
  const metresOfDegree = 111_195
  const north = (one.latitude - other.latitude) * metresOfDegree
  const east = (one.longitude - other.longitude) * metresOfDegree * Math.cos((one.latitude * Math.PI) / 180)
  return Math.hypot(north, east)
}

/** @returns null if one is unknown */
function isSameText(one: string, other: string): boolean | null {
  if (!one || !other) return null
  return one === other || isSameWord(wordOf(one.replaceAll(' ', '')), wordOf(other.replaceAll(' ', '')))
}

/** Whether it is a numbered road such as "BR-116", which may also be written by its name. */
const isNumberedRoad = ([state, number]: readonly Word[]) =>
  /^(?:br|sp|rj|mg)$/.test(state?.text ?? '') && number?.hasDigit === true

/** Whether it is a street such as "Rua A", which may have been given a name since. */
const isLettered = ([only]: readonly Word[]) => /^letra.$/.test(only?.text ?? '')

/** Whether all words of the shorter street are in the longer one: "Souza Alves" and "Dr. Souza Alves". Null if uncertain. */
function isSameStreet(one: readonly Word[], other: readonly Word[]): boolean | null {
  if (one.length === 0 || other.length === 0) return null
  if (isNumberedRoad(one) !== isNumberedRoad(other) || isLettered(one) !== isLettered(other)) return null
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  const missing = short.filter((word) => !long.some((each) => isSameWord(word, each)))
  if (missing.length > 0) return false
  // A single word, such as "Baronesa", may be short for any street with it.
  return short.length > 1 || long.length <= 2 ? true : null
}
