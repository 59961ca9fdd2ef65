import type { z } from 'zod'
import { BadUserInputError } from './errors.ts'

/**
 * Validates and normalizes client input by its rule in schema/input.
 *
 * @param schema the rule
 * @param value as sent
 * @param path among the arguments, prefixed to the paths of its fields; empty for the arguments themselves
 * @returns the parsed value
 * @throws BadUserInputError with a message per invalid field, by path such as `input.address.cityId`
 */
export function parseInput<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  path = 'input',
): z.output<Schema> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const fields: Record<string, string> = {}
  for (const issue of parsed.error.issues)
    fields[[...(path ? [path] : []), ...issue.path].join('.')] ??= issue.message
  throw new BadUserInputError(fields)
}
