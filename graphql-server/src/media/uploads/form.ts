import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { finished, pipeline } from 'node:stream/promises'
import { Busboy, type BusboyHeaders } from '@fastify/busboy'
import { RefusedRequestError } from '../../errors.ts'
import { texts } from '../../messages/texts.ts'
import { checkFormText, type MultipartBody, multipartRefusal } from './multipart-body.ts'
import { type SentFile, uploadLimits } from './upload.ts'

/** Names with their texts, JSON values or files, in order. */
type FormPairs = [name: string, value: unknown][]

/** Ten times as many as any form has. */
const maxFields = 500
const maxParts = 1000

/**
 * Runs work on a multipart form. Its files are first stored on disk, since the mutation needs the fields that follow
 * them.
 *
 * @param fileBytes maximum of one file; one more byte is stored, so that the intake refuses it
 * @throws RefusedRequestError 400, 408 or 413, and errors of `work`
 */
export async function withForm<T>(
  body: MultipartBody,
  fileBytes: number,
  work: (pairs: FormPairs) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'guia-form-'))
  try {
    return await work(await readForm(body, fileBytes, folder))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function readForm(body: MultipartBody, fileBytes: number, folder: string): Promise<FormPairs> {
  const pairs: FormPairs = []
  const files: Promise<void>[] = []
  const stopped = new AbortController()
  try {
    if (body.errored) throw body.errored
    const limits = {
      fileSize: fileBytes + 1,
      fieldSize: uploadLimits.fieldBytes,
      fields: maxFields,
      parts: maxParts,
    }
    const parser = new Busboy({ headers: body.headers as BusboyHeaders, limits })
    const refuse = (error: unknown) => void parser.destroy(multipartRefusal(error) as Error)
    const refuseTooMany = () => refuse(new RefusedRequestError(413, texts.tooLarge))
    parser.on('partsLimit', refuseTooMany).on('fieldsLimit', refuseTooMany)
    parser.on('field', (name, text, isNameTruncated, isTruncated, _encoding, type) => {
      try {
        if (!isName(name)) throw malformed()
        checkFormText(text, isTruncated || isNameTruncated)
        pairs.push([name, type.startsWith('application/json') ? JSON.parse(text) : text])
      } catch (error) {
        refuse(error)
      }
    })
    parser.on('file', (name, file, filename) => {
      if (!isName(name)) refuse(malformed())
      const path = join(folder, String(pairs.length))
      // An empty file input is sent without a file name.
      const stored = filename
        ? pipeline(file, createWriteStream(path), { signal: stopped.signal })
        : finished(file.resume())
      stored.catch(refuse)
      files.push(stored)
      const sent: SentFile = { filename, createReadStream: () => createReadStream(path) }
      if (filename) pairs.push([name, sent])
    })
    await pipeline(body, parser).catch((error: unknown) => {
      if (error instanceof RefusedRequestError || !body.isEmpty) throw error
    })
    await Promise.all(files)
    return pairs
  } catch (error) {
    stopped.abort()
    await Promise.allSettled(files)
    throw multipartRefusal(error)
  }
}

/** Refuses names of Object.prototype members, and parts without a name. */
const isName = (name: string | undefined) => name !== undefined && !(name in Object.prototype)

const malformed = () => new RefusedRequestError(400, texts.uploads.malformed)
