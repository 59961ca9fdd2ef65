import type { PlacedImage } from '../../../ui/pictures/photo.tsx'
import type { Option, Options } from '../options.ts'

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
