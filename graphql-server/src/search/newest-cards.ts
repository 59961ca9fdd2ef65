import type { Card } from './cards.ts'
import type { ConsistentReader } from './consistent.ts'

/**
 * The establishments registered last, which every visit of the home page asks for: one list, of as many as anybody has
 * asked for, read again when anything public has changed.
 */
export class NewestCards {
  readonly #reader: ConsistentReader
  #kept: { moment: string; limit: number; cards: Card[] } | null = null

  constructor(reader: ConsistentReader) {
    this.#reader = reader
  }

  /**
   * @param limit at most so many
   * @param moment of after the question
   */
  async get(limit: number, moment: string): Promise<Card[]> {
    const kept = this.#kept
    if (kept?.moment === moment && kept.limit >= limit) return kept.cards.slice(0, limit)
    const cards = await this.#reader.read((view) => view.newestCards(limit))
    this.#kept = { moment, limit, cards }
    return cards
  }
}
