import { LRUCache } from 'lru-cache'
import product from '../../../package.json' with { type: 'json' }
import { faultLevel } from '../errors.ts'
import { ConcurrencyLimit, heavyWork } from '../limits/concurrency.ts'
import { SingleFlight } from '../limits/single-flight.ts'
import type { Log } from '../log.ts'
import { type ImageStore, storedFormat } from './store.ts'
import type { Variant } from './variant.ts'
import type { VariantCache } from './variant-cache.ts'

/** Other versions may encode differently. Read from package.json, since sharp is loaded with the first image. */
const encoderVersion = product.dependencies.sharp

/** Interval between lookups of an image in the store, and limits of remembered and concurrent lookups. */
const lookups = { ttlMs: 1000, maxHashes: 5000, maxConcurrency: 20 }

export interface DeliveryOptions {
  store: ImageStore
  cache: VariantCache
  log: Pick<Log, 'warn' | 'error'>
  encode?: (stored: Buffer, variant: Variant) => Promise<Buffer>
}

/** Variants of stored images, encoded once and then cached. */
export class Delivery {
  readonly #options: Required<DeliveryOptions>
  readonly #running = new SingleFlight<Buffer | null>()
  readonly #lookups = new ConcurrencyLimit(lookups.maxConcurrency, 0)
  readonly #lookedUp = new LRUCache<string, true>({ ttl: lookups.ttlMs, max: lookups.maxHashes })

  constructor(options: DeliveryOptions) {
    this.#options = { encode, ...options }
  }

  /**
   * @returns null when there is no such image
   * @throws UnavailableError when too many requests wait
   */
  async bytes(variant: Variant): Promise<Buffer | null> {
    const name = variantName(variant)
    const cached = await this.#options.cache.read(name)
    if (cached) this.#removeIfDeleted(variant.hash)
    return cached ?? this.#running.run(name, () => this.#encode(name, variant))
  }

  /**
   * A picture drawn from a stored image, or without one, once and then cached.
   *
   * @param name cache key; changes with everything that is drawn
   * @param hash of the image; drawn without it if it is missing
   * @throws UnavailableError when too many requests wait
   */
  async made(
    name: string,
    hash: string | null,
    draw: (stored: Buffer | null) => Promise<Buffer>,
  ): Promise<Buffer | null> {
    const cached = await this.#options.cache.read(name)
    return (
      cached ??
      this.#running.run(name, () => this.#keep(name, async () => draw(hash ? await this.#read(hash) : null)))
    )
  }

  #read(hash: string): Promise<Buffer | null> {
    return this.#options.store.read(hash, storedFormat)
  }

  /**
   * Deletes the cached variants of an image that another process has deleted. In the background, so that cached
   * variants are served at once, even while the store is unavailable.
   */
  #removeIfDeleted(hash: string): void {
    if (this.#lookedUp.has(hash)) return
    this.#lookedUp.set(hash, true)
    const { store, cache } = this.#options
    this.#lookups
      .run(async () => {
        if (!(await store.has(hash, storedFormat))) await cache.removeAll(`${hash}-`)
      })
      .catch(() => {})
  }

  #encode(name: string, variant: Variant): Promise<Buffer | null> {
    return this.#keep(name, async () => {
      const stored = await this.#read(variant.hash)
      return stored && this.#options.encode(stored, variant)
    })
  }

  async #keep(name: string, make: () => Promise<Buffer | null>): Promise<Buffer | null> {
    const { cache, log } = this.#options
    const encoded = await heavyWork.run(make)
    // Served even when the disk is full.
    if (encoded)
      await cache
        .write(name, encoded)
        .catch((err: unknown) => log[faultLevel(err)]({ err }, 'variant not kept'))
    return encoded
  }
}

/** Loads sharp with the first image: 25 MB that a process without uploads or new variants never needs. */
async function encode(stored: Buffer, variant: Variant): Promise<Buffer> {
  const { encodeVariant } = await import('./encoding.ts')
  return encodeVariant(stored, variant)
}

export function variantName({ hash, width, quality, format }: Variant): string {
  return `${hash}-${width ?? 'max'}-${quality}-${encoderVersion}.${format}`
}
