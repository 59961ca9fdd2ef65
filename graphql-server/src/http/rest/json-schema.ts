/** The part of JSON Schema 2020-12, as OpenAPI 3.1 uses it, that the API's description needs. */
export interface JsonSchema {
  $ref?: string
  type?: string | readonly string[]
  description?: string
  const?: unknown
  enum?: readonly unknown[]
  format?: string
  minimum?: number
  maximum?: number
  maxItems?: number
  default?: unknown
  examples?: readonly unknown[]
  items?: JsonSchema
  properties?: Record<string, JsonSchema>
  required?: readonly string[]
  additionalProperties?: JsonSchema
  contentMediaType?: string
}

/** An object all of whose properties are always present. */
export function objectSchema(description: string, properties: Record<string, JsonSchema>): JsonSchema {
  return { type: 'object', description, required: Object.keys(properties), properties }
}

/** Refers to a schema by its name in the description. */
export function schemaRef(name: string): JsonSchema {
  return { $ref: `#/components/schemas/${name}` }
}

export const string = (description: string, example: string): JsonSchema => ({
  type: 'string',
  description,
  examples: [example],
})
export const nullableString = (description: string, example: string): JsonSchema => ({
  type: ['string', 'null'],
  description,
  examples: [example],
})
export const boolean = (description: string, example: boolean): JsonSchema => ({
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
export const dateTime = (description: string): JsonSchema => ({
  type: 'string',
  format: 'date-time',
  description,
  examples: ['2026-11-20T15:00:00.000Z'],
})
export const arrayOf = (description: string, items: JsonSchema): JsonSchema => ({
  type: 'array',
  description,
  items,
})

/** Properties that several entities have. */
export const id = string('Its id.', '12')
export const createdAt = dateTime('When it was registered.')
export const updatedAt = dateTime('When it was last changed.')
export const latitude = nullableString('Latitude in degrees, as text.', '-23.0205')
export const longitude = nullableString('Longitude in degrees, as text.', '-45.5555')
export const imageExample = 'https://guiadovale.example/media/3b0c'
export const imageUrl = (description: string): JsonSchema => ({
  ...nullableString(description, imageExample),
  format: 'uri',
})

/** Another entity, by id, name and slug. */
export const reference = (description: string, name: string, slug: string): JsonSchema =>
  objectSchema(description, { _id: id, name: string('Its name.', name), slug: string('Its slug.', slug) })

/** Degrees as clients of REST get them (coordinates). */
export const degreesText = (value: number | null) => (value === null ? null : String(value))
