import type { z } from 'zod'
import { type CsvField, csvFields, isScalar } from '../../../../schema/business/csv-columns.ts'
import type { BusinessField } from '../../../../schema/business/field.ts'
import { businessFields } from '../../../../schema/business/fields.ts'
import { addressFieldNames } from '../../../../schema/business/per-field.ts'
import { stateOfWord } from '../../../../schema/business/state-words.ts'
import { readDegrees, readPoint } from '../../../../schema/coordinates.ts'
import { createInputRule, updateInputRule } from '../../../../schema/input/business.ts'
import { type AnswerField, type Answers, answerFields, isAnswerField } from '../../answers/fields.ts'
import {
  type BusinessChanges,
  type BusinessFields,
  businessColumns,
  type NewBusiness,
  withRelatedIds,
} from '../../businesses/fields.ts'
import type { BusinessReferences } from '../../businesses/references.ts'
import { businessProblems, fieldsToCheck } from '../../businesses/rules.ts'
import { texts } from '../../messages/texts.ts'
import { readAnswerCell } from './answer-columns.ts'
import { readAreas } from './areas.ts'
import {
  type ColumnField,
  inputField,
  type Problem,
  type RowValues,
  readDescription,
  readYesOrNo,
} from './columns.ts'
import { normalizeEmail, type StoredBusiness, storedCell } from './stored.ts'
import type { References, Taxonomy, TaxonomyEntry } from './taxonomy.ts'

/** What a row sends through the rules of the API. */
export type Input = ({ kind: 'create'; data: NewBusiness } | { kind: 'update'; data: BusinessChanges }) & {
  /** Those of `data`, by field. */
  answers: Answers
}

interface RowFacts {
  values: RowValues
  stored: StoredBusiness | null
  /** Of `stored`. */
  before: References | null
  /** Those that the row names. */
  references: References
  taxonomy: Taxonomy
  /** Ids of accounts by e-mail. */
  owners: ReadonlyMap<string, number>
  /** Are added to. */
  remarks: Problem[]
}

/**
 * Checks a row by the rules of the API. For an update, only cells that differ from what an export would write count.
 *
 * @param problems are added to, at most one for each field
 * @returns null when a rule is broken
 */
export function rowInput(row: RowFacts, problems: Problem[]): Input | null {
  const { values, stored, taxonomy, remarks } = row
  const differing = csvFields.filter((field) => values.has(field) && !isSame(row, field))
  const address: Record<string, unknown> = {}
  const raw: Record<string, unknown> = { address }
  for (const field of differing) {
    if (field === 'areas') {
      Object.assign(raw, readAreas(values.get(field) ?? '', taxonomy, problems))
      continue
    }
    const [name, value] = rawValue(field, row, problems)
    if (stored && unhides(stored, name, value)) {
      remarks.push({ field, message: texts.imports.staysHidden })
      continue
    }
    if (inAddress.has(name)) address[name] = value
    else raw[name] = value
  }
  // Maps copy both coordinates at once.
  const point = values.get('longitude') ? null : readPoint(values.get('latitude') ?? '')
  if (point) Object.assign(raw, point)
  const answers = givenAnswers(row, problems)
  raw.attributes = sentAnswers(answers, row.taxonomy)
  if (!stored) return checked('create', createInputRule(raw).safeParse(raw), answers, problems)
  return checked('update', updateInputRule({ ...stored, ...raw }).safeParse(raw), answers, problems)
}

/** Answers as a client sends them. */
const sentAnswers = (answers: Answers, taxonomy: Taxonomy) =>
  (Object.keys(answers) as AnswerField[]).map((field) => ({
    slug: taxonomy.answers.get(field).slug,
    value: answers[field],
  }))

/** The answers in cells that differ from what is stored. */
function givenAnswers(row: RowFacts, problems: Problem[]): Answers {
  const answers: Answers = {}
  for (const [field, cell] of row.values) {
    if (!isAnswerField(field) || isSame(row, field)) continue
    const read = readAnswerCell(row.taxonomy.answers.get(field), cell)
    if ('problem' in read) problems.push({ field, message: read.problem })
    else if (row.stored || read.value !== null) answers[field] = read.value
  }
  return answers
}

/** Whether a file would show what is hidden, which only an administrator's own save does (hidden-address). */
const unhides = (stored: StoredBusiness, name: string, value: unknown): boolean =>
  stored.addressHidden &&
  ((name === 'addressHidden' && value !== true) ||
    (name === 'showsNeighborhood' && value === true && !stored.showsNeighborhood))

const inAddress = new Set<string>([...addressFieldNames, 'cityId', 'neighborhoodId'])

/** Whether a cell holds what is stored already. */
function isSame({ values, stored, before, references, taxonomy }: RowFacts, field: ColumnField): boolean {
  if (field === 'id' || field === 'slug') return true
  if (!stored || !before) return false
  switch (field) {
    case 'city':
    case 'neighborhood':
    case 'categories':
    case 'subcategories':
      return idsIn(references[field]) === idsIn(before[field])
    default:
      return storedCell(field, stored, taxonomy).replace(/\r\n?/g, '\n').trim() === values.get(field)
  }
}

const idsIn = (entries: References[keyof References]) =>
  [entries]
    .flat()
    .map((entry) => entry?.id)
    .join()

