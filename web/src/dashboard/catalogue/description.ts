import type { z } from 'zod'
import type { AuditEntity, PlaceSortField } from '../../gql/dashboard/graphql.ts'
import type { CatalogueTexts } from '../../messages/dashboard/catalogue.ts'
import type { Column, Sort } from '../table/column.ts'
import type { PlaceField } from './form/fields.ts'
import type { Options } from './options.ts'

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
