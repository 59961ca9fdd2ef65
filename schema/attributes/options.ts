import { isRecord } from '../json.ts'

/** Possible answer to an attribute of kind CHOICE. */
export interface AttributeOption {
  slug: string
  name: string
}

const isOption = (value: unknown): value is AttributeOption =>
  isRecord(value) && typeof value.slug === 'string' && typeof value.name === 'string'

/** @param text stored JSON */
export function optionsIn(text: string): AttributeOption[] {
  const list: unknown = JSON.parse(text)
  return Array.isArray(list) ? list.filter(isOption) : []
}

/** Options as stored JSON: in their order, with slug and name only. */
export const optionsText = (options: readonly AttributeOption[]): string =>
  JSON.stringify(options.map(({ slug, name }) => ({ slug, name })))
