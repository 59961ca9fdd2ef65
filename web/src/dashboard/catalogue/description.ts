import type { z } from 'zod'
import type { AuditEntity, PlaceSortField } from '../../gql/dashboard/graphql.ts'
import { type CatalogueTexts, catalogueMessages } from '../../messages/dashboard/catalogue.ts'
import { paths } from '../../paths.ts'
import type { PlacedImage } from '../../ui/pictures/photo.tsx'
import type { Column, Sort } from '../table/columns.ts'
import type { Option, Options } from './options.ts'

/** What every row and every record of the four has. */
export interface Place {
  id: string
  name: string
  slug: string
}

/** What one of the four catalogue screens has of its own; all that they share is the screen. */
export interface Description<TRow extends Place, TRecord extends Place, TCreate, TUpdate> {
  texts: CatalogueTexts
  /** Its kind in the audit trail. */
  entity: AuditEntity
  /** The fields of the form below the name and the slug. */
  fields: readonly PlaceField<TRecord>[]
  /** The rule for what is saved, the same as the server's; pictures are added to what it has checked. */
  schema: z.ZodType<object>
  /** Beside the name in a row, where there is something to know about it. */
  remark?: (row: TRow) => string | null
  /** Between the slug and the actions. */
  columns: readonly Column<TRow, PlaceSortField>[]
  filters: readonly PlaceFilter[]
  /** Above the form of a record, where there is something to know about it that cannot be changed there. */
  note?: (record: TRecord) => string | null
  /** What may keep it from being deleted. */
  usesOf: (row: TRow) => readonly PlaceUse[]
  operations: PlaceOperations<TRow, TRecord, TCreate, TUpdate>
}

/** A filter of the list; its name is that of the address and of the server's filter. */
export interface PlaceFilter {
  name: 'city' | 'category' | 'active'
  label: string
  /** The choice that filters nothing. */
  all: string
  useOptions: () => Options
}

/** Something that uses a place. */
export interface PlaceUse {
  count: number
  /** Of a link to where it is seen. */
  text: string
  to: string
}

export interface ListVariables {
  filter: { search?: string; city?: string; category?: string; active?: boolean }
  sort: Sort<PlaceSortField>
  page: number
  perPage: number
}

interface PageData<TRow> {
  page: {
    items: readonly TRow[]
    pagination: { total: number; totalPages: number }
  }
}

interface QueryState<TData> {
  data?: TData | undefined
  previousData?: TData | undefined
  error?: unknown
  loading: boolean
  refetch: () => Promise<unknown>
}

type Mutation<TVariables> = readonly [
  run: (options: { variables: TVariables }) => Promise<unknown>,
  ...unknown[],
]

/** The generated hooks of one noun, which its operations give the same names. */
export interface PlaceOperations<TRow, TRecord, TCreate, TUpdate> {
  useList: (options: {
    variables: ListVariables
    fetchPolicy: 'cache-and-network'
  }) => QueryState<PageData<TRow>>
  useRecord: (
    options: { variables: { id: string }; fetchPolicy: 'network-only' } | null,
  ) => QueryState<{ record: TRecord | null }>
  useCreate: () => Mutation<{ input: TCreate; requestKey: string }>
  useUpdate: () => Mutation<{ id: string; input: TUpdate }>
  useDelete: () => Mutation<{ id: string }>
}

interface FieldBase {
  /** As the server's input calls it. */
  name: string
  label: string
  hint?: string
}

/** A number in degrees; empty is none. A record has `latitude` and `longitude`, or neither: one map serves both. */
export interface DegreesField<TRecord> extends FieldBase {
  kind: 'degrees'
  valueOf: (record: TRecord) => number | null
}

export interface FlagField<TRecord> extends FieldBase {
  kind: 'flag'
  /** Of a new one. */
  initial: boolean
  valueOf: (record: TRecord) => boolean
}

/** What a place belongs to, by its id. */
export interface ParentField<TRecord> extends FieldBase {
  kind: 'parent'
  /** The choice that is none. */
  placeholder: string
  /** Said when there is nothing to choose from. */
  loadFailed: string
  useOptions: () => Options
  /** What is chosen: it stands among the options even when it is not offered any more. */
  valueOf: (record: TRecord) => Option
}

/** Synonyms, separated by commas. */
export interface SynonymsField<TRecord> extends FieldBase {
  kind: 'synonyms'
  /** What they are checked for. */
  of: 'category' | 'subcategory'
  valueOf: (record: TRecord) => readonly string[]
}

/** Texts, one a line. */
export interface LinesField<TRecord> extends FieldBase {
  kind: 'lines'
  valueOf: (record: TRecord) => readonly string[]
}

export interface PictureField<TRecord> extends FieldBase {
  kind: 'picture'
  valueOf: (record: TRecord) => PlacedImage | null
}

/** A field of the form, and how a record has it. */
export type PlaceField<TRecord> =
  | DegreesField<TRecord>
  | FlagField<TRecord>
  | ParentField<TRecord>
  | SynonymsField<TRecord>
  | LinesField<TRecord>
  | PictureField<TRecord>

/** Where each kind of use is seen. */
const lists = {
  neighborhoods: paths.dashboardNeighborhoods,
  subcategories: paths.dashboardSubcategories,
  businesses: paths.dashboardBusinesses,
} as const

/**
 * What uses a place, with the way to the list that shows it.
 *
 * @param name of what the list is narrowed to
 * @param filter of the list, with slugs
 */
export function usedBy(
  kind: keyof typeof lists,
  count: number,
  name: string,
  filter: Readonly<Record<string, string>>,
): PlaceUse {
  const to = `${lists[kind]}?${new URLSearchParams(filter)}`
  return { count, text: catalogueMessages.uses[kind](name), to }
}
