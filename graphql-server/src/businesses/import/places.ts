import type { PrismaClient } from '../../generated/prisma/client.ts'
import { Names, type Place } from './names.ts'

type Kind = Place['kind']

const columns = { select: { id: true, slug: true, name: true }, orderBy: { id: 'asc' } } as const

/** The catalogue's cities, neighborhoods, categories and subcategories, inactive ones too, all in memory. */
export class Places {
  readonly cities = new Names()
  readonly categories = new Names()
  readonly #children = new Map<Place, Names>()
  readonly #byId = new Map<string, Place>()
  #planned = 0

  /** The neighborhoods of a city, the subcategories of a category. */
  within(parent: Place): Names {
    const names = this.#children.get(parent) ?? new Names()
    this.#children.set(parent, names)
    return names
  }

  /** @throws for one that has not been read */
  get(kind: Kind, id: number): Place {
    const place = this.#byId.get(`${kind} ${id}`)
    if (!place) throw new Error(`There is no ${kind} ${id}`)
    return place
  }

  has(kind: Kind, id: number): boolean {
    return this.#byId.has(`${kind} ${id}`)
  }

  add(place: Place): void {
    const names = place.parent && this.within(place.parent)
    const roots = place.kind === 'city' ? this.cities : this.categories
    ;(names ?? roots).add(place)
    this.know(place)
  }

  /** Makes a place that has been saved findable by its id. */
  know(place: Place): void {
    this.#byId.set(`${place.kind} ${place.id}`, place)
  }

  /** Adds one that is not there yet. */
  plan(kind: Kind, name: string, parent: Place | null): Place {
    this.#planned += 1
    const place: Place = { kind, name, parent, id: -this.#planned, slug: null, isOffered: false }
    this.add(place)
    return place
  }

  /** Reads those that have come since. */
  async read(prisma: PrismaClient): Promise<void> {
    const [cities, neighborhoods, categories, subcategories] = await Promise.all([
      prisma.city.findMany(columns),
      prisma.neighborhood.findMany({ ...columns, select: { ...columns.select, cityId: true } }),
      prisma.category.findMany(columns),
      prisma.subcategory.findMany({
        ...columns,
        select: { ...columns.select, categoryId: true, active: true },
      }),
    ])
    const addNew = (kind: Kind, row: Row, parent: Place | null, isOffered = true) => {
      const { id, slug, name } = row
      if (!this.has(kind, id)) this.add({ kind, id, slug, name, parent, isOffered })
    }
    for (const city of cities) addNew('city', city, null)
    for (const category of categories) addNew('category', category, null)
    for (const row of neighborhoods) addNew('neighborhood', row, this.get('city', row.cityId))
    for (const row of subcategories) {
      addNew('subcategory', row, this.get('category', row.categoryId), row.active)
    }
  }
}

interface Row {
  id: number
  slug: string
  name: string
}
