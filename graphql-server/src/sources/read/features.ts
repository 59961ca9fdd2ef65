import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import chain from 'stream-chain'
import jsonlParser from 'stream-chain/jsonl/parser.js'
import { pick } from 'stream-json/filters/pick.js'
import { parser } from 'stream-json/parser.js'
import { streamArray } from 'stream-json/streamers/stream-array.js'
import { BadUserInputError } from '../../errors.ts'
import { texts } from '../../messages/texts.ts'

/** A feature of GeoJSON, unchecked. */
export interface Feature {
  id?: unknown
  geometry?: unknown
  properties?: unknown
}

/** A single document, or one feature per line. */
export type GeoJsonForm = 'collection' | 'lines'

/** Maximum size of a feature in bytes, to bound the memory. */
const maxFeatureBytes = 16 * 1024 * 1024

/** Number of bytes read to detect the form. */
const headBytes = 64 * 1024

/**
 * Detects GeoJSON and GeoJSON lines by the start of the file.
 *
 * @throws BadUserInputError for anything else
 */
export async function readForm(path: string): Promise<GeoJsonForm> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0)
    // Lines may begin with the record separator of RFC 8142.
    const head = buffer.subarray(0, bytesRead).toString('utf8').replaceAll('\u001e', ' ').trimStart()
    const [firstLine = ''] = head.split(/\r?\n/)
    if (!head.startsWith('{')) throw refusal(texts.sources.noGeoJson)
    if (isFeature(firstLine) || /^\{\s*"type"\s*:\s*"Feature"/.test(firstLine)) return 'lines'
    return 'collection'
  } finally {
    await file.close()
  }
}

function isFeature(line: string): boolean {
  try {
    return (JSON.parse(line) as { type?: unknown } | null)?.type === 'Feature'
  } catch {
    return false
  }
}

const refusal = (message: string) => new BadUserInputError({ file: message })

/**
 * Reads the features of a file one by one, in bounded memory.
 *
 * @throws BadUserInputError with the number of the feature if it is not GeoJSON; the signal's reason
 */
export async function* readFeatures(
  path: string,
  form: GeoJsonForm,
  signal?: AbortSignal,
): AsyncGenerator<Feature> {
  let read = 0
  let readBefore = 0
  let count = 0
  const bounded = (chunk: Buffer) => {
    if (read - readBefore > maxFeatureBytes) throw refusal(texts.sources.largeFeature(count + 1))
    read += chunk.length
    return form === 'lines' ? withoutSeparators(chunk) : chunk
  }
  const stream = chain([createReadStream(path), bounded, ...stepsOf(form)])
  try {
    for await (const { value } of stream as AsyncIterable<{ value: unknown }>) {
      signal?.throwIfAborted()
      readBefore = read
      if (value instanceof Error) throw refusal(texts.sources.brokenFile(count + 1))
      count += 1
      yield isObject(value) ? value : {}
    }
  } catch (error) {
    if (error instanceof BadUserInputError || signal?.aborted || isSystemError(error)) throw error
    throw refusal(texts.sources.brokenFile(count + 1))
  } finally {
    stream.destroy()
  }
}

const stepsOf = (form: GeoJsonForm) =>
  form === 'lines'
    ? [jsonlParser({ errorIndicator: (error: Error) => error })]
    : [parser({ streamValues: false }), pick({ filter: 'features', once: true }), streamArray()]

/** Replaces record separators by blanks. */
function withoutSeparators(chunk: Buffer): Buffer {
  if (!chunk.includes(0x1e)) return chunk
  return Buffer.from(chunk.map((byte) => (byte === 0x1e ? 0x20 : byte)))
}

const isSystemError = (error: unknown) => typeof (error as { code?: unknown } | null)?.code === 'string'

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
