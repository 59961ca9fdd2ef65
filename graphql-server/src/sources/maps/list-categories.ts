import { keyText } from '../../../../schema/text.ts'
import { foldText } from '../../csv/import/columns.ts'
import type { PrismaClient } from '../../generated/prisma/client.ts'
import { defaultCategories } from './categories.ts'
import { maxKeys } from './changed-categories.ts'

export type SourceCategoryState = 'unknown' | 'changed' | 'standard'

/** A category key of a source and its mapping. */
export interface ListedCategory {
  name: string
  state: SourceCategoryState
  /** "Categoria > Subcategoria"; null if unknown or not listed. */
  target: string | null
  /** The category or subcategory that an administrator chose. */
  categoryId: number | null
  subcategoryId: number | null
  places: number
  lastRunOn: string | null
  /** Slug and id of the chosen category. */
  categoryKeys: readonly string[]
}

export interface CategoryListFilter {
  search?: string | null | undefined
  state?: SourceCategoryState | null | undefined
  /** Slug or id of a category. */
  category?: string | null | undefined
}

const named = { select: { id: true, name: true, slug: true } } as const

/**
 * All keys of the product's map and of the table, those with the most places first, then by name (source-categories).
 *
 * @param name of a single key to read; all when absent
 */
export async function listCategories(prisma: PrismaClient, name?: string): Promise<ListedCategory[]> {
  const rows = await prisma.sourceCategory.findMany({
    where: name === undefined ? {} : { name },
    orderBy: { id: 'asc' },
    take: 2 * maxKeys,
    include: { category: named, subcategory: { select: { name: true, category: named } } },
  })
  const stored = rows.map(({ id: _, isListed, category: chosen, subcategory, ...row }): ListedCategory => {
    const category = subcategory?.category ?? chosen
    const isDefault = defaultCategories.has(row.name)
    const path = [category, subcategory].flatMap((each) => each?.name ?? []).join(' > ')
    return {
      ...row,
      state: isListed !== null ? 'changed' : isDefault ? 'standard' : 'unknown',
      target: isListed === null ? (defaultCategories.get(row.name) ?? null) : path || null,
      categoryKeys: category ? [category.slug, String(category.id)] : [],
    }
  })
  const names = new Set(stored.map((row) => row.name))
  const others = [...defaultCategories].flatMap(([key, target]): ListedCategory[] =>
    names.has(key) || (name !== undefined && name !== key)
      ? []
      : [{ name: key, target, state: 'standard', ...nothingStored }],
  )
  return [...stored, ...others].sort(
    (one, other) => other.places - one.places || (one.name < other.name ? -1 : 1),
  )
}

const nothingStored = {
  ...{ categoryId: null, subcategoryId: null, places: 0, lastRunOn: null },
  categoryKeys: [],
}

/** Filters a list: each word must be in the key or in its category. */
export function filterCategories(
  list: readonly ListedCategory[],
  { search, state, category }: CategoryListFilter,
): ListedCategory[] {
  const words = foldText(search ?? '')
    .split(/\s+/)
    .filter(Boolean)
  return list.filter((row) => {
    const text = foldText(`${row.name} ${row.target ?? ''}`)
    return (
      (!state || row.state === state) &&
      (!category || row.categoryKeys.includes(keyText(category))) &&
      words.every((word) => text.includes(word))
    )
  })
}
