import { fieldsWith } from '../../../../schema/business/per-field.ts'
import { plainText } from '../../../../schema/excerpt.ts'
import { readPhone } from '../../../../schema/phone.ts'
import { onlyDigits } from '../../../../schema/phone-format.ts'
import { isReserved } from '../../../../schema/reserved-slugs.ts'
import { slugify } from '../../../../schema/slug.ts'
import { isAnswerField } from '../../answers/fields.ts'
import { parseId } from '../../lists/keys.ts'
import { texts } from '../../messages/texts.ts'
import { cellProblems } from './cells.ts'
import {
  type ColumnField,
  columnTitle,
  foldText,
  inputField,
  nameKey,
  type Problem,
  type RowValues,
} from './columns.ts'
import { changedFields, type Input, rowInput } from './input.ts'
import type { CellChange, RowResult } from './report.ts'
import { type Existing, findNamesakes, type StoredBusiness, storedCell, storedReferences } from './stored.ts'
import { type Lookup, type References, resolveReferences } from './taxonomy.ts'

export interface ImportRow extends RowResult {
  /** Of its establishment; null for one that is not saved yet. */
  businessId: number | null
  /** Null when there is nothing to save. */
  save: RowToSave | null
}

export interface RowToSave {
  values: RowValues
  /** Null for a new establishment. */
  stored: StoredBusiness | null
  /** Of a new one, if it was looked for by name: those of its name in its neighborhood. */
  namesakes: readonly StoredBusiness[]
  input: Input
  references: References
}

const phoneFields = fieldsWith({ kind: 'phone' })

export interface ImportState extends Lookup {
  /** Names that the file has several times in one neighborhood, as `nameKey` writes them. */
  repeated: ReadonlySet<string>
  /** Lines of valid rows by the key of their establishment. */
  seen: Map<string, number>
}

export const refusedRow = (
  line: number,
  problems: Problem[],
  name: string | null = null,
  businessId: number | null = null,
): ImportRow => ({
  ...{ line, name, businessId, problems },
  ...{ outcome: 'refused', changed: [], newEntries: [], remarks: [], save: null },
})

export function refuseRow(row: ImportRow, problems: Problem[]): void {
  Object.assign(row, refusedRow(row.line, problems, row.name, row.businessId))
}

/**
 * Decides what a row does.
 *
 * @param state remembers it for the rows below
 */
export function readRow(line: number, values: RowValues, existing: Existing, state: ImportState): ImportRow {
  const { stored, key, namesakes, problems } = match(values, existing, state)
  const name = values.get('name') || stored?.name || null
  const row = refusedRow(line, problems, name, stored?.id ?? null)
  if (problems.length === 0) problems.push(...cellProblems(values, stored, state))
  if (problems.length > 0) return row
  const earlier = state.seen.get(key)
  if (earlier !== undefined) problems.push({ field: null, message: texts.imports.repeats(earlier) })
  const { taxonomy } = state
  const before = stored && storedReferences(stored, taxonomy)
  const references = resolveReferences(values, before, state, problems)
  const remarks: Problem[] = []
  const facts = { values, stored, before, references, taxonomy, owners: existing.owners, remarks }
  const input = rowInput(facts, problems)
  const changed = input ? changedFields(input, stored, references, taxonomy, problems) : []
  if (!input || problems.length > 0) return row
  state.seen.set(key, line)
  if (changed.length === 0) return { ...row, outcome: 'unchanged', remarks }
  const { city, neighborhood, categories, subcategories } = references
  // A city before its neighborhood.
  const newEntries = [city, neighborhood, ...categories, ...subcategories]
    .filter((entry) => entry !== null)
    .filter(({ id }) => id < 0)
  for (const entry of newEntries) entry.isOffered = true
  const save = { values, stored, namesakes, input, references }
  remarks.push(...leftOut(values, changed))
  if (!stored) return { ...row, outcome: 'created', newEntries, remarks, save }
  const fields = [...new Set(changed.map(inputField))]
  const cells = fields.map((field) => changedCell(field, values, stored, taxonomy))
  return { ...row, outcome: 'updated', changed: cells, newEntries, remarks, save }
}

