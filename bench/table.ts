export type Line = readonly string[]

/**
 * A Markdown table, padded so that it can be read as text. The first column is text, the others are figures.
 *
 * @param columns names
 * @param lines with a cell for each column
 */
export function table(columns: Line, lines: readonly Line[]): string {
  const widths = columns.map((column, index) =>
    Math.max(3, column.length, ...lines.map((line) => (line[index] ?? '').length)),
  )
  const row = (line: Line) =>
    `| ${widths.map((width, index) => padded(line[index] ?? '', width, index)).join(' | ')} |`
  const rule = `|${widths.map((width, index) => (index === 0 ? `${'-'.repeat(width + 2)}` : `${'-'.repeat(width + 1)}:`)).join('|')}|`
  return [row(columns), rule, ...lines.map(row)].join('\n')
}

function padded(cell: string, width: number, index: number): string {
  return index === 0 ? cell.padEnd(width) : cell.padStart(width)
}