const entryId = ({ id }: TaxonomyEntry) => String(id)

/** A field of the input by name, as a client would send it; new entries have negative ids. */
function rawValue(field: CsvField, row: RowFacts, problems: Problem[]): [name: string, value: unknown] {
  const text = row.values.get(field) ?? ''
  const { city, neighborhood, categories, subcategories } = row.references
  switch (field) {
    case 'city':
      return ['cityId', city ? entryId(city) : null]
    case 'neighborhood':
      // The text, if there is any: where the city is wrong, the neighborhood is no problem of its own.
      return ['neighborhoodId', neighborhood ? entryId(neighborhood) : text]
    case 'categories':
      return ['categoryIds', categories.map(entryId)]
    case 'subcategories':
      return ['subcategoryIds', subcategories.map(entryId)]
    case 'owner':
      return ['ownerId', findOwnerId(text, row.owners, problems)]
    default:
      return [field, isScalar(field) ? scalarValue(businessFields[field].kind, text) : text]
  }
}

function scalarValue(kind: BusinessField['kind'], text: string): unknown {
  if (kind === 'degrees') return readDegrees(text)
  if (kind === 'flag') return readYesOrNo(text)
  if (kind === 'state') return text === '' ? null : (stateOfWord(text) ?? text)
  return kind === 'html' && text ? readDescription(text) : text
}

function findOwnerId(text: string, owners: ReadonlyMap<string, number>, problems: Problem[]): string | null {
  if (text === '') return null
  const id = owners.get(normalizeEmail(text))
  if (!id) problems.push({ field: 'owner', message: texts.imports.noSuchOwner(text) })
  return id ? String(id) : null
}

function checked<Kind extends Input['kind']>(
  kind: Kind,
  { data, error }: z.ZodSafeParseResult<Extract<Input, { kind: Kind }>['data']>,
  answers: Answers,
  problems: Problem[],
): Input | null {
  const wrong = new Set(problems.map(({ field }) => field))
  for (const { path, message } of error?.issues ?? []) {
    const field = inputField(String(path.at(-1)))
    if (!wrong.has(field)) problems.push({ field, message })
    wrong.add(field)
  }
  return data && wrong.size === 0 ? ({ kind, data, answers } as Input) : null
}

/**
 * The same input with the ids that new entries got when they were saved.
 *
 * @param saved of those that this transaction has saved
 */
export function withSavedIds<Data extends Input['data']>(
  data: Data,
  references: References,
  saved: ReadonlyMap<TaxonomyEntry, number>,
): Data {
  const id = (entry: TaxonomyEntry | null) => String(entry && (saved.get(entry) ?? entry.id))
  const { city, neighborhood, categories, subcategories } = references
  const { address, categoryIds, subcategoryIds } = data
  return {
    ...data,
    ...(categoryIds && { categoryIds: categories.map(id) }),
    ...(subcategoryIds && { subcategoryIds: subcategories.map(id) }),
    ...(address && {
      address: {
        ...address,
        ...(address.cityId && { cityId: id(city) }),
        ...(address.neighborhoodId && { neighborhoodId: id(neighborhood) }),
      },
    }),
  }
}

/**
 * The names of the fields that a row changes, checked together by the rules of the API; new entries count as saved.
 *
 * @param stored the establishment that it updates; null for a new one
 * @param problems are added to
 */
export function changedFields(
  input: Input,
  stored: StoredBusiness | null,
  references: References,
  taxonomy: Taxonomy,
  problems: Problem[],
): string[] {
  const before = stored && fieldsBefore(stored)
  const after = fieldsAfter(before, input, references)
  const json = (name: string, fields: object | null) => JSON.stringify({ ...fields }[name] ?? null)
  const changed = Object.keys(after).filter((name) => !before || json(name, before) !== json(name, after))
  const wrong = businessProblems(
    after,
    fieldsToCheck(before, after, changed),
    knownReferences(references, taxonomy),
  )
  for (const [path, message] of Object.entries(wrong)) {
    problems.push({ field: inputField(path), message })
  }
  return changed
}

function fieldsBefore(stored: StoredBusiness): BusinessFields {
  const { id, slug, searchName, owner, attributes, ...row } = stored
  return { ...withRelatedIds(row), ...answerFields(attributes) }
}

function fieldsAfter(
  before: BusinessFields | null,
  { data, answers }: Input,
  { city, neighborhood, categories, subcategories }: References,
): BusinessFields {
  return {
    ...before,
    ...(businessColumns(data) as BusinessFields),
    ...answers,
    cityId: city?.id ?? 0,
    neighborhoodId: neighborhood?.id ?? 0,
    categoryIds: categories.map(({ id }) => id),
    subcategoryIds: subcategories.map(({ id }) => id),
  }
}

function knownReferences(
  { neighborhood, subcategories }: References,
  taxonomy: Taxonomy,
): BusinessReferences {
  return {
    hasCity: () => true,
    neighborhoodCityId: () => neighborhood?.parent?.id,
    hasCategory: () => true,
    demandsSubcategory: (id) => taxonomy.childNames(taxonomy.get('category', id)).hasOffered(),
    subcategory(id) {
      const found = subcategories.find((one) => one.id === id)
      return found?.parent ? { name: found.name, categoryId: found.parent.id } : undefined
    },
    hasOwner: () => true,
  }
}
