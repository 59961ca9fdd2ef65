import { zodResolver } from '@hookform/resolvers/zod'
import type { FieldErrors, Resolver } from 'react-hook-form'
import type { z } from 'zod'
import { readDegrees } from '../../../../../schema/coordinates.ts'
import { synonymText } from '../../../../../schema/synonyms.ts'
import { catalogueMessages } from '../../../messages/dashboard/catalogue.ts'
import { writeDegrees } from '../../ui/degrees.ts'
import type { NamedRow, Place, PlaceField } from '../description.ts'

/** A picture in the form: a file to send, null for none, or that which is saved. */
export type DraftPicture = File | 'saved' | null

export interface Draft {
  name: string
  slug: string
  [field: string]: string | boolean | DraftPicture
}

/**
 * Initial values of the form.
 *
 * @param record null for a new one
 */
export function initialDraft(fields: readonly PlaceField[], record: Place | null): Draft {
  const values = fields.map((field) => [field.name, initialValue(field, record)])
  return { ...Object.fromEntries(values), name: record?.name ?? '', slug: record?.slug ?? '' }
}

function initialValue(field: PlaceField, record: Place | null): Draft[string] {
  switch (field.kind) {
    case 'degrees':
      return writeDegrees(savedValue<number>(record, field.name))
    case 'flag':
      return savedValue<boolean>(record, field.name) ?? field.initial
    case 'parent':
      return savedValue<Place>(record, field.of)?.id ?? ''
    case 'synonyms':
      return synonymText(savedValue<string[]>(record, field.name) ?? [])
    case 'lines':
      return (savedValue<string[]>(record, field.name) ?? []).join('\n')
    case 'several':
      return idsText(savedValue<Place[]>(record, field.of) ?? [])
    case 'rows':
      return rowsText(savedValue<NamedRow[]>(record, field.name) ?? [])
    case 'choice':
      return savedValue<string>(record, field.name) ?? (record ? '' : (field.initial ?? ''))
    case 'text':
    case 'date':
    case 'richText':
      return savedValue<string>(record, field.name) ?? ''
    case 'number':
      return numberText(savedValue<number>(record, field.name)) ?? (record ? '' : (field.initial ?? ''))
    case 'picture':
      return 'saved'
  }
}

const numberText = (value: number | null) => value?.toLocaleString('pt-BR', { useGrouping: false })

/** Ids as the draft keeps them: in one order, so that equal choices are equal texts. */
export const idsText = (chosen: readonly { id: string }[]): string =>
  chosen
    .map(({ id }) => id)
    .toSorted()
    .join(',')

/** Rows as the draft keeps them. */
export const rowsText = (rows: readonly NamedRow[]): string =>
  JSON.stringify(rows.map(({ name, slug }) => ({ name, slug })))

/** @param text rows as the draft keeps them */
export const rowsIn = (text: string): NamedRow[] => JSON.parse(text || '[]')

/** What a record has under a name, which the description's types have checked; null for a new one. */
export function savedValue<Value>(record: Place | null, name: string): Value | null {
  return ((record as Record<string, unknown> | null)?.[name] as Value) ?? null
}

/** @returns whether something would be lost by leaving the form */
export function differs(draft: Draft, initial: Draft): boolean {
  return Object.keys(draft).some((field) => draft[field] !== initial[field])
}

/** Checks a draft by the server's rule; the values it returns are the input. */
export function checkDraft(fields: readonly PlaceField[], schema: z.ZodType<object>): Resolver<Draft> {
  const pictures = fields.filter(({ kind }) => kind === 'picture').map(({ name }) => name)
  const rows = fields.filter(({ kind }) => kind === 'rows').map(({ name }) => name)
  const check = zodResolver(schema as z.ZodObject) as unknown as Resolver<Draft>
  // The server would make a missing slug from the name; in the form it is seen before it is saved.
  const noSlug = { slug: { type: 'required', message: catalogueMessages.slugRequired } }
  return async (draft, context, options) => {
    const plain = plainValues(fields, draft)
    const { values, errors: found } = await check(plain as Draft, context, options)
    const errors = { ...(draft.slug.trim() === '' && noSlug), ...found } as FieldErrors<Draft>
    if (Object.keys(errors).length > 0) return { values: {}, errors }
    const changed = pictures.filter((name) => draft[name] !== 'saved')
    // The rule makes of rows what is stored; what is sent are the rows.
    return { values: { ...values, ...pick(plain, rows), ...pick(draft, changed) } as Draft, errors: {} }
  }
}

/**
 * The changed fields of an input. The others are not sent, so that concurrent edits to them are kept.
 */
export function changedInput(
  input: Record<string, unknown>,
  draft: Draft,
  initial: Draft,
): Record<string, unknown> {
  return pick(
    input,
    Object.keys(input).filter((field) => draft[field] !== initial[field]),
  )
}

/** What the rule checks: pictures are checked where they arrive. */
function plainValues(fields: readonly PlaceField[], draft: Draft): Record<string, unknown> {
  const entries = fields
    .filter(({ kind }) => kind !== 'picture')
    .map(({ kind, name }) => [name, plainValue(kind, draft[name])])
  return { name: draft.name, slug: draft.slug, ...Object.fromEntries(entries) }
}

function plainValue(kind: PlaceField['kind'], value: Draft[string] | undefined) {
  if (kind === 'degrees') return readDegrees(String(value))
  if (kind === 'number') return value === '' ? null : Number(String(value).replace(',', '.'))
  if (kind === 'several') return String(value).split(',').filter(Boolean)
  if (kind === 'rows') return rowsIn(String(value)).filter(({ name }) => name.trim() !== '')
  return kind === 'date' && value === '' ? null : value
}

function pick(from: Readonly<Record<string, unknown>>, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(
    names.filter((name) => from[name] !== undefined).map((name) => [name, from[name]]),
  )
}
