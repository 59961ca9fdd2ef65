import { isRecord } from '../../../../schema/json.ts'
import { RefusedRequestError } from '../../errors.ts'
import { texts } from '../../messages/texts.ts'
import { type SentFile, uploadLimits } from './upload.ts'

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

/**
 * Puts a pending Upload wherever the map says that a file goes.
 *
 * @param operation with null in those places
 * @param map a list of one path by the name of each file: `{ "0": ["variables.input.image"] }`
 * @returns the uploads by the names of their files
 * @throws RefusedRequestError for a path that is not one to null
 */
export function placeUploads(
  operation: Record<string, unknown>,
  map: Record<string, unknown>,
): Map<string, PromiseWithResolvers<SentFile>> {
  const names = Object.keys(map)
  if (names.length > uploadLimits.maxFiles) throw tooManyFiles()
  const used = new Set<string>()
  const uploads = new Map<string, PromiseWithResolvers<SentFile>>()
  for (const name of names) {
    const paths = map[name]
    const path: unknown = Array.isArray(paths) && paths.length === 1 ? paths[0] : undefined
    if (typeof path !== 'string') throw refused(texts.uploads.onePath(truncated(name)))
    if (used.has(path)) throw refused(texts.uploads.pathTwice(truncated(path)))
    used.add(path)
    const upload = Promise.withResolvers<SentFile>()
    // It may fail without anybody awaiting it.
    upload.promise.catch(() => {})
    replaceNull(operation, path, upload.promise)
    uploads.set(name, upload)
  }
  return uploads
}

export function tooManyFiles(): RefusedRequestError {
  return new RefusedRequestError(413, texts.uploads.tooManyFiles(uploadLimits.maxFiles))
}

function replaceNull(operation: Record<string, unknown>, path: string, value: unknown): void {
  const steps = path.split('.')
  const key = steps.at(-1) ?? ''
  const holder = steps.slice(0, -1).reduce<unknown>(ownValue, operation)
  if (steps[0] !== 'variables' || !isRecord(holder) || ownValue(holder, key) !== null) {
    throw refused(texts.uploads.noSuchPlace(truncated(path)))
  }
  holder[key] = value
}

function ownValue(value: unknown, key: string): unknown {
  return isRecord(value) && Object.hasOwn(value, key) && !hostileKeys.has(key) ? value[key] : undefined
}

export function refused(message: string): RefusedRequestError {
  return new RefusedRequestError(400, message)
}

/** Messages repeat only the beginning of what clients send. */
export function truncated(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text
}
