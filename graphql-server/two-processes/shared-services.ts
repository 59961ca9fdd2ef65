import { afterAll, beforeAll } from 'vitest'
import { type RedisServer, startRedis } from '../test/redis-server.ts'
import { type S3Double, useS3Double } from '../test/s3-double.ts'

/** What several processes share besides their database. */
export interface SharedServices {
  /** For every process. */
  variables(): NodeJS.ProcessEnv
  /** What is in the double of an image store; of a real server it is not known. */
  objects: S3Double['objects'] | null
}

const {
  TEST_S3_ENDPOINT: endpoint,
  TEST_S3_BUCKET: bucket = 'imagens',
  TEST_S3_ACCESS_KEY_ID: accessKeyId = '',
  TEST_S3_SECRET_ACCESS_KEY: secretAccessKey = '',
} = process.env

/**
 * Gives a test file a Redis for limits and a bucket for images: one on the S3-compatible server that TEST_S3_ENDPOINT
 * names, else on a double that checks signatures. Call it once, outside any test, before what uses it.
 */
export function useSharedServices(): SharedServices {
  const double = useS3Double()
  let redis: RedisServer
  beforeAll(async () => {
    redis = await startRedis()
  })
  afterAll(() => redis?.stop())
  return {
    objects: endpoint ? null : double.objects,
    variables() {
      const store = endpoint ? { endpoint, bucket, accessKeyId, secretAccessKey } : double.access
      return {
        REDIS_URL: redis.url,
        S3_ENDPOINT: store.endpoint,
        S3_BUCKET: store.bucket,
        S3_ACCESS_KEY_ID: store.accessKeyId,
        S3_SECRET_ACCESS_KEY: store.secretAccessKey,
      }
    },
  }
}
