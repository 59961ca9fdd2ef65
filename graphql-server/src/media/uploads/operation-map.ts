import { isRecord } from '../../../../schema/json.ts'
import { RefusedRequestError } from '../../errors.ts'
import { texts } from '../../messages/texts.ts'
import { uploadLimits } from './upload.ts'

const hostileKeys = new Set(['__proto__', 'constructor', 'prototype'])

/**
 * Parses the part `operations` or `map`.
 *
 * @throws RefusedRequestError when it is not a JSON object; a list would be a batch, which is not supported
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

/** Property names from the operation to a file's place. */
export type Path = readonly string[]

/**
 * Parses the paths of a map.
 *
 * @param operation with null in the place of each file
 * @param map file names, each with a list of one path: `{ "0": ["variables.input.image"] }`
 * @throws RefusedRequestError for a path that does not lead to null
 */
export function findPaths(
  operation: Record<string, unknown>,
  map: Record<string, unknown>,
): Map<string, Path> {
  const names = Object.keys(map)
  if (names.length > uploadLimits.maxFiles) throw tooManyFiles()
  const used = new Set<string>()
  const found = new Map<string, Path>()
  for (const name of names) {
    const paths = map[name]
    const path: unknown = Array.isArray(paths) && paths.length === 1 ? paths[0] : undefined
    if (typeof path !== 'string') throw refused(texts.uploads.onePath(truncated(name)))
    if (used.has(path)) throw refused(texts.uploads.pathTwice(truncated(path)))
    used.add(path)
    const steps = path.split('.')
    if (steps[0] !== 'variables' || steps.reduce<unknown>(ownValue, operation) !== null) {
      throw refused(texts.uploads.noSuchPlace(truncated(path)))
    }
    found.set(name, steps)
  }
  return found
}

/** Replaces the value at a path validated by `findPaths`. */
export function replaceAt(operation: unknown, path: Path, replace: (value: unknown) => unknown): void {
  const key = path.at(-1) ?? ''
  const holder = path.slice(0, -1).reduce<unknown>(ownValue, operation)
  if (isRecord(holder)) holder[key] = replace(holder[key])
}

export function tooManyFiles(): RefusedRequestError {
  return new RefusedRequestError(413, texts.uploads.tooManyFiles(uploadLimits.maxFiles))
}

function ownValue(value: unknown, key: string): unknown {
  return isRecord(value) && Object.hasOwn(value, key) && !hostileKeys.has(key) ? value[key] : undefined
}

export function refused(message: string): RefusedRequestError {
  return new RefusedRequestError(400, message)
}

/** Shortens client input for messages. */
export function truncated(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text
}
