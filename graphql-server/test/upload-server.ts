import './upload-probes.ts'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { sharp } from '../src/media/encoding.ts'
import { folderStore } from '../src/media/folder-store.ts'
import { createImages } from '../src/media/images.ts'
import { issueToken } from '../src/sessions/token.ts'
import { closeApps, testApp } from './app.ts'
import type { TestDatabase } from './database.ts'
import { boundary, head, type SentPart } from './multipart.ts'
import { freshServices } from './services.ts'

export const megabyte = 1024 * 1024

/** A small picture. */
export const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#0a7' } })
  .png()
  .toBuffer()

/** Set before the file's first test. */
export interface UploadServer {
  port: number
  /** Of a normal user who sends a form. */
  headers: Record<string, string>
  /** The names of all images that are stored. */
  stored(): Promise<string[]>
  /** Sends a body in one piece, with its true length. */
  send(body: Buffer): Promise<{ status: number; data: unknown; messages: string[] | undefined }>
}

/**
 * A server that takes images up to one megabyte and gives uploads eight seconds, others two. Call it once, outside any
 * test.
 */
export function useUploadServer(database: TestDatabase): UploadServer {
  const server = {} as UploadServer
  let folder: string
  closeApps()
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'guia-uploads-'))
    const store = folderStore(folder)
    const images = createImages({ prisma: database.prisma, store, maxBytes: megabyte })
    const env = { UPLOAD_TIMEOUT: '8', REQUEST_TIMEOUT: '2', IMAGE_MAX_BYTES: String(megabyte) }
    const { secret } = freshServices()
    const { app } = await testApp({ services: { ...database, images, secret }, env })
    await app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.server.address() as AddressInfo
    const data = { name: 'Maria', email: 'maria@guiadovale.test', phone: '12999990000', passwordHash: 'x' }
    const { id, tokenVersion: version } = await database.prisma.user.create({ data })
    const headers = {
      authorization: `Bearer ${issueToken(secret, { id, version }, false).token}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
    }
    Object.assign(server, {
      port,
      headers,
      stored: async () => {
        const hashes: string[] = []
        for await (const { hash } of store.list()) hashes.push(hash)
        return hashes
      },
      send: async (body: Buffer) => {
        const request = { method: 'POST', headers, body: new Uint8Array(body) }
        const answer = await fetch(`http://127.0.0.1:${port}/graphql`, request)
        const { data, errors } = (await answer.json()) as { data?: unknown; errors?: { message: string }[] }
        return { status: answer.status, data, messages: errors?.map(({ message }) => message) }
      },
    })
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))
  return server
}

/** Reads every file, all at the same time. */
export const sizes = 'mutation ($files: [Upload!]!) { probeSizes(files: $files) }'
/** Takes every file in as an image. */
export const images =
  'mutation ($files: [Upload!]!, $fail: Boolean) { probeImages(files: $files, fail: $fail) }'

export function file(name: string, content: string | Buffer = png): SentPart {
  return { name, content, filename: `${name}.png` }
}

/** The parts before so many files, which are called `0`, `1`, … */
export function headFor(count: number, query = sizes, variables: object = {}): SentPart[] {
  const names = Array.from({ length: count }, (_, i) => String(i))
  const paths = Object.fromEntries(names.map((name) => [name, `variables.files.${name}`]))
  return head(query, { files: names.map(() => null), ...variables }, paths)
}

export function files(count: number): SentPart[] {
  return Array.from({ length: count }, (_, i) => file(String(i)))
}
