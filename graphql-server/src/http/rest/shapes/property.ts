import { type JsonSchema, object } from '../json-schema.ts'

/** A text that is always there. */
export const text = (description: string, example: string): JsonSchema => ({
  type: 'string',
  description,
  examples: [example],
})
export const perhaps = (description: string, example: string): JsonSchema => ({
  type: ['string', 'null'],
  description,
  examples: [example],
})
export const flag = (description: string, example: boolean): JsonSchema => ({
  type: 'boolean',
  description,
  examples: [example],
})
export const count = (description: string, example: number): JsonSchema => ({
  type: 'integer',
  minimum: 0,
  description,
  examples: [example],
})
export const moment = (description: string): JsonSchema => ({
  type: 'string',
  format: 'date-time',
  description,
  examples: ['2026-11-20T15:00:00.000Z'],
})
export const listOf = (description: string, items: JsonSchema): JsonSchema => ({
  type: 'array',
  description,
  items,
})

export const id: JsonSchema = text('Its id.', '12')
export const createdAt = moment('When it was registered.')
export const updatedAt = moment('When it was last changed.')
export const lat = perhaps('Latitude in degrees, as text.', '-23.0205')
export const long = perhaps('Longitude in degrees, as text.', '-45.5555')
export const imageExample = 'https://guiadovale.example/media/3b0c'
export const image = (description: string): JsonSchema => ({
  ...perhaps(description, imageExample),
  format: 'uri',
})

/** What leads to another entity. */
export const reference = (description: string, name: string, slug: string): JsonSchema =>
  object(description, { _id: id, name: text('Its name.', name), slug: text('Its slug.', slug) })

export const degrees = (value: number | null) => (value === null ? null : String(value))
