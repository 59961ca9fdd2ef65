import { unaccent } from '../../../../schema/slug.ts'
import type { Field, Header } from './columns.ts'
import { unprotect } from './formula.ts'

/** What a line says, by what its columns hold. */
export type Values = Map<Field, string>

export function valuesOf(header: Header, cells: readonly string[]): Values {
  const values: Values = new Map()
  for (const [index, field] of header.columns.entries()) {
    if (field) values.set(field, unprotect(cells[index] ?? '').trim())
  }
  return values
}

/** What a line without id and slug is known by, as far as the file alone can tell. */
export function nameKey(values: Values): string {
  return (['name', 'city', 'neighborhood'] as const).map((field) => foldText(values.get(field))).join('\n')
}

/** Text as it is compared: without regard to case, accents and blanks. */
export function foldText(text: string | null | undefined): string {
  return unaccent(text ?? '')
    .replace(/\s+/g, ' ')
    .trim()
}
