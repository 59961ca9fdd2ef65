import { distance } from 'fastest-levenshtein'
import { synonymsIn } from '../../../../schema/synonyms.ts'
import { foldText } from '../../csv/import/columns.ts'
import type { PrismaClient } from '../../generated/prisma/client.ts'
import { singularForm } from '../../suggestions/word-forms.ts'

/** Number of names suggested for an unknown one. */
const offered = 3

/** Categories of the guide ("Categoria" or "Categoria > Subcategoria") by name and synonym, folded. */
export async function readCategoryNames(prisma: PrismaClient): Promise<ReadonlyMap<string, string>> {
  const select = { name: true, synonyms: true } as const
  const categories = await prisma.category.findMany({
    select: { ...select, subcategories: { select, orderBy: { id: 'asc' } } },
    orderBy: { id: 'asc' },
  })
  const entries = categories.flatMap(({ name, synonyms, subcategories }) => [
    { path: name, name, synonyms },
    ...subcategories.map((each) => ({ ...each, path: `${name} > ${each.name}` })),
  ])
  const names = new Map<string, string | null>(entries.map(({ path }) => [foldText(path), path]))
  const addUnlessTwo = (list: readonly (readonly [name: string, path: string])[]) => {
    const paths = Map.groupBy(list, ([name]) => foldText(name))
    for (const [name, found] of paths)
      if (!names.has(name)) names.set(name, found.length === 1 ? (found[0]?.[1] ?? null) : null)
  }
  addUnlessTwo(entries.map(({ name, path }) => [name, path]))
  addUnlessTwo(
    entries.flatMap(({ synonyms, path }) => synonymsIn(synonyms).map((name) => [name, path] as const)),
  )
  return new Map([...names].flatMap(([name, path]) => (path === null ? [] : [[name, path]])))
}

/** The same by names in the singular, if unambiguous: "Padaria" and "Padarias" are equal. */
export function inSingular(names: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const paths = Map.groupBy(names, ([name]) => singularName(name))
  return new Map(
    [...paths].flatMap(([name, found]) => {
      const [path, ...others] = new Set(found.map(([, each]) => each))
      return path === undefined || others.length > 0 ? [] : [[name, path]]
    }),
  )
}

export const singularName = (name: string) => foldText(name).split(' ').map(singularForm).join(' ')

/** The most similar names by edit distance, the best first. */
export function nearestNames(
  text: string,
  names: Iterable<readonly [name: string, value: string]>,
): string[] {
  const wanted = foldText(text)
  const most = Math.max(1, Math.floor(wanted.length / 3))
  const near = [...names]
    .map(([name, value]) => ({ value, edits: editsBetween(wanted, foldText(name)) }))
    .filter(({ edits }) => edits <= most)
    .sort((one, other) => one.edits - other.edits)
  return [...new Set(near.map(({ value }) => value))].slice(0, offered)
}

/** Edit distance; 1 if one text starts with the other, such as "Pizzaria e Restaurante". */
const editsBetween = (one: string, other: string) =>
  one.startsWith(`${other} `) || other.startsWith(`${one} `) ? 1 : distance(one, other)
