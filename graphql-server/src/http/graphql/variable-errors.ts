import {
  type GraphQLError,
  type GraphQLInputObjectType,
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
  type VariableDefinitionNode,
} from 'graphql'
import { isRecord } from '../../../../schema/json.ts'
import { texts } from '../../messages/texts.ts'

/** Messages by path of the field, e.g. `{ 'input.address.cityId': '…' }`. */
export type FieldMessages = Record<string, string>

const maxMessages = 20

const aboutVariable = /^Variable "\$\w+" (got invalid value|of (required|non-null) type) /
const aboutArgument = /^Argument "(\w+)" of (required|non-null) type /

/**
 * What is wrong with the variables of an operation, when GraphQL's errors are about that. GraphQL says it in English
 * text only, so the variables are checked once more.
 *
 * @param errors of one operation
 * @param variables as they were sent
 * @returns Portuguese messages by field; empty when the errors are about something else
 */
export function variableErrors(
  errors: readonly GraphQLError[],
  schema: GraphQLSchema,
  variables: Readonly<Record<string, unknown>>,
): FieldMessages {
  const messages: FieldMessages = {}
  for (const { message, nodes } of errors) {
    const node = nodes?.[0]
    if (node?.kind !== Kind.VARIABLE_DEFINITION || !aboutVariable.test(message)) continue
    const name = node.variable.name.value
    const type = typeOf(node, schema)
    if (type) check(messages, variables[name], type, name)
  }
  return messages
}

/**
 * The message for an argument that a variable leaves without a value.
 *
 * @param error of GraphQL's own, from the execution
 * @returns empty when the error is about something else
 */
export function argumentErrors({ message }: GraphQLError): FieldMessages {
  const name = aboutArgument.exec(message)?.[1]
  return name ? { [name]: texts.variables.required } : {}
}

function typeOf({ type }: VariableDefinitionNode, schema: GraphQLSchema): GraphQLInputType | undefined {
  // The overloads of typeFromAST want one kind of node each.
  const found = typeFromAST(schema, type as Parameters<typeof typeFromAST>[1])
  return isInputType(found) ? found : undefined
}

function add(messages: FieldMessages, path: string, message: string): void {
  if (Object.keys(messages).length < maxMessages) messages[path] = message
}

function check(messages: FieldMessages, value: unknown, type: GraphQLInputType, path: string): void {
  if (isNonNullType(type)) {
    if (value === null || value === undefined) add(messages, path, texts.variables.required)
    else check(messages, value, type.ofType, path)
  } else if (value === null || value === undefined) {
    return
  } else if (isListType(type)) {
    const items: unknown[] = Array.isArray(value) ? value : [value]
    for (const [index, item] of items.entries()) {
      check(messages, item, type.ofType, Array.isArray(value) ? `${path}.${index}` : path)
    }
  } else if (isInputObjectType(type)) {
    checkObject(messages, value, type, path)
  } else if (!accepts(type, value)) {
    add(messages, path, texts.variables.expected(expectationOf(type)))
  }
}

function checkObject(
  messages: FieldMessages,
  value: unknown,
  type: GraphQLInputObjectType,
  path: string,
): void {
  if (!isRecord(value) || Array.isArray(value)) {
    add(messages, path, texts.variables.expected(texts.variables.object))
    return
  }
  const fields = type.getFields()
  for (const [name, field] of Object.entries(fields)) {
    if (value[name] !== undefined || isRequiredInputField(field)) {
      check(messages, value[name], field.type, `${path}.${name}`)
    }
  }
  for (const name of Object.keys(value).filter((each) => !Object.hasOwn(fields, each))) {
    add(messages, `${path}.${name.slice(0, 60)}`, texts.variables.unknown)
  }
}

function accepts(type: GraphQLLeafType, value: unknown): boolean {
  try {
    return type.parseValue(value) !== undefined
  } catch {
    return false
  }
}

function expectationOf(type: GraphQLLeafType): string {
  const { oneOf, scalars, anotherValue } = texts.variables
  if (!isEnumType(type)) return scalars[type.name] ?? anotherValue
  return oneOf(
    type
      .getValues()
      .map(({ name }) => name)
      .join(', '),
  )
}
