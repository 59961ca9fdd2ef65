import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { RefusedRequestError } from '../../errors.ts'
import { uploadLimits } from '../../limits.ts'
import type { SentFile } from '../../media/uploads/file.ts'
import { texts } from '../../messages/texts.ts'
import { type Values, valuesOfPairs } from './values.ts'

/** What invalid UTF-8 becomes. */
const replacement = '\uFFFD'

/** Ten times what any form has. */
const mostFields = 500

/** A form without its files: those wait on the disk, since fields may follow them and the mutation wants all at once. */
export interface Form {
  values: Values
  /** Removes the files; they are of no use afterwards. */
  dispose(): Promise<void>
}

/**
 * Reads a multipart form.
 *
 * @param request that brings it
 * @param body its bytes, bounded; whatever they fail with is thrown
 * @param fileBytes of one file at most: of a larger one just so much is kept that whoever takes it in refuses it
 * @throws RefusedRequestError 400, 408 or 413; then no file is left
 */
export async function readForm(request: FastifyRequest, body: Readable, fileBytes: number): Promise<Form> {
  const files = new WaitingFiles()
  try {
    const pairs: [string, unknown][] = []
    for await (const part of partsOf(request, body, fileBytes)) {
      if (part.type === 'file') pairs.push(...(await files.keep(part)))
      else if (part.valueTruncated || part.fieldnameTruncated) throw tooLarge()
      else pairs.push([part.fieldname, checkedText(part.value)])
    }
    return { values: valuesOfPairs(pairs), dispose: () => files.remove() }
  } catch (error) {
    await files.remove()
    throw refusalOf(error)
  }
}

/** The parser reads what it believes to be the request itself: here that is the bounded body. */
function partsOf(request: FastifyRequest, body: Readable, fileBytes: number) {
  const raw = Object.assign(body, { headers: request.headers })
  // How many photos are too many is for the mutation to say.
  const limits = { fileSize: fileBytes + 1, fieldSize: uploadLimits.fieldBytes, fields: mostFields }
  return (Object.create(request, { raw: { value: raw } }) as FastifyRequest).parts({
    throwFileSizeLimit: false,
    limits,
  } as object)
}

function checkedText(value: unknown): unknown {
  if (typeof value === 'string' && value.includes(replacement)) throw malformed()
  return value
}

/** The files of one request, in a folder of their own. */
class WaitingFiles {
  #folder: string | undefined
  #count = 0

  /** @returns its name and what a mutation takes; nothing for the part of a field in which no file was chosen */
  async keep(part: MultipartFile): Promise<[string, SentFile][]> {
    if (!part.filename) {
      part.file.resume()
      return []
    }
    this.#folder ??= await mkdtemp(join(tmpdir(), 'guia-form-'))
    const path = join(this.#folder, String(this.#count++))
    await pipeline(part.file, createWriteStream(path))
    return [[part.fieldname, { filename: part.filename, createReadStream: () => createReadStream(path) }]]
  }

  async remove(): Promise<void> {
    if (this.#folder) await rm(this.#folder, { recursive: true, force: true })
  }
}

/** What the parser's own errors mean to a client; those of this machine are none of its business. */
function refusalOf(error: unknown): unknown {
  const { statusCode, syscall } = error as { statusCode?: number; syscall?: string }
  if (error instanceof RefusedRequestError || syscall) return error
  return statusCode === 413 ? tooLarge() : malformed()
}

function tooLarge(): RefusedRequestError {
  return new RefusedRequestError(413, texts.tooLarge)
}

function malformed(): RefusedRequestError {
  return new RefusedRequestError(400, texts.uploads.malformed)
}
