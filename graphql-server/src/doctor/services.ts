import { createHash, randomBytes } from 'node:crypto'
import { dataFolder, requireWritable } from '../database/data-folder.ts'
import { type Env, isThisMachine } from '../env.ts'
import { pingRedis } from '../limits/redis-counters.ts'
import { verifySmtp } from '../mail/transports.ts'
import type { S3Access } from '../media/s3-store.ts'
import { doctor } from '../messages/doctor.ts'
import { type Check, compareClock } from './finding.ts'

const { names, advice, found } = doctor

/**
 * Checks of the services in the settings, except the database.
 *
 * @param deadlineMs per call to another machine
 */
export function serviceChecks(env: Env, environment: NodeJS.ProcessEnv, deadlineMs: number): Check[] {
  const { imageStore: access, REDIS_URL: redis } = env
  const bucketClock = { name: names.bucketClock, advice: advice.clock }
  return [
    { name: names.folder, advice: advice.folder, examine: async () => useFolder(env, environment) },
    {
      name: names.bucket,
      advice: advice.bucket,
      examine: async () => (access ? useBucket(access, deadlineMs) : found.noBucket),
    },
    ...(access ? [{ ...bucketClock, examine: () => readClock(access.endpoint, deadlineMs) }] : []),
    { name: names.mail, advice: advice.mail, examine: () => useMail(env, deadlineMs) },
    {
      name: names.redis,
      advice: advice.redis,
      examine: async () => (redis ? pingRedis(redis, deadlineMs).then(() => found.redis) : found.noRedis),
    },
    { name: names.proxy, advice: advice.proxy, examine: () => useOrigin(env, deadlineMs) },
  ]
}

function useFolder({ imageStore, SMTP_URL }: Env, environment: NodeJS.ProcessEnv): string {
  const folder = dataFolder(environment)
  requireWritable(folder, ['media-cache', ...(imageStore ? [] : ['images']), ...(SMTP_URL ? [] : ['outbox'])])
  return found.folder(folder)
}

/** Stores, reads and deletes random bytes that nothing refers to. */
async function useBucket(access: S3Access, callTimeoutMs: number): Promise<string> {
  const { s3Store } = await import('../media/s3-store.ts')
  const store = s3Store(access, { requestTimeoutMs: callTimeoutMs, callTimeoutMs })
  const bytes = randomBytes(64)
  const hash = createHash('sha256').update(bytes).digest('hex')
  await store.put(hash, 'webp', bytes)
  try {
    if (!(await store.read(hash, 'webp'))?.equals(bytes)) throw new Error(found.otherBytes)
  } finally {
    await store.delete(hash, 'webp')
  }
  return found.bucket(access.bucket)
}

/** HTTP dates are whole seconds. */
async function readClock(url: string, deadlineMs: number): Promise<string> {
  const before = Date.now()
  const { headers } = await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(deadlineMs) })
  return compareClock(Date.parse(headers.get('date') ?? ''), [before, Date.now()], 1000)
}

async function useMail({ SMTP_URL, ORIGIN }: Env, deadlineMs: number): Promise<string> {
  if (SMTP_URL) {
    const deadlines = { connection: deadlineMs, greeting: deadlineMs, answer: deadlineMs }
    if (!(await verifySmtp(SMTP_URL, deadlines))) throw new Error(found.noSignIn)
    return found.mail
  }
  if (isThisMachine(ORIGIN)) return found.noMail
  throw new Error(found.noMailInPublic)
}

async function useOrigin({ ORIGIN, TRUST_PROXY }: Env, deadlineMs: number): Promise<string> {
  if (isThisMachine(ORIGIN)) return found.local
  if (!TRUST_PROXY) throw new Error(found.noProxy(ORIGIN))
  const answer = await fetch(`${ORIGIN}/health/live`, { signal: AbortSignal.timeout(deadlineMs / 2) }).catch(
    () => null,
  )
  if (!answer) return found.silent(ORIGIN)
  const said = (await answer.json().catch(() => null)) as { live?: unknown } | null
  if (said?.live !== true) throw new Error(found.otherProduct(ORIGIN))
  return found.proxy(ORIGIN)
}
