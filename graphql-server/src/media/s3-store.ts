import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { contentTypes, fileAt, type ImageStore, placeOf } from './store.ts'

/** Where an S3-compatible store is and how to enter it. */
export interface S3Access {
  /** Address of the service, without the bucket. */
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/** Milliseconds until a store that does not answer is given up. */
const patience = { connectionTimeout: 3000, requestTimeout: 15_000 }

/**
 * A store in a bucket that is there already. Addresses carry the bucket in their path and checksums are sent only
 * where S3 demands them: that is what other makers' servers understand.
 *
 * @param access where it is
 * @param pageSize keys that one request lists, at most 1000
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
    requestHandler: patience,
  })
  const has = (Key: string) =>
    client.send(new HeadObjectCommand({ Bucket, Key })).then(() => true, nullWhenAbsent)
  return {
    async put(hash, format, Body) {
      const Key = placeOf(hash, format)
      if (await has(Key)) return
      await client.send(new PutObjectCommand({ Bucket, Key, Body, ContentType: contentTypes[format] }))
    },
    async read(hash, format) {
      const Key = placeOf(hash, format)
      const answer = await client.send(new GetObjectCommand({ Bucket, Key })).catch(nullWhenAbsent)
      return answer?.Body ? Buffer.from(await answer.Body.transformToByteArray()) : null
    },
    has: async (hash, format) => (await has(placeOf(hash, format))) ?? false,
    async delete(hash, format) {
      await client.send(new DeleteObjectCommand({ Bucket, Key: placeOf(hash, format) }))
    },
    async *list() {
      let ContinuationToken: string | undefined
      do {
        const page = await client.send(
          new ListObjectsV2Command({ Bucket, ContinuationToken, MaxKeys: pageSize }),
        )
        for (const { Key = '', LastModified = new Date() } of page.Contents ?? []) {
          const file = fileAt(Key)
          if (file) yield { ...file, storedAt: LastModified }
        }
        ContinuationToken = page.NextContinuationToken
      } while (ContinuationToken)
    },
    // A put is whole or nothing there.
    removeLeftovers: async () => 0,
  }
}

function nullWhenAbsent(error: unknown): null {
  const status = error instanceof S3ServiceException && error.$metadata.httpStatusCode
  if (status === 404 && (error as S3ServiceException).name !== 'NoSuchBucket') return null
  throw error
}
