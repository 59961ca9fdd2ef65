/** Subset of JSON Schema 2020-12 used by the OpenAPI 3.1 document. */
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

/** An object with all properties required. */
export function objectSchema(description: string, properties: Record<string, JsonSchema>): JsonSchema {
  return { type: 'object', description, required: Object.keys(properties), properties }
}

/** Refers to a schema of the document's components. */
export function schemaRef(name: string): JsonSchema {
  return { $ref: `#/components/schemas/${name}` }
}

const builder =
  <Value>(type: JsonSchema) =>
  (description: string, example: Value): JsonSchema => ({ ...type, description, examples: [example] })

export const string = builder<string>({ type: 'string' })
export const nullableString = builder<string>({ type: ['string', 'null'] })
export const boolean = builder<boolean>({ type: 'boolean' })
export const nullableBoolean = builder<boolean>({ type: ['boolean', 'null'] })
export const count = builder<number>({ type: 'integer', minimum: 0 })
const dateTimeSchema = builder<string>({ type: 'string', format: 'date-time' })
export const dateTime = (description: string) => dateTimeSchema(description, '2026-11-20T15:00:00.000Z')
export const arraySchema = (description: string, items: JsonSchema): JsonSchema => ({
  type: 'array',
  description,
  items,
})

/** Properties shared by several entities. */
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

/** Another entity, with id, name and slug. */
export const reference = (description: string, name: string, slug: string): JsonSchema =>
  objectSchema(description, { _id: id, name: string('Its name.', name), slug: string('Its slug.', slug) })
