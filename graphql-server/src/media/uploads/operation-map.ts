import { isRecord } from '../../../../schema/json.ts'
import { RefusedRequestError } from '../../errors.ts'
import { texts } from '../../messages/texts.ts'
import { uploadLimits } from './limits.ts'

/** The steps to where a file goes, from the operation itself. */
export type Place = readonly string[]

/** Names that lead out of an object's own values. */
const hostile = new Set(['__proto__', 'constructor', 'prototype'])

/**
 * The object in a part of the request.
 *
 * @param name of the part, for the message
 * @throws RefusedRequestError when it is no JSON or no object: a list would be several operations, which are refused
 */
export function parsePart(name: string, text: string): Record<string, unknown> {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw refused(texts.uploads.noJson(name))
  }
  if (!isRecord(value) || Array.isArray(value)) throw refused(texts.uploads.noObject(name))
  return value
}

/**
 * Puts something else where a file goes.
 *
 * @param operation that has the place
 * @param replace gets what is there
 */
export function replaceAt(operation: unknown, place: Place, replace: (there: unknown) => unknown): void {
  const key = place.at(-1) ?? ''
  const holder = place.slice(0, -1).reduce<unknown>(own, operation)
  if (isRecord(holder)) holder[key] = replace(holder[key])
}

/**
 * Finds the places that a map names.
 *
 * @param operation with null wherever a file goes
 * @param map a list with one path for the name of each file: `{ "0": ["variables.input.image"] }`
 * @throws RefusedRequestError that says which path leads nowhere
 */
export function placesOf(
  operation: Record<string, unknown>,
  map: Record<string, unknown>,
): Map<string, Place> {
  const names = Object.keys(map)
  if (names.length > uploadLimits.files) throw tooManyFiles()
  const taken = new Set<string>()
  const places = new Map<string, Place>()
  for (const name of names) {
    const paths = map[name]
    const path: unknown = Array.isArray(paths) && paths.length === 1 ? paths[0] : undefined
    if (typeof path !== 'string') throw refused(texts.uploads.onePath(shown(name)))
    if (taken.has(path)) throw refused(texts.uploads.pathTwice(shown(path)))
    taken.add(path)
    places.set(name, placeAt(operation, path))
  }
  return places
}

export function tooManyFiles(): RefusedRequestError {
  return new RefusedRequestError(413, texts.uploads.tooManyFiles(uploadLimits.files))
}

function placeAt(operation: Record<string, unknown>, path: string): Place {
  const steps = path.split('.')
  const isNull = steps[0] === 'variables' && steps.reduce<unknown>(own, operation) === null
  if (!isNull) throw refused(texts.uploads.noSuchPlace(shown(path)))
  return steps
}

function own(value: unknown, key: string): unknown {
  return isRecord(value) && Object.hasOwn(value, key) && !hostile.has(key) ? value[key] : undefined
}

function refused(message: string): RefusedRequestError {
  return new RefusedRequestError(400, message)
}

/** What clients send is repeated to them in part only. */
export function shown(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text
}
