import { foldText } from './values.ts'

/** A city, neighborhood, category or subcategory. */
export interface Place {
  readonly kind: 'city' | 'neighborhood' | 'category' | 'subcategory'
  readonly name: string
  /** The city of a neighborhood, the category of a subcategory. */
  readonly parent: Place | null
  /** Negative for one that is not there yet. */
  id: number
  /** Null for one that is not there yet. */
  slug: string | null
  /** Whether it is there, or a line that is good makes it; an inactive one is not offered. */
  isOffered: boolean
}

/** Places of one kind, and of one parent where they have one, as the cells of a file name them. */
export class Names {
  readonly #byName = new Map<string, Place[]>()
  readonly #bySlug = new Map<string, Place>()

  add(place: Place): void {
    const name = foldText(place.name)
    const alike = this.#byName.get(name)
    if (alike) alike.push(place)
    else this.#byName.set(name, [place])
    if (place.slug !== null) this.#bySlug.set(place.slug, place)
  }

  /**
   * @param text the name without regard to case and accents, or the slug where several have the name
   * @returns all that it can mean: one, none, or several of one name
   */
  find(text: string): readonly Place[] {
    const named = this.#byName.get(foldText(text)) ?? []
    if (named.length === 1) return named
    const slugged = this.#bySlug.get(text)
    return slugged ? [slugged] : named
  }

  /** Whether anybody could choose one of them. */
  hasOffered(): boolean {
    return [...this.#byName.values()].some((places) => places.some(({ isOffered }) => isOffered))
  }
}
