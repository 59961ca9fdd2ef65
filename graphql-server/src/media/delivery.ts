import { availableParallelism } from 'node:os'
import { LRUCache } from 'lru-cache'
import { ConcurrencyLimit, SingleFlight } from '../limits/concurrency.ts'
import type { Log } from '../log.ts'

import { encoderVersion, encodeVariant } from './encode-variant.ts'
import { type ImageStore, storedFormat } from './store.ts'
import type { Variant } from './variant.ts'
import type { VariantCache } from './variant-cache.ts'

/** A picture a core, and never all of the four threads that files and passwords need too. */
const atOnce = Math.min(3, availableParallelism())
/** Whoever would wait longer than for these is told to come back. */
const places = 500

/** How long an image that was looked for in the store is not looked for again, in milliseconds, and how many are known. */
const lookedFor = { ttl: 1000, max: 5000 }
/** Looks into the store at once: a store that does not answer gets no more. */
const looksAtOnce = 20

export interface DeliveryOptions {
  store: ImageStore
  cache: VariantCache
  log: Pick<Log, 'warn'>
  /** Computes a variant from the stored bytes. */
  encode?: (stored: Buffer, variant: Variant) => Promise<Buffer>
}

/** Variants of stored images: each is computed once, however many ask for it at the same time, and then kept. */
export class Delivery {
  readonly #options: Required<DeliveryOptions>
  readonly #flights = new SingleFlight<Buffer | null>()
  readonly #limit = new ConcurrencyLimit(atOnce, places)
  readonly #lookedFor = new LRUCache<string, true>(lookedFor)
  #looks = 0

  constructor(options: DeliveryOptions) {
    this.#options = { encode: encodeVariant, ...options }
  }

  /**
   * The bytes of a variant.
   *
   * @returns null when there is no such image
   * @throws UnavailableError when too many wait
   */
  async bytes(variant: Variant): Promise<Buffer | null> {
    const name = variantName(variant)
    const kept = await this.#options.cache.read(name)
    if (kept) this.#lookFor(variant.hash)
    return kept ?? this.#flights.run(name, () => this.#make(name, variant))
  }

  /**
   * Another process may have removed the image since: then its variants go from here too. Nobody waits for that, so that
   * what is kept is shown at once, also while the store is away.
   */
  #lookFor(hash: string): void {
    if (this.#looks >= looksAtOnce || this.#lookedFor.has(hash)) return
    this.#lookedFor.set(hash, true)
    this.#looks += 1
    const { store, cache } = this.#options
    store
      .has(hash, storedFormat)
      .then((isThere) => (isThere ? undefined : cache.removeAll(`${hash}-`)))
      .catch(() => {})
      .finally(() => {
        this.#looks -= 1
      })
  }

  async #make(name: string, variant: Variant): Promise<Buffer | null> {
    const { store, cache, encode, log } = this.#options
    const made = await this.#limit.run(async () => {
      const stored = await store.read(variant.hash, storedFormat)
      return stored && encode(stored, variant)
    })
    // A full disk must not keep pictures from being shown.
    if (made) await cache.write(name, made).catch((err: unknown) => log.warn({ err }, 'variant not kept'))
    return made
  }
}

/** What a variant is called where it is kept, and by browsers that have it. */
export function variantName({ hash, width, quality, format }: Variant): string {
  return `${hash}-${width ?? 'max'}-${quality}-${encoderVersion}.${format}`
}
