import type { JsonSchema } from '../json-schema.ts'

/**
 * An example of what a schema describes, made of the examples of its parts.
 *
 * @param schema any of the description's
 * @param named those that references lead to, by name
 */
export function exampleOf(schema: JsonSchema, named: Readonly<Record<string, JsonSchema>>): unknown {
  if (schema.$ref) return exampleOf(named[schema.$ref.split('/').at(-1) ?? ''] ?? {}, named)
  if (schema.const !== undefined) return schema.const
  if (schema.examples) return schema.examples[0]
  if (schema.properties) {
    const entries = Object.entries(schema.properties)
    return Object.fromEntries(entries.map(([name, property]) => [name, exampleOf(property, named)]))
  }
  if (schema.items) return [exampleOf(schema.items, named)]
  return schema.default ?? null
}
