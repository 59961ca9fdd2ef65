import {
  type GraphQLError,
  type GraphQLInputType,
  type GraphQLLeafType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  isRequiredInputField,
  Kind,
  typeFromAST,
} from 'graphql'
import { isRecord } from '../../../../schema/json.ts'
import { BadUserInputError } from '../../errors.ts'
import { texts } from '../../messages/texts.ts'

const maxMessages = 20

const aboutVariable = /^Variable "\$\w+" (got invalid value|of (required|non-null) type) /
const aboutArgument = /^Argument "(\w+)" of (required|non-null) type /

/**
 * Translates GraphQL's errors about variables. They are English text without a path, so the variables are validated
 * again.
 *
 * @param variables as the client sent them
 * @returns Portuguese messages by path such as `input.address.cityId`; null when the errors are about something else
 */
export function variablesError(
  errors: readonly GraphQLError[],
  schema: GraphQLSchema,
  variables: Readonly<Record<string, unknown>>,
): BadUserInputError | null {
  const types = new Map<string, GraphQLInputType>()
  for (const { message, nodes } of errors) {
    const node = nodes?.[0]
    if (node?.kind !== Kind.VARIABLE_DEFINITION || !aboutVariable.test(message)) continue
    // Each overload of typeFromAST accepts one kind of node.
    const type = typeFromAST(schema, node.type as Parameters<typeof typeFromAST>[1])
    if (isInputType(type)) types.set(node.variable.name.value, type)
  }
  const problems = [...types].flatMap(([name, type]) => [...problemsOf(variables[name], type, name)])
  if (problems.length === 0) return null
  return new BadUserInputError(Object.fromEntries(problems.slice(0, maxMessages)))
}

/** Translates an error about a missing argument; null for other errors. */
export function argumentError({ message }: GraphQLError): BadUserInputError | null {
  const name = aboutArgument.exec(message)?.[1]
  return name ? new BadUserInputError({ [name]: texts.variables.required }) : null
}

type Problem = [path: string, message: string]

function* problemsOf(value: unknown, type: GraphQLInputType, path: string): Generator<Problem> {
  const isAbsent = value === null || value === undefined
  if (isNonNullType(type)) {
    if (isAbsent) yield [path, texts.variables.required]
    else yield* problemsOf(value, type.ofType, path)
  } else if (isAbsent) {
    return
  } else if (isListType(type)) {
    if (!Array.isArray(value)) return yield* problemsOf(value, type.ofType, path)
    for (const [index, item] of value.entries()) yield* problemsOf(item, type.ofType, `${path}.${index}`)
  } else if (isInputObjectType(type)) {
    if (!isRecord(value) || Array.isArray(value)) {
      return yield [path, texts.variables.expected(texts.variables.object)]
    }
    const fields = type.getFields()
    for (const [name, field] of Object.entries(fields)) {
      if (value[name] === undefined && !isRequiredInputField(field)) continue
      yield* problemsOf(value[name], field.type, `${path}.${name}`)
    }
    for (const name of Object.keys(value)) {
      if (!Object.hasOwn(fields, name)) yield [`${path}.${name.slice(0, 60)}`, texts.variables.unknown]
    }
  } else if (!accepts(type, value)) {
    yield [path, texts.variables.expected(describeExpected(type))]
  }
}

function accepts(type: GraphQLLeafType, value: unknown): boolean {
  try {
    return type.parseValue(value) !== undefined
  } catch {
    return false
  }
}

function describeExpected(type: GraphQLLeafType): string {
  const { oneOf, scalars, anotherValue } = texts.variables
  if (!isEnumType(type)) return scalars[type.name] ?? anotherValue
  const names = type.getValues().map(({ name }) => name)
  return oneOf(names.join(', '))
}
