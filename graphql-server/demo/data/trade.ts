/**
 * What a subcategory's establishments are called and offer. A head with a placeholder ({cidade},
 * {bairro}) is a whole name; any other one is followed by a tail ("Padaria" + "Flor do Vale").
 */
export interface Speciality {
  name: string
  heads: readonly string[]
  /** What they offer, as entries of a list. */
  offers: readonly string[]
  /** Only in cities by the sea. */
  byTheSea?: true
}

/**
 * A category with the words its establishments are made of. Sentences may hold {nome}, {cidade},
 * {bairro}, {noBairro} (with its preposition) and {ano} (the year of foundation).
 */
export interface Trade {
  name: string
  isPopular?: true
  /** How common it is, relative to the others. */
  weight: number
  /** Cities (by slug) where it is that many times as common. */
  favours?: Readonly<Record<string, number>>
  /** How its names end: a person's nickname, a family, an image, a patron saint. */
  tails: readonly ('nickname' | 'family' | 'image' | 'saint')[]
  openings: readonly string[]
  details: readonly string[]
  closings: readonly string[]
  specialities: readonly Speciality[]
}