/** Remarks on text that was left out of phone cells, such as an extension. */
function leftOut(values: RowValues, changed: readonly string[]): Problem[] {
  return phoneFields.flatMap((field) => {
    const { leftOut } = readPhone(values.get(field) ?? '')
    return leftOut && changed.includes(field) ? [{ field, message: texts.imports.leftOut(leftOut) }] : []
  })
}

/** What is in no column changes only along with another field, and is empty then. */
function changedCell(
  field: ColumnField,
  values: RowValues,
  stored: StoredBusiness,
  taxonomy: ImportState['taxonomy'],
): CellChange {
  const text = (cell: string) => (field === 'description' ? plainText(cell) : cell)
  const [before, after] = [storedCell(field, stored, taxonomy), values.get(field) ?? '']
  const isMarkup = text(before) === text(after)
  const [earlier, now] = isMarkup ? [before, after] : [text(before), text(after)]
  const column = isAnswerField(field) ? taxonomy.answers.get(field).title : columnTitle(field)
  return { column, before: earlier, after: now }
}

/** Which establishment a row is about. */
interface Match {
  /** Null for a new one. */
  stored: StoredBusiness | null
  /** The same for two rows about the same establishment. */
  key: string
  /** Establishments of its name in its neighborhood, where it was looked for by name. */
  namesakes: readonly StoredBusiness[]
  problems: Problem[]
}

/**
 * Finds the establishment that a row is about: by its id; else by its slug; else by its name in its neighborhood, and
 * where the file or the database has several of that name there, by street and number, or by phone without them.
 */
function match(values: RowValues, existing: Existing, state: ImportState): Match {
  // A number may have the decimals that a spreadsheet gave it.
  const [id, slug] = [values.get('id')?.replace(/[.,]0+$/, ''), values.get('slug')]
  if (!id && !slug) return matchName(values, existing, state)
  const stored = existing.businesses.find((each) => (id ? each.id === parseId(id) : each.slug === slug))
  if (stored && slug && slug !== stored.slug) return refused('slug', texts.imports.otherSlug(stored.slug))
  if (stored) return found(stored)
  return id ? refused('id', texts.imports.noSuchId(id)) : withSlug(slug ?? '')
}

function found(stored: StoredBusiness): Match {
  return { stored, key: `id ${stored.id}`, namesakes: [], problems: [] }
}

function refused(field: Problem['field'], message: string): Match {
  return { stored: null, key: '', namesakes: [], problems: [{ field, message }] }
}

/** A free slug becomes that of the new establishment, so that addresses survive a move to another database. */
function withSlug(slug: string): Match {
  if (slug !== slugify(slug) || slug.length > 180) return refused('slug', texts.imports.badSlug)
  if (isReserved(slug)) return refused('slug', texts.imports.reservedSlug)
  return { stored: null, key: `slug ${slug}`, namesakes: [], problems: [] }
}

function matchName(values: RowValues, existing: Existing, { taxonomy, repeated }: ImportState): Match {
  const name = nameKey(values)
  const namesakes = findNamesakes(values, existing, taxonomy)
  const isClear = namesakes.length <= 1 && !repeated.has(name)
  const matching = isClear ? namesakes : namesakes.filter((stored) => isSameBranch(values, stored))
  const [only] = matching
  if (matching.length > 1 || (!only && namesakes.length > 1 && !repeated.has(name))) {
    return refused('name', texts.imports.alike)
  }
  if (only) return found(only)
  return { stored: null, key: `${name}\n${branchKey(values)}`, namesakes, problems: [] }
}

/** Of a phone that the rule refuses, which may be stored since before it, all digits. */
function phoneKey(text = ''): string {
  return readPhone(text).digits ?? onlyDigits(text)
}

/** Distinguishes rows of one name: street and number, else the phone. */
function branchKey(values: RowValues): string {
  const [street, number] = [foldText(values.get('street')), foldText(values.get('number'))]
  return street || number ? `${street}\n${number}` : phoneKey(values.get('phone'))
}

function isSameBranch(values: RowValues, { street, number, phone }: StoredBusiness): boolean {
  const hasAddress = values.get('street') || values.get('number')
  const address = `${foldText(street)}\n${foldText(number)}`
  return branchKey(values) === (hasAddress ? address : phoneKey(phone))
}
