import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { contentTypes, type ImageStore, keyOf, parseKey } from './store.ts'

export interface S3Access {
  /** URL of the service, without the bucket. */
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

const timeoutsMs = { connectionTimeout: 3000, requestTimeout: 15_000 }

/**
 * A store in an existing bucket. Paths contain the bucket and checksums are sent only where required, since not every
 * S3-compatible server supports more.
 *
 * @param pageSize keys per list request, at most 1000
 */
export function s3Store(
  { endpoint, bucket: Bucket, region, ...credentials }: S3Access,
  pageSize = 1000,
): ImageStore {
  const client = new S3Client({
    endpoint,
    region,
    credentials,
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: timeoutsMs,
  })
  const has = (Key: string) =>
    client.send(new HeadObjectCommand({ Bucket, Key })).then(() => true, nullIfNotFound)
  return {
    async put(hash, format, Body) {
      const Key = keyOf(hash, format)
      if (await has(Key)) return
      await client.send(new PutObjectCommand({ Bucket, Key, Body, ContentType: contentTypes[format] }))
    },
    async read(hash, format) {
      const Key = keyOf(hash, format)
      const answer = await client.send(new GetObjectCommand({ Bucket, Key })).catch(nullIfNotFound)
      return answer?.Body ? Buffer.from(await answer.Body.transformToByteArray()) : null
    },
    has: async (hash, format) => (await has(keyOf(hash, format))) ?? false,
    async delete(hash, format) {
      await client.send(new DeleteObjectCommand({ Bucket, Key: keyOf(hash, format) }))
    },
    async *list() {
      let ContinuationToken: string | undefined
      do {
        const page = await client.send(
          new ListObjectsV2Command({ Bucket, ContinuationToken, MaxKeys: pageSize }),
        )
        for (const { Key = '', LastModified = new Date() } of page.Contents ?? []) {
          const file = parseKey(Key)
          if (file) yield { ...file, storedAt: LastModified }
        }
        ContinuationToken = page.NextContinuationToken
      } while (ContinuationToken)
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
