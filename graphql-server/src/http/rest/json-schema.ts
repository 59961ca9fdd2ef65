/** As much of JSON Schema 2020-12, which OpenAPI 3.1 speaks, as the API's description needs. */
export interface JsonSchema {
  $ref?: string
  type?: string | readonly string[]
  description?: string
  const?: unknown
  enum?: readonly unknown[]
  format?: string
  pattern?: string
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  default?: unknown
  examples?: readonly unknown[]
  items?: JsonSchema
  properties?: Record<string, JsonSchema>
  required?: readonly string[]
  additionalProperties?: JsonSchema
  contentMediaType?: string
}

/** An object all of whose properties are always there. */
export function object(description: string, properties: Record<string, JsonSchema>): JsonSchema {
  return { type: 'object', description, required: Object.keys(properties), properties }
}

/** Where a named schema stands in the description. */
export function schemaRef(name: string): JsonSchema {
  return { $ref: `#/components/schemas/${name}` }
}
