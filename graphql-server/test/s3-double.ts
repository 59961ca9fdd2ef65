import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll } from 'vitest'
import type { S3Access } from '../src/media/s3-store.ts'
import { isSigned } from './s3-signature.ts'

interface StoredObject {
  body: Buffer
  type: string | undefined
  at: Date
}

/** What a test has of the double. Set before its first test. */
export interface S3Double {
  access: S3Access
  /** By key. */
  objects: Map<string, StoredObject>
}

const bucket = 'imagens'
const secretAccessKey = 'a-secret-of-the-double'

/**
 * A double of an S3-compatible server with one bucket: the five requests that the store sends, in the path's form,
 * each refused without a valid signature; lists come in pages. Call it once, outside any test.
 */
export function useS3Double(): S3Double {
  const double: S3Double = { access: {} as S3Access, objects: new Map() }
  const server = createServer(async (request, response) => {
    const body = await buffer(request)
    if (!isSigned(request, body, secretAccessKey)) return fail(response, 403, 'SignatureDoesNotMatch')
    answer(double.objects, request, body, response)
  })
  beforeAll(async () => {
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const endpoint = `http://127.0.0.1:${port}`
    double.access = { endpoint, bucket, region: 'us-east-1', accessKeyId: 'double', secretAccessKey }
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  return double
}

function answer(
  objects: S3Double['objects'],
  { method, url = '/', headers }: IncomingMessage,
  body: Buffer,
  response: ServerResponse,
): void {
  const { pathname, searchParams } = new URL(url, 'http://store')
  const [, named, ...rest] = decodeURIComponent(pathname).split('/')
  const key = rest.join('/')
  const found = objects.get(key)
  if (named !== bucket) {
    fail(response, 404, 'NoSuchBucket')
  } else if (key === '') {
    list(objects, searchParams, response)
  } else if (method === 'PUT') {
    objects.set(key, { body, type: headers['content-type'], at: new Date() })
    response.end()
  } else if (method === 'DELETE') {
    objects.delete(key)
    response.writeHead(204).end()
  } else if (!found) {
    fail(response, 404, 'NoSuchKey', method === 'HEAD')
  } else {
    response.writeHead(200, { 'content-length': found.body.length, 'content-type': found.type ?? '' })
    response.end(method === 'HEAD' ? undefined : found.body)
  }
}

function list(objects: S3Double['objects'], asked: URLSearchParams, response: ServerResponse): void {
  const after = asked.get('continuation-token') ?? ''
  const maxKeys = Number(asked.get('max-keys') ?? 1000)
  const keys = [...objects.keys()].sort().filter((key) => key > after)
  const page = keys.slice(0, maxKeys)
  const contents = page.map(
    (key) =>
      `<Contents><Key>${key}</Key><LastModified>${objects.get(key)?.at.toISOString()}</LastModified></Contents>`,
  )
  const isCut = keys.length > maxKeys
  const next = isCut ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
  response.setHeader('content-type', 'application/xml')
  response.end(
    `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><IsTruncated>${isCut}</IsTruncated>${contents.join('')}${next}</ListBucketResult>`,
  )
}

function fail(response: ServerResponse, status: number, code: string, isHead = false): void {
  response.writeHead(status, { 'content-type': 'application/xml' })
  response.end(isHead ? undefined : `<?xml version="1.0"?><Error><Code>${code}</Code></Error>`)
}
