import type { SkipToken } from '@apollo/client/react'
import type { ComponentType } from 'react'
import type { z } from 'zod'
import type { AttributeKind, AuditEntity, PlaceSortField } from '../../gql/dashboard/graphql.ts'
import { type CatalogueTexts, catalogueMessages } from '../../messages/dashboard/catalogue.ts'
import { paths } from '../../paths.ts'
import type { PlacedImage } from '../../ui/pictures/photo.tsx'
import type { Column, Sort } from '../table/columns.ts'
import type { Draft } from './form/draft.ts'
import type { Option, Options } from './options.ts'

/** What every row and every record of them has. */
export interface Place {
  id: string
  name: string
  slug: string
}

/** What one of the catalogue screens has of its own; all that they share is the screen. */
export interface Description<TRow extends Place, TRecord extends Place> {
  texts: CatalogueTexts
  /** Its kind in the audit trail. */
  entity: AuditEntity
  /** The fields of the form below the name and the slug. */
  fields: readonly PlaceField<NamesOf<TRecord>>[]
  /** The rule for what is saved, the same as the server's; pictures are added to what it has checked. */
  schema: z.ZodType<object>
  /** A note next to the name in a row, if any. */
  remark?: (row: TRow) => string | null
  /** Between the slug and the actions. */
  columns: readonly Column<TRow, PlaceSortField>[]
  filters: readonly PlaceFilter[]
  /** A button above the form of a new one. */
  Action?: ComponentType<ActionProps>
  /** Above the form, what such a record may be. */
  lead?: string
  /** What to reconsider in what is typed; it can be saved all the same. */
  warning?: (draft: Draft) => string | null
  /** Above the form of a record, where there is something to know about it that cannot be changed there. */
  note?: (record: TRecord) => string | null
  /** What may keep it from being deleted. */
  usesOf: (row: TRow) => readonly PlaceUse[]
  operations: PlaceOperations<TRow, TRecord>
}

/** What the list of a screen needs of it. */
export type ListDescription<TRow extends Place> = Omit<
  Description<TRow, Place>,
  'fields' | 'note' | 'lead' | 'warning' | 'Action'
>

/** What the form of a screen needs of it. */
export type FormDescription<TRecord extends Place> = Pick<
  Description<Place, TRecord>,
  'texts' | 'schema' | 'note' | 'lead' | 'warning' | 'operations'
> & { fields: readonly PlaceField[] }

/** Where such a button reports what it did. */
export interface ActionProps {
  onDone: (text: string) => Promise<void>
  onFailed: (text: string) => void
}

/** A filter of the list; its name is that of the address and of the server's filter. */
export interface PlaceFilter {
  name: 'city' | 'category' | 'kind' | 'active'
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
  filter: { search?: string; city?: string; category?: string; kind?: AttributeKind; active?: boolean }
  sort: Sort<PlaceSortField>
  page: number
  perPage: number
}

interface QueryState<TData> {
  data?: TData | undefined
  previousData?: TData | undefined
  error?: Error | undefined
  loading: boolean
  refetch: () => Promise<unknown>
}

type Mutation<TVariables> = readonly [
  run: (options: { variables: TVariables }) => Promise<unknown>,
  ...unknown[],
]

/** The generated hooks of one noun, which its operations give the same names; the schema has made the inputs. */
interface PlaceOperations<TRow, TRecord> {
  useList: (options: {
    variables: ListVariables
    fetchPolicy: 'cache-and-network'
  }) => QueryState<{ page: { items: readonly TRow[]; pagination: { total: number; totalPages: number } } }>
  useRecord: (
    options: { variables: { id: string }; fetchPolicy: 'network-only' } | SkipToken,
  ) => QueryState<{ record: TRecord | null }>
  useCreate: () => Mutation<{ input: never; requestKey: string }>
  useUpdate: () => Mutation<{ id: string; input: never }>
  useDelete: () => Mutation<{ id: string }>
}

/** The names of what a record has, by what a field can show. */
interface NamesOf<TRecord> {
  degrees: KeysOf<TRecord, number | null>
  flag: KeysOf<TRecord, boolean>
  texts: KeysOf<TRecord, readonly string[]>
  choice: KeysOf<TRecord, string | null>
  text: KeysOf<TRecord, string | null>
  number: KeysOf<TRecord, number | null>
  picture: KeysOf<TRecord, PlacedImage | null>
  parent: KeysOf<TRecord, Option>
  several: KeysOf<TRecord, readonly Option[]>
  rows: KeysOf<TRecord, readonly NamedRow[]>
}
type KeysOf<TRecord, Value> = keyof {
  [Key in keyof TRecord as TRecord[Key] extends Value ? Key : never]: Key
} &
  string

