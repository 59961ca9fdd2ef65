import type { z } from 'zod'
import { BadUserInputError } from './errors.ts'

/**
 * Checks and normalises what a client sent by its one rule in schema/input.
 *
 * @param schema the rule
 * @param value as it was sent
 * @param path its path among the arguments, a prefix of the paths of its fields; empty for the arguments themselves
 * @returns what the rule makes of it
 * @throws BadUserInputError with a message for each field that breaks the rule, by path such as `input.address.cityId`
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
