import { addAbortSignal, type Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { contentTypes, type ImageStore, parseKey, storeKey } from './store.ts'

export interface S3Access {
  /** Service URL, without the bucket. */
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/** Key prefix of erasure records. */
const erasures = 'erasures/'

interface S3Limits {
  /** Keys per list request, at most 1000. */
  pageSize?: number
  /** Per attempt; the client makes three. */
  requestTimeoutMs?: number
  /** Per call, including all attempts and the response body. */
  callTimeoutMs?: number
}

const connectionTimeout = 3000

/**
 * A store in an existing bucket. Path-style addressing, and checksums only where required, since not every
 * S3-compatible server supports more. Every call has a timeout.
 */
export function s3Store(
  { endpoint, bucket: Bucket, region, ...credentials }: S3Access,
  { pageSize = 1000, requestTimeoutMs = 15_000, callTimeoutMs = 30_000 }: S3Limits = {},
): ImageStore {
  const client = new S3Client({
    endpoint,
    region,
    credentials,
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // By default the request timeout only warns.
    requestHandler: { connectionTimeout, requestTimeout: requestTimeoutMs, throwOnRequestTimeout: true },
  })
  const deadline = () => ({ abortSignal: AbortSignal.timeout(callTimeoutMs) })
  const has = (Key: string) =>
    client.send(new HeadObjectCommand({ Bucket, Key }), deadline()).then(() => true, nullIfNotFound)
  return {
    async put(hash, format, Body) {
      const Key = storeKey(hash, format)
      if (await has(Key)) return
      await client.send(
        new PutObjectCommand({ Bucket, Key, Body, ContentType: contentTypes[format] }),
        deadline(),
      )
    },
    async read(hash, format) {
      const Key = storeKey(hash, format)
      const limit = deadline()
      const answer = await client.send(new GetObjectCommand({ Bucket, Key }), limit).catch(nullIfNotFound)
      if (!answer?.Body) return null
      // The client's timeouts end with the headers.
      return buffer(addAbortSignal(limit.abortSignal, answer.Body as Readable))
    },
    has: async (hash, format) => (await has(storeKey(hash, format))) ?? false,
    async delete(hash, format) {
      await client.send(new DeleteObjectCommand({ Bucket, Key: storeKey(hash, format) }), deadline())
    },
    async *list() {
      let ContinuationToken: string | undefined
      do {
        const page = await client.send(
          new ListObjectsV2Command({ Bucket, ContinuationToken, MaxKeys: pageSize }),
          deadline(),
        )
        for (const { Key = '', LastModified = new Date() } of page.Contents ?? []) {
          const file = parseKey(Key)
          if (file) yield { ...file, storedAt: LastModified }
        }
        ContinuationToken = page.NextContinuationToken
      } while (ContinuationToken)
    },
    async putErasure(name, Body) {
      const Key = `${erasures}${name}`
      await client.send(
        new PutObjectCommand({ Bucket, Key, Body, ContentType: 'application/json' }),
        deadline(),
      )
    },
    async deleteErasure(name) {
      await client.send(new DeleteObjectCommand({ Bucket, Key: `${erasures}${name}` }), deadline())
    },
    async readErasures() {
      const files: Buffer[] = []
      let ContinuationToken: string | undefined
      do {
        const command = { Bucket, Prefix: erasures, ContinuationToken, MaxKeys: pageSize }
        const page = await client.send(new ListObjectsV2Command(command), deadline())
        for (const { Key } of page.Contents ?? []) {
          // Servers that ignore the prefix list all objects.
          if (!Key?.startsWith(erasures)) continue
          const limit = deadline()
          const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }), limit)
          files.push(await buffer(addAbortSignal(limit.abortSignal, Body as Readable)))
        }
        ContinuationToken = page.NextContinuationToken
      } while (ContinuationToken)
      return files
    },
    // S3 writes objects atomically.
    removeTemporary: async () => 0,
  }
}

function nullIfNotFound(error: unknown): null {
  const status = error instanceof S3ServiceException && error.$metadata.httpStatusCode
  if (status === 404 && (error as S3ServiceException).name !== 'NoSuchBucket') return null
  throw error
}
