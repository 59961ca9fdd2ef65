import { type CsvField, csvColumns, csvFields } from '../../../../schema/business/csv-columns.ts'
import { confirmationTitles, sourcesTitle } from '../../../../schema/confirmations/csv-columns.ts'
import { escapeText } from '../../../../schema/rich-text/write.ts'
import { unaccent } from '../../../../schema/slug.ts'
import { keyText, tidyLine } from '../../../../schema/text.ts'
import type { AnswerField } from '../../answers/fields.ts'
import { texts } from '../../messages/texts.ts'
import { isPhotoTitle, readPhotoNames } from '../../photo-imports/names.ts'
import { refuse } from '../reader/refuse.ts'
import type { AnswerColumns } from './answer-columns.ts'

/** What a column holds, that of an attribute too. */
export type ColumnField = CsvField | AnswerField

/** The Portuguese title of a column, as exports write it. */
export const columnTitle = (field: CsvField): string => csvColumns[field].titles[0]

/** Titles are equal without regard to case, accents, blanks and signs. */
export const foldTitle = (name: string) => foldText(name).replace(/[^a-z0-9]/g, '')

const fieldsByName = new Map(
  csvFields.flatMap((field) => csvColumns[field].titles.map((title) => [foldTitle(title), field])),
)

/** Columns of exported files that say something of a row and never change it. */
const ignoredTitles = new Set([...confirmationTitles, sourcesTitle].map(foldTitle))

export interface Problem {
  /** Null when it is not about one column. */
  field: ColumnField | null
  message: string
}

const fieldsByInput: Readonly<Record<string, CsvField>> = {
  cityId: 'city',
  neighborhoodId: 'neighborhood',
  categoryIds: 'categories',
  subcategoryIds: 'subcategories',
  areaCityIds: 'areas',
  areaNeighborhoodIds: 'areas',
  servesRegion: 'areas',
  ownerId: 'owner',
}

/** The field that an input rule or the audit trail means. @param path its last part counts, such as `input.cityId` */
export function inputField(path: string): ColumnField {
  const name = path.split('.').at(-1) ?? ''
  return fieldsByInput[name] ?? (name as ColumnField)
}

export interface Header {
  line: number
  /** Undefined for unknown columns. */
  columns: (ColumnField | undefined)[]
  /** Titles as the file writes them. */
  titles: Map<ColumnField, string>
  /** Titles of columns that are ignored: of attributes that are inactive or not there. */
  unknown: string[]
  /** Positions of columns with names of photos. */
  photos: number[]
}

/** Whether a title is that of a column which is no attribute's. */
export const isTitle = (cell: string): boolean =>
  fieldsByName.has(foldTitle(cell)) || ignoredTitles.has(foldTitle(cell))

/**
 * Reads the titles, without regard to case, accents, blanks and order.
 *
 * @throws BadUserInputError when one is not the guide's (catalogue-files), one comes twice, or a required one is missing
 */
export function readHeader(line: number, cells: readonly string[], answers: AnswerColumns): Header {
  const header: Header = { line, columns: [], titles: new Map(), unknown: [], photos: [] }
  for (const [index, cell] of cells.entries()) {
    const title = cell.trim()
    const field =
      fieldsByName.get(foldTitle(title)) ?? (isTitle(title) ? undefined : answers.find(title)?.field)
    header.columns.push(field)
    if (!field) {
      if (isPhotoTitle(title)) header.photos.push(index)
      else if (title && !isTitle(title)) header.unknown.push(title)
      continue
    }
    const other = header.titles.get(field)
    if (other !== undefined) refuse(texts.imports.columnTwice(other, title))
    header.titles.set(field, title)
  }
  const foreign = header.unknown.filter((title) => !answers.isOurs(title))
  if (header.titles.size === 0) refuse(texts.imports.noColumns, 'FOREIGN_TABLE')
  const missing = csvFields
    .filter((field) => csvColumns[field].isRequired && !header.titles.has(field))
    .map(columnTitle)
  const identifiesRows = header.titles.has('id') || header.titles.has('slug')
  if (missing.length > 0 && !identifiesRows) refuse(texts.imports.missingColumns(missing), 'FOREIGN_TABLE')
  if (foreign.length > 0) refuse(texts.imports.foreignColumns(foreign), 'FOREIGN_TABLE')
  return header
}

