import type { Field, Fields } from '../field.ts'
import type { JsonSchema } from '../json-schema.ts'

/** A field of a body, where it stands in JSON: `address[city]` is `['address', 'city']`. */
interface Placed {
  path: string[]
  schema: JsonSchema
  isRequired: boolean
}

/**
 * What a JSON body can hold; of files only null, which removes one.
 *
 * @param fields of the route
 * @param isNew whether what must not be missing is demanded
 */
export function jsonBody(fields: Fields, isNew: boolean): JsonSchema {
  const placed = Object.entries(fields)
    .filter(([, field]) => !(field.isFile && field.schema.items))
    .map(([name, field]) => ({
      path: name.split(/[[\]]+/).filter(Boolean),
      schema: field.isFile ? { ...field.schema, type: 'null', examples: [null] } : field.schema,
      isRequired: isNew && field.isRequired === true,
    }))
  return objectOf(placed)
}

function objectOf(fields: readonly Placed[]): JsonSchema {
  const byName = [...Map.groupBy(fields, ({ path }) => path[0] ?? '')]
  const required = byName.filter(([, inner]) => inner.some((field) => field.isRequired)).map(([name]) => name)
  const properties = byName.map(([name, inner]): [string, JsonSchema] => {
    const [first] = inner
    if (first && first.path.length === 1) return [name, first.schema]
    return [name, objectOf(inner.map((field) => ({ ...field, path: field.path.slice(1) })))]
  })
  return {
    type: 'object',
    properties: Object.fromEntries(properties),
    ...(required.length > 0 && { required }),
  }
}

/** What a form can hold: every field by its own name, a list with brackets after it, and files. */
export function formBody(fields: Fields, isNew: boolean): JsonSchema {
  const named = Object.entries(fields).map(([name, field]): [string, Field] => [formName(name, field), field])
  const required = named.filter(([, field]) => isNew && field.isRequired).map(([name]) => name)
  return {
    type: 'object',
    properties: Object.fromEntries(named.map(([name, field]) => [name, formField(field)])),
    ...(required.length > 0 && { required }),
  }
}

function formName(name: string, { schema, isFile }: Field): string {
  return schema.items && !isFile ? `${name}[]` : name
}

function formField({ schema, isFile }: Field): JsonSchema {
  const file: JsonSchema = { type: 'string', format: 'binary' }
  if (isFile) return schema.items ? { ...schema, items: file } : { ...file, description: schema.description }
  return Array.isArray(schema.type) ? { ...schema, type: 'string' } : schema
}
