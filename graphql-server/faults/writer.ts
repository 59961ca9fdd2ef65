import { between, chance, pick, type Random } from '../demo/random.ts'
import { sharp } from '../src/media/encoding.ts'
import { type Answer, ask, askGraphQL, isUnavailable } from './ask.ts'
import type { Entry, Ledger } from './ledger.ts'

export interface WriterOptions {
  /** Unique among the writers of one ledger. */
  name: string
  random: Random
  ledger: Ledger
  /** Of an administrator. */
  token: string
  /** Where establishments go. */
  /** Whether it looks at what it has changed, which has to be there at once. */
  readsBack?: boolean
  places: { cityId: string; neighborhoodId: string; categoryIds: string[]; subcategoryIds?: string[] }
}

/** A writer with so many establishments deletes some. */
const maxEntries = 12

/**
 * Somebody who registers, changes, illustrates and deletes establishments, one write after the other, and keeps a
 * ledger of what the answers promised.
 */
export class Writer {
  readonly #options: WriterOptions
  readonly #own: Entry[] = []
  #made = 0
  /** Writes that were answered with success. */
  acknowledged = 0
  /** What no answer may be, in a sentence each. */
  readonly problems: string[] = []

  constructor(options: WriterOptions) {
    this.#options = options
  }

  /**
   * Writes once.
   *
   * @param origin of the product
   * @returns what came back
   */
  async write(origin: string): Promise<Answer> {
    const { random } = this.#options
    // What may be gone is left to the reader of the ledger.
    const entries = this.#own.filter(({ id, isThere }) => id && !isThere.has(false))
    if (entries.length < 2 || (entries.length < maxEntries && chance(random, 0.4)))
      return this.#create(origin)
    const entry = pick(random, entries)
    if (chance(random, 0.25)) return this.#delete(origin, entry)
    return chance(random, 0.3) ? this.#illustrate(origin, entry) : this.#change(origin, entry)
  }

  async #create(origin: string): Promise<Answer> {
    const { name, random, ledger, places } = this.#options
    const { cityId, neighborhoodId, categoryIds, subcategoryIds = [] } = places
    const count = between(random, 0, 2)
    const phone = this.#phone()
    this.#made += 1
    const entry = ledger.begin(`${name} ${this.#made}`, phone, count)
    this.#own.push(entry)
    const files = count > 0 ? await this.#pictures('input.photos', count) : undefined
    const input = {
      name: entry.name,
      description: '<p>Escrito durante uma falha.</p>',
      phone,
      address: { cityId, neighborhoodId },
      categoryIds,
      subcategoryIds,
      ...(files && { photos: Array(count).fill(null) }),
    }
    const query = 'mutation ($input: CreateBusinessInput!) { createBusiness(input: $input) { id slug } }'
    return this.#send(origin, query, { input }, files, {
      done: (saved) => {
        Object.assign(entry, saved as { id: string; slug: string })
        entry.isThere = new Set([true])
      },
      refused: () => {
        entry.isThere = new Set([false])
      },
    })
  }

  async #change(origin: string, entry: Entry): Promise<Answer> {
    const phone = this.#phone()
    const before = new Set(entry.phones)
    entry.phones.add(phone)
    const query =
      'mutation ($id: ID!, $input: UpdateBusinessInput!) { updateBusiness(id: $id, input: $input) { id phone } }'
    const answer = await this.#send(origin, query, { id: entry.id, input: { phone } }, undefined, {
      done: () => {
        entry.phones = new Set([phone])
      },
      refused: () => {
        entry.phones = before
      },
    })
    if (this.#options.readsBack && entry.phones.size === 1) await this.#readBack(origin, entry)
    return answer
  }

  async #readBack(origin: string, { id, name, phones }: Entry): Promise<void> {
    const answer = await ask(`${origin}/api/businesses/${id}`)
    const [phone = ''] = phones
    if (answer.kind === 'answered' && answer.status === 200 && !answer.text.includes(`"phone":"${phone}"`)) {
      this.problems.push(`${name} does not show its phone ${phone} right after the change`)
    }
  }

  async #illustrate(origin: string, entry: Entry): Promise<Answer> {
    const [had = 0] = entry.photos
    if (entry.photos.size > 1 || had >= 10) return this.#change(origin, entry)
    entry.photos.add(had + 1)
    const files = await this.#pictures('photos', 1)
    const query =
      'mutation ($id: ID!, $photos: [Upload!]!) { addBusinessPhotos(businessId: $id, photos: $photos) { id } }'
    return this.#send(origin, query, { id: entry.id, photos: [null] }, files, {
      done: () => {
        entry.photos = new Set([had + 1])
      },
      refused: () => {
        entry.photos = new Set([had])
      },
    })
  }

  #delete(origin: string, entry: Entry): Promise<Answer> {
    entry.isThere.add(false)
    return this.#send(
      origin,
      'mutation ($id: ID!) { deleteBusiness(id: $id) }',
      { id: entry.id },
      undefined,
      {
        done: () => {
          entry.isThere = new Set([false])
        },
        refused: () => {
          entry.isThere = new Set([true])
        },
      },
    )
  }

  /** A refusal is a promise too, unless the database went away in the middle: then the outcome is unknown. */
  async #send(
    origin: string,
    query: string,
    variables: Record<string, unknown>,
    files: Record<string, Buffer> | undefined,
    then: { done(saved: unknown): void; refused(): void },
  ): Promise<Answer> {
    const { token } = this.#options
    const answer = await askGraphQL({ origin, token, query, variables, ...(files && { files }) })
    if (answer.kind === 'broken') return answer
    const [saved] = Object.values(answer.body.data ?? {})
    if (saved) {
      this.acknowledged += 1
      then.done(saved)
    } else if (!isUnavailable(answer)) {
      then.refused()
      this.problems.push(`a write was answered ${answer.status}: ${answer.text.slice(0, 300)}`)
    }
    return answer
  }

  #phone(): string {
    return `129${String(between(this.#options.random, 0, 99_999_999)).padStart(8, '0')}`
  }

  /** Each another one, so that each is a file of its own. */
  async #pictures(path: string, count: number): Promise<Record<string, Buffer>> {
    const pictures: Record<string, Buffer> = {}
    for (let index = 0; index < count; index += 1) {
      const bytes = Buffer.from(Array.from({ length: 48 }, () => between(this.#options.random, 0, 255)))
      const raw = { width: 4, height: 4, channels: 3 } as const
      const picture = sharp(bytes, { raw }).resize({ width: 160, height: 120, fit: 'fill' })
      pictures[`${path}.${index}`] = await picture.png().toBuffer()
    }
    return pictures
  }
}
