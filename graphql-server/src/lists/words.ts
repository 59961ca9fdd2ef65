/** A condition of Prisma's on columns that hold text. */
type Contains<Column extends string> = { [column in Column]?: { contains: string } }

/**
 * The condition that every word of a search occurs in one of the columns, inside a word too. Case and accents count as
 * the columns' collation has it; a binary one holds lower case.
 *
 * @param search as it was typed; without a word in it, everything matches
 * @param columns where to look
 */
export function whereWords<Column extends string>(
  search: string | null | undefined,
  columns: readonly Column[],
): { AND: { OR: Contains<Column>[] }[] } {
  const words = (search ?? '').toLowerCase().split(/\s+/).filter(Boolean)
  const isIn = (column: Column, word: string) =>
    ({ [column]: { contains: literally(word) } }) as Contains<Column>
  return { AND: words.map((word) => ({ OR: columns.map((column) => isIn(column, word)) })) }
}

/** Prisma sends what it is given to LIKE, where some characters stand for others. */
function literally(word: string): string {
  return word.replace(/[\\%_]/g, '\\$&')
}