export type RowValues = Map<ColumnField, string>

/**
 * The cells of the columns that are known, without guards against formulas and outer blanks. Cells that a short row lacks are
 * absent, as if it had no such column.
 */
export function rowValues(header: Header, cells: readonly string[]): RowValues {
  const values: RowValues = new Map()
  for (const [index, text] of cells.entries()) {
    const field = header.columns[index]
    const cell = unprotect(text).trim()
    if (field) values.set(field, field === 'id' || field === 'slug' ? keyText(cell) : cell)
  }
  return values
}

export const rowPhotos = ({ photos }: Header, cells: readonly string[]): string[] =>
  photos.flatMap((index) => readPhotoNames(unprotect(cells[index] ?? '')))

/** Identifies a row without id and slug, from the file alone. */
export function nameKey(values: RowValues): string {
  const [name, city, neighborhood] = [
    values.get('name'),
    withoutState(values.get('city') ?? ''),
    values.get('neighborhood'),
  ]
  return [name, city, neighborhood].map(foldText).join('\n')
}

/** A city's name without its state: `Taubaté/SP`, `Taubaté - SP`, `Taubaté (SP)`. */
export function withoutState(city: string): string {
  return city.replace(/\s*(?:[/,–-]\s*(?:SP|São Paulo)|\(\s*(?:SP|São Paulo)\s*\))$/i, '') || city
}

/** Text for comparison: without regard to case, accents, repeated blanks and unseen characters. */
export function foldText(text: string | null | undefined): string {
  return unaccent(keyText(text ?? ''))
}

/** The values of the column `search_name` under which a name may be stored. */
export const searchNames = (name: string): string[] => [
  ...new Set([unaccent(tidyLine(name)).slice(0, 160), foldText(name)]),
]

const answers: ReadonlyMap<string, boolean | null> = new Map([
  ['', null],
  ...['sim', 's', 'yes', 'true', 'verdadeiro', '1'].map((word) => [word, true] as const),
  ...['nao', 'n', 'no', 'false', 'falso', '0'].map((word) => [word, false] as const),
])

/** Yes or no. @returns the text itself for what is neither, null for an empty cell */
export function readYesOrNo(text: string): boolean | string | null {
  const known = answers.get(foldText(text))
  return known === undefined ? text : known
}

/** The names in a cell that may hold several: separated by `|`, and by `;` where that does not separate cells. */
export function readList(text: string, delimiter: string): string[] {
  return text
    .split(delimiter === ';' ? '|' : /[|;]/)
    .map((name) => name.trim())
    .filter(Boolean)
}

/** A description as HTML: plain text becomes paragraphs, separated by blank lines. */
export function readDescription(text: string): string {
  if (/<\/?[a-z][^<>]*>/i.test(text)) return text
  // Split, not replaced by /\s*\n\s*/: on a long run of blanks that takes quadratic time.
  const escapedLines = (paragraph: string) => escapeText(paragraph.trim()).split('\n')
  return text
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map(
      (paragraph) =>
        `<p>${escapedLines(paragraph)
          .map((line) => line.trim())
          .join('<br>')}</p>`,
    )
    .join('')
}

const plainNumber = /^-?\d+(?:,\d+)?$/

/**
 * Where a spreadsheet could read a formula: at a cell's beginning, and behind anything that could separate cells if the
 * program uses another separator than ours or takes the quotes around a cell for text. Blanks, quotes and earlier guards
 * may stand in between.
 */
const formula = /(^|[;,|\t\r\n])((?:[^\S\t\r\n]|")*'*)(?=[=+\-@])/g
const guarded = /(^|[;,|\t\r\n])((?:[^\S\t\r\n]|")*'*)'(?=[=+\-@])/g

/** Some programs drop a leading tab or carriage return. */
const leadingBlank = /^'*(?=[\t\r])/
const guardedBlank = /^('*)'(?=[\t\r])/

/** Guards a cell against being read as a formula, whatever a spreadsheet takes for separators (catalogue-files). */
export function protect(text: string): string {
  return plainNumber.test(text) ? text : text.replace(formula, "$1$2'").replace(leadingBlank, "$&'")
}

export function unprotect(cell: string): string {
  return cell.replace(guardedBlank, '$1').replace(guarded, '$1$2')
}