/** One of an ordered list of names; a new one has no slug yet. */
export interface NamedRow {
  name: string
  slug?: string
}

interface FieldTexts {
  label: string
  hint?: string
  /** Whether the field has a meaning next to the values of others; always when absent. */
  isShown?: (draft: Draft) => boolean
}

/** What a place belongs to, sent by its id. */
export interface ParentField<Name extends string = string> extends FieldTexts {
  kind: 'parent'
  /** As the server's input calls it. */
  name: string
  /** The current value, listed even if it is no longer offered. */
  of: Name
  /** The choice that is none. */
  placeholder: string
  /** Said when there is nothing to choose from. */
  loadFailed: string
  useOptions: () => Options
}

/** Several of what there is, sent by their ids. */
export interface SeveralField<Name extends string = string> extends FieldTexts {
  kind: 'several'
  /** As the server's input calls it. */
  name: string
  /** The current ones. */
  of: Name
  loadFailed: string
  useOptions: () => Options
}

/** An ordered list of names, each in a field of its own, which keeps the slugs of those that are saved. */
export interface RowsField<Name extends string = string> extends FieldTexts {
  kind: 'rows'
  name: Name
  most: number
  /** Characters of a name. */
  length: number
  texts: {
    label: (number: number) => string
    add: string
    remove: (name: string) => string
    raise: (name: string) => string
  }
}

/** One of a few words, or none. */
export interface ChoiceField<Name extends string = string> extends FieldTexts {
  kind: 'choice'
  name: Name
  /** That of a new one; none when absent. */
  initial?: string
  /** Whether an option goes with the values of other fields; all do when absent. */
  fits?: (value: string, draft: Draft) => boolean
  /** Each value with its label; the empty one is none. */
  options: readonly (readonly [value: string, label: string])[]
}

/** A field of the form, named as the record and the server's input have it. */
export type PlaceField<
  Names extends Record<keyof NamesOf<Place>, string> = Record<keyof NamesOf<Place>, string>,
> =
  /** A number in degrees; empty is none. A record has `latitude` and `longitude`, or neither: one map serves both. */
  | (FieldTexts & { kind: 'degrees'; name: Names['degrees'] })
  /** `initial` is that of a new one. */
  | (FieldTexts & { kind: 'flag'; name: Names['flag']; initial: boolean })
  | ParentField<Names['parent']>
  /** Separated by commas, and checked for what they are `of`. */
  | (FieldTexts & { kind: 'synonyms'; name: Names['texts']; of: 'category' | 'subcategory' })
  /** Texts, one a line. */
  | (FieldTexts & { kind: 'lines'; name: Names['texts'] })
  | ChoiceField<Names['choice']>
  /** One line; empty is sent as it is, and the rule of the input decides what it means. */
  | (FieldTexts & {
      kind: 'text'
      name: Names['text']
      inputMode?: 'text' | 'numeric'
      /** Texts that are offered, besides any other. */
      useSuggestions?: () => readonly string[]
    })
  /** A number, with a decimal comma or point; empty is none. `initial` is that of a new one. */
  | (FieldTexts & { kind: 'number'; name: Names['number']; initial?: string })
  | SeveralField<Names['several']>
  | RowsField<Names['rows']>
  /** A day, yyyy-MM-dd; empty is none. */
  | (FieldTexts & { kind: 'date'; name: Names['text'] })
  /** HTML of the editor of descriptions. */
  | (FieldTexts & { kind: 'richText'; name: Names['text'] })
  | (FieldTexts & { kind: 'picture'; name: Names['picture'] })

/** Where each kind of use is seen. */
const lists = {
  neighborhoods: paths.dashboardNeighborhoods,
  subcategories: paths.dashboardSubcategories,
  businesses: paths.dashboardBusinesses,
  sources: paths.dashboardImportCategories,
  answers: paths.dashboardBusinesses,
  areas: paths.dashboardBusinesses,
  attributes: paths.dashboardAttributes,
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
