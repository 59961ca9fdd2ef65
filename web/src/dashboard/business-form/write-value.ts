import { plainText } from '../../../../schema/excerpt.ts'
import type { FieldName, FormValues } from './values.ts'

/** Characters of a text that are shown where two versions are compared. */
const most = 600

/** What a field holds, as people read it; empty when it holds nothing. */
export function writeValue(values: FormValues, name: FieldName): string {
  const value = values[name]
  if (value === null) return ''
  if (typeof value === 'string') {
    const text = name === 'description' ? plainText(value) : value
    return text.length > most ? `${text.slice(0, most)}…` : text
  }
  if ('email' in value) return `${value.name} (${value.email})`
  return 'id' in value ? value.name : value.map((each) => each.name).join(', ')
}
