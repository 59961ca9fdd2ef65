import { isRecord } from '../json.ts'

/** One of the answers that a CHOICE offers. */
export interface AttributeOption {
  slug: string
  name: string
}

const isOption = (value: unknown): value is AttributeOption =>
  isRecord(value) && typeof value.slug === 'string' && typeof value.name === 'string'

/** @param text JSON as the server stored it */
export function optionsIn(text: string): AttributeOption[] {
  const list: unknown = JSON.parse(text)
  return Array.isArray(list) ? list.filter(isOption) : []
}

/** The options as they are stored: in their order, with slug and name alone. */
export const optionsText = (options: readonly AttributeOption[]): string =>
  JSON.stringify(options.map(({ slug, name }) => ({ slug, name })))
