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
import { texts } from '../../messages/texts.ts'

/** Messages by path of the field, e.g. `{ 'input.address.cityId': '…' }`. */
export type FieldMessages = Record<string, string>

const maxMessages = 20

/** GraphQL describes invalid variables in English text only: these patterns tell which ones to check again. */
const aboutVariable = /^Variable "\$\w+" (got invalid value|of (required|non-null) type) /
const aboutArgument = /^Argument "(\w+)" of (required|non-null) type /

/**
 * Finds what is wrong with the variables of an operation that GraphQL has refused for them.
 *
 * @param errors of one operation
 * @param variables as the client sent them
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
 * Finds the required argument for which a variable had no value.
 *
 * @param error GraphQL's own, from the execution
 * @returns a Portuguese message by argument; empty when the error is about something else
 */
export function argumentErrors({ message }: GraphQLError): FieldMessages {
  const name = aboutArgument.exec(message)?.[1]
  return name ? { [name]: texts.variables.required(name) } : {}
}

function typeOf({ type }: VariableDefinitionNode, schema: GraphQLSchema): GraphQLInputType | undefined {
  // The overloads of typeFromAST each take one kind of node.
  const found = typeFromAST(schema, type as Parameters<typeof typeFromAST>[1])
  return isInputType(found) ? found : undefined
}

function addMessage(messages: FieldMessages, path: string, message: string): void {
  if (Object.keys(messages).length < maxMessages) messages[path] = message
}

function check(messages: FieldMessages, value: unknown, type: GraphQLInputType, path: string): void {
  if (isNonNullType(type)) {
    if (value === null || value === undefined) addMessage(messages, path, texts.variables.required(path))
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
    addMessage(messages, path, texts.variables.expected(path, typeText(type)))
  }
}

function checkObject(
  messages: FieldMessages,
  value: unknown,
  type: GraphQLInputObjectType,
  path: string,
): void {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    addMessage(messages, path, texts.variables.expected(path, texts.variables.object))
    return
  }
  const given = value as Record<string, unknown>
  const fields = type.getFields()
  for (const [name, field] of Object.entries(fields)) {
    if (given[name] !== undefined || isRequiredInputField(field)) {
      check(messages, given[name], field.type, `${path}.${name}`)
    }
  }
  for (const name of Object.keys(given).filter((each) => !Object.hasOwn(fields, each))) {
    const unknown = `${path}.${name.slice(0, 60)}`
    addMessage(messages, unknown, texts.variables.unknown(unknown, type.name))
  }
}

function accepts(type: GraphQLLeafType, value: unknown): boolean {
  try {
    return type.parseValue(value) !== undefined
  } catch {
    return false
  }
}

function typeText(type: GraphQLLeafType): string {
  if (isEnumType(type)) {
    return texts.variables.oneOf(
      type
        .getValues()
        .map(({ name }) => name)
        .join(', '),
    )
  }
  return texts.variables.scalars[type.name] ?? texts.variables.anotherValue(type.name)
}
