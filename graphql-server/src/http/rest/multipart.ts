import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { RefusedRequestError } from '../../errors.ts'
import { type SentFile, uploadLimits } from '../../media/uploads/upload.ts'
import { texts } from '../../messages/texts.ts'
import { refuseReplaced } from '../utf8.ts'
import { formBody, type RequestBody } from './request-body.ts'

/** Ten times as many as any form has. */
const maxFields = 500

/**
 * Runs work on a multipart form, whose files are stored on disk meanwhile: the mutation needs the fields behind them.
 *
 * @param body of the request, limited
 * @param fileBytes maximum of one file; one byte more is stored, so that the intake refuses it
 * @throws RefusedRequestError 400, 408 or 413, and what `work` throws
 */
export async function withForm<T>(
  request: FastifyRequest,
  body: Readable,
  fileBytes: number,
  work: (body: RequestBody) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'guia-form-'))
  try {
    return await work(await readForm(request, body, fileBytes, folder))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function readForm(
  request: FastifyRequest,
  body: Readable,
  fileBytes: number,
  folder: string,
): Promise<RequestBody> {
  const pairs: [string, unknown][] = []
  try {
    // An error that came while the folder was made is not emitted again.
    if (body.errored) throw body.errored
    for await (const part of partsOf(request, body, fileBytes)) {
      if (part.type === 'file') {
        // A file field in which nothing was chosen has no file name.
        if (part.filename) pairs.push([part.fieldname, await store(part, join(folder, String(pairs.length)))])
        else part.file.resume()
      } else if (part.valueTruncated || part.fieldnameTruncated) {
        throw new RefusedRequestError(413, texts.tooLarge)
      } else {
        refuseReplaced(part.value)
        pairs.push([part.fieldname, part.value])
      }
    }
    return formBody(pairs)
  } catch (error) {
    throw refusalOf(error)
  }
}

/** Runs the parser, which reads `request.raw`, on the limited body instead. */
function partsOf(request: FastifyRequest, body: Readable, fileBytes: number) {
  const raw = Object.assign(body, { headers: request.headers })
  // The mutation limits the number of photos.
  const limits = { fileSize: fileBytes + 1, fieldSize: uploadLimits.fieldBytes, fields: maxFields }
  const limited: FastifyRequest = Object.create(request, { raw: { value: raw } })
  return limited.parts({ throwFileSizeLimit: false, limits } as object)
}

async function store({ file, filename }: MultipartFile, path: string): Promise<SentFile> {
  await pipeline(file, createWriteStream(path))
  return { filename, createReadStream: () => createReadStream(path) }
}

/** Translates the parser's errors; those of the file system stay as they are. */
function refusalOf(error: unknown): unknown {
  const { statusCode, syscall } = error as { statusCode?: number; syscall?: string }
  if (error instanceof RefusedRequestError || syscall) return error
  return statusCode === 413
    ? new RefusedRequestError(413, texts.tooLarge)
    : new RefusedRequestError(400, texts.uploads.malformed)
}
