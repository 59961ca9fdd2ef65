import { stringify } from 'csv-stringify/sync'
import { synonymsIn } from '../../../../schema/synonyms.ts'
import type { PrismaClient } from '../../generated/prisma/client.ts'
import { byName } from '../../lists/filters.ts'
import { texts } from '../../messages/texts.ts'
import { protect } from '../import/columns.ts'

/**
 * Writes the synonyms of all categories and subcategories as a CSV file that `importSynonyms` reads: a line for each, that of
 * a category before those of its subcategories.
 */
export async function exportSynonyms(prisma: PrismaClient): Promise<string> {
  const select = { name: true, synonyms: true }
  const categories = await prisma.category.findMany({
    select: { ...select, subcategories: { select, orderBy: byName } },
    orderBy: byName,
  })
  const rowOf = (category: string, subcategory: string, synonyms: string) =>
    [category, subcategory, synonymsIn(synonyms).join(' | ')].map(protect)
  const rows = categories.flatMap(({ name, synonyms, subcategories }) => [
    rowOf(name, '', synonyms),
    ...subcategories.map((each) => rowOf(name, each.name, each.synonyms)),
  ])
  const { category, subcategory, synonyms } = texts.synonymFiles.columns
  const table = [[category, subcategory, synonyms], ...rows]
  return `\uFEFF${stringify(table, { delimiter: ';', record_delimiter: '\r\n' })}`
}
