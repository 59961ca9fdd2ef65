import type { SentFile } from '../../media/uploads/file.ts'
import type { Field } from './field.ts'

/** An image; whatever is sent in its place, as the address that it has already, changes nothing. */
export function image(description: string): Field {
  return {
    isFile: true,
    schema: { type: ['string', 'null'], description },
    read(values) {
      const file = values.find(isSentFile)
      return file ? Promise.resolve(file) : values.every((value) => value === null) ? null : undefined
    },
  }
}

/** Images, in order. */
export function images(description: string, most: number): Field {
  return {
    isFile: true,
    schema: { type: 'array', maxItems: most, items: { type: 'string' }, description },
    read(values) {
      const files = values.filter(isSentFile)
      return files.length > 0 ? files.map((file) => Promise.resolve(file)) : undefined
    },
  }
}

function isSentFile(value: unknown): value is SentFile {
  return typeof (value as Partial<SentFile> | null)?.createReadStream === 'function'
}
