import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { RefusedRequestError } from '../../errors.ts'
import type { SentFile } from '../../media/uploads/upload.ts'
import { uploadLimits } from '../../media/uploads/upload.ts'
import { texts } from '../../messages/texts.ts'
import { formBody, type RequestBody } from './request-body.ts'

/** The decoder puts it in the place of invalid UTF-8. */
const replacement = '\uFFFD'

/** Ten times as many as any form has. */
const maxFields = 500

/** A form whose files wait on the disk: fields may follow them, and the mutation needs all together. */
export interface Form {
  body: RequestBody
  /** Removes the files. */
  dispose(): Promise<void>
}

/**
 * Reads a multipart form.
 *
 * @param body the bytes of the request, bounded; what they fail with is thrown
 * @param fileBytes maximum of one file: of a larger one, one byte more is kept, so that the intake refuses it
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
    return { body: formBody(pairs), dispose: () => files.remove() }
  } catch (error) {
    await files.remove()
    throw refusalOf(error)
  }
}

/** Runs the parser, which reads `request.raw`, on the bounded body instead. */
function partsOf(request: FastifyRequest, body: Readable, fileBytes: number) {
  const raw = Object.assign(body, { headers: request.headers })
  // The mutation limits the number of photos.
  const limits = { fileSize: fileBytes + 1, fieldSize: uploadLimits.fieldBytes, fields: maxFields }
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

  /** @returns name and file; nothing for a field in which no file was chosen */
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

/** Translates the parser's errors; those of the file system stay as they are. */
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
