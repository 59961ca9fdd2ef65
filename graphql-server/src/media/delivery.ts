import { availableParallelism } from 'node:os'
import type { Log } from '../context.ts'
import { Gate } from '../gate.ts'
import { SingleFlight } from '../search/single-flight.ts'
import { encoderVersion, encodeVariant } from './encode-variant.ts'
import { type ImageStore, storedFormat } from './store.ts'
import type { Variant } from './variant.ts'
import type { VariantCache } from './variant-cache.ts'

/** A picture a core, and never all of the four threads that files and passwords need too. */
const atOnce = Math.min(3, availableParallelism())
/** Whoever would wait longer than for these is told to come back. */
const places = 500

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
  readonly #gate = new Gate(atOnce, places)

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
    return kept ?? this.#flights.run(name, () => this.#make(name, variant))
  }

  async #make(name: string, variant: Variant): Promise<Buffer | null> {
    const { store, cache, encode, log } = this.#options
    const made = await this.#gate.run(async () => {
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
