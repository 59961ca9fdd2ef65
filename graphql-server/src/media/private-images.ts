import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from 'mariadb'
import { faultLevel } from '../errors.ts'
import type { Log } from '../log.ts'
import { privateHashes } from './private-hashes.ts'

/**
 * Milliseconds for which a process trusts its last read: public images cost a few statements per second, however many
 * are requested.
 */
const leaseMs = 100

/** The same while the database is unavailable, when nothing can be made private. */
const awayMs = 5000

/** Waits until every process knows which images were made private before the call. */
export const waitUntilPrivate = () => sleep(leaseMs + 10)

interface PrivateImagesOptions {
  pool: Pool
  /** Version of all public data. */
  version: () => Promise<string>
  log: Pick<Log, 'warn' | 'error'>
  /** Monotonic clock in milliseconds. */
  now?: () => number
}

interface Known {
  /** When its read began. */
  at: number
  version: string
  hashes: ReadonlySet<string>
}

/**
 * Images used only by drafts, open proposals of owners or deleted records that can be restored (private-photos), in
 * memory and valid for one version of all public data.
 */
export class PrivateImages {
  readonly #options: Required<PrivateImagesOptions>
  #known: Known | null = null
  #reading: Promise<Known> | null = null

  constructor(options: PrivateImagesOptions) {
    this.#options = { now: () => performance.now(), ...options }
  }

  /** Whether an image is private: as of `leaseMs` ago if it is not, as of now if it is. */
  async has(hash: string): Promise<boolean> {
    const now = this.#options.now()
    const isPrivate = (await this.#since(now - leaseMs)).has(hash)
    return isPrivate && (await this.#since(now)).has(hash)
  }

  /** The result of a read that began no earlier. */
  async #since(moment: number): Promise<ReadonlySet<string>> {
    let known = this.#known
    while (!known || known.at < moment) {
      this.#reading ??= this.#read().finally(() => {
        this.#reading = null
      })
      known = await this.#reading
    }
    return known.hashes
  }

  async #read(): Promise<Known> {
    const { pool, version: readVersion, log, now } = this.#options
    const at = now()
    const before = this.#known
    try {
      // Read before the images, so that they are no older.
      const version = await readVersion()
      const hashes = before?.version === version ? before.hashes : await readHashes(pool)
      this.#known = { at, version, hashes }
    } catch (error) {
      if (!before) throw error
      log[faultLevel(error)]({ err: error }, 'private images not read: the last known ones hold')
      this.#known = { ...before, at: now() + awayMs }
    }
    return this.#known
  }
}

async function readHashes(pool: Pool): Promise<ReadonlySet<string>> {
  const rows = await pool.query<[string][]>({ sql: privateHashes, rowsAsArray: true })
  return new Set(rows.map(([hash]) => hash))
}

/** URLs change only every half day, so that browser caches stay valid; each is valid for at least that long. */
const stepSeconds = 12 * 60 * 60

const digest = (secret: string, hash: string, expires: string) =>
  createHmac('sha256', Buffer.from(hkdfSync('sha256', secret, '', 'addresses of private images', 32)))
    .update(`${hash} ${expires}`)
    .digest()

/**
 * Query string that makes the URL of a private image valid for anyone who has it: an `img` sends no Authorization
 * header.
 *
 * @param secret JWT_SECRET
 * @param now milliseconds since 1970
 */
export function signAddress(secret: string, hash: string, now = Date.now()): string {
  const expires = String((Math.floor(now / 1000 / stepSeconds) + 2) * stepSeconds)
  return `expires=${expires}&signature=${digest(secret, hash, expires).toString('base64url')}`
}

/**
 * Remaining validity of a signed URL.
 *
 * @param query of the image's URL
 * @returns seconds; 0 if it has expired, or is unsigned or forged
 */
export function signedSeconds(
  secret: string,
  hash: string,
  { expires, signature }: Readonly<Record<string, unknown>>,
): number {
  if (typeof expires !== 'string' || typeof signature !== 'string') return 0
  const seconds = Number(expires) - Math.floor(Date.now() / 1000)
  const sent = Buffer.from(signature, 'base64url')
  const own = digest(secret, hash, expires)
  const isOwn = sent.length === own.length && timingSafeEqual(sent, own)
  return isOwn && seconds > 0 ? seconds : 0
}
