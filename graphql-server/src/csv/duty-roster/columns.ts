import { texts } from '../../messages/texts.ts'
import { foldText, unprotect } from '../import/columns.ts'
import { refuse } from '../reader/refuse.ts'

const columns = {
  date: { titles: ['data', 'dia', 'data do plantão'], isRequired: true },
  hours: { titles: ['horário', 'horários', 'horas', 'horário do plantão'], isRequired: true },
  business: { titles: ['estabelecimento', 'empresa', 'nome', 'slug', 'id'], isRequired: true },
  city: { titles: ['cidade', 'município'], isRequired: false },
  decree: { titles: ['decreto', 'número do decreto', 'nº do decreto'], isRequired: true },
  decreeDate: { titles: ['data do decreto'], isRequired: true },
} as const

export type RosterColumn = keyof typeof columns

const names = Object.keys(columns) as RosterColumn[]
const fold = (title: string) => foldText(title).replace(/[^a-z0-9]/g, '')
const byTitle = new Map(
  names.flatMap((name) => columns[name].titles.map((title) => [fold(title), name] as const)),
)

export const isRosterTitle = (cell: string): boolean => byTitle.has(fold(cell))

export interface RosterHeader {
  line: number
  /** Undefined for unknown columns. */
  columns: (RosterColumn | undefined)[]
  /** Titles as the file writes them. */
  titles: Map<RosterColumn, string>
  /** Titles of columns that are ignored. */
  unknown: string[]
}

/**
 * Reads the titles, without regard to case, accents, blanks and order.
 *
 * @throws BadUserInputError when one comes twice or a required one is missing
 */
export function readRosterHeader(line: number, cells: readonly string[]): RosterHeader {
  const header: RosterHeader = { line, columns: [], titles: new Map(), unknown: [] }
  for (const cell of cells) {
    const title = cell.trim()
    const column = byTitle.get(fold(title))
    header.columns.push(column)
    const other = column && header.titles.get(column)
    if (other !== undefined) refuse(texts.imports.columnTwice(other, title))
    if (column) header.titles.set(column, title)
    else if (title) header.unknown.push(title)
  }
  const missing = names.filter((name) => columns[name].isRequired && !header.titles.has(name))
  if (missing.length > 0)
    refuse(texts.dutyRosters.missingColumns(missing.map((name) => columns[name].titles[0])))
  return header
}

/** Characters of a cell at most. */
const longestCell = 300

export type RosterValues = Record<RosterColumn, string>

/** The cells of the known columns, without guards against formulas and outer blanks; absent ones are empty. */
export function rosterValues({ columns }: RosterHeader, cells: readonly string[]): RosterValues {
  const values: RosterValues = { date: '', hours: '', business: '', city: '', decree: '', decreeDate: '' }
  for (const [index, cell] of cells.entries()) {
    const column = columns[index]
    if (column) values[column] = unprotect(cell).trim().slice(0, longestCell)
  }
  return values
}
