import { foldText } from '../../csv/import/columns.ts'
import type { Taxonomy } from '../../csv/import/taxonomy.ts'
import type { PrismaClient } from '../../generated/prisma/client.ts'
import type { CategoryMap, MapValue } from '../maps/categories.ts'
import type { SourcePlace } from '../read/place.ts'
import { inSingular, nearestNames, readCategoryNames, singularName } from './names.ts'

export type NameKind = 'city' | 'category'

/** A name in a table that the guide does not have. */
export interface UnknownName {
  kind: NameKind
  name: string
  /** Number of rows with this name. */
  count: number
  /** Similar names in the guide. */
  nearest: string[]
}

/** Assignments of table names to the guide's names, by kind; null for what the guide does not list. */
export type NameChoices = readonly { kind: NameKind; name: string; value: string | null }[]

/** Number of different names counted. */
const maxNames = 2000
/** Number of names in a report. */
const maxListed = 200

interface Options {
  prisma: PrismaClient
  taxonomy: Taxonomy
  categories: CategoryMap
  create: boolean
  choices?: NameChoices | undefined
}

/** Resolves the cities and categories of a table. */
export class UnknownNames {
  /** The map of the run, extended by the names of this table. */
  readonly categories: Map<string, MapValue>
  readonly #known: ReadonlyMap<string, string>
  readonly #singulars: ReadonlyMap<string, string>
  readonly #cities: readonly string[]
  readonly #chosen: ReadonlyMap<string, string | null>
  readonly #options: Options
  readonly #counts = new Map<string, UnknownName>()

  static async create(options: Options): Promise<UnknownNames> {
    const cities = await options.prisma.city.findMany({ select: { name: true } })
    return new UnknownNames(
      options,
      await readCategoryNames(options.prisma),
      cities.map(({ name }) => name),
    )
  }

  private constructor(options: Options, known: ReadonlyMap<string, string>, cities: readonly string[]) {
    this.#options = options
    this.#known = known
    this.#singulars = inSingular(known)
    this.#cities = cities
    this.#chosen = new Map(
      (options.choices ?? []).map(({ kind, name, value }) => [keyOf(kind, name), value] as const),
    )
    this.categories = new Map(options.categories)
  }

  /** The chosen city for an unknown one. */
  chosenCity(name: string | null): string | null {
    return name === null ? null : (this.#chosen.get(keyOf('city', name)) ?? name)
  }

  add({ city, categories }: SourcePlace): void {
    if (city !== null && this.#options.taxonomy.findCity(city).length === 0) this.#count('city', city)
    const [best] = categories
    if (best === undefined) return
    for (const key of categories) this.#learn(key)
    if (categories.some((key) => this.categories.has(key))) return
    this.#count('category', best)
    if (this.#options.create) this.categories.set(best, best)
  }

  /** Maps a category of the table. */
  #learn(key: string): void {
    if (this.categories.size > maxNames * 10) return
    const chosen = this.#chosen.get(keyOf('category', key))
    // A mapping by an administrator overrides a similar name.
    const isChanged = typeof this.categories.get(key) === 'object'
    const known = this.#known.get(foldText(key)) ?? this.#singulars.get(singularName(key))
    const value = chosen === undefined && !isChanged ? known : chosen
    if (value !== undefined) this.categories.set(key, value)
  }

  #count(kind: NameKind, name: string): void {
    const key = keyOf(kind, name)
    const found = this.#counts.get(key)
    if (found) found.count += 1
    else if (this.#counts.size < maxNames) this.#counts.set(key, { kind, name, count: 1, nearest: [] })
  }

  /** The most frequent unknown names, with similar ones. */
  list(): UnknownName[] {
    const cities = this.#cities.map((name) => [name, name] as const)
    return [...this.#counts.values()]
      .sort((one, other) => other.count - one.count)
      .slice(0, maxListed)
      .map((each) => ({
        ...each,
        nearest: nearestNames(each.name, each.kind === 'city' ? cities : this.#known),
      }))
  }
}

const keyOf = (kind: NameKind, name: string) => `${kind} ${foldText(name)}`
