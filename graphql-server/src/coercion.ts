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
import { texts } from './messages/texts.ts'

/** Messages by path of the field, e.g. `{ 'input.address.cityId': '…' }`. */
export type FieldMessages = Record<string, string>

/** More than a person can read. */
const mostMessages = 20

/** GraphQL says what is wrong with a variable as a text only: it is looked at once more. */
const aboutVariable = /^Variable "\$\w+" (got invalid value|of (required|non-null) type) /
const aboutArgument = /^Argument "(\w+)" of (required|non-null) type /

/**
 * What is wrong with the variables of an operation, when that is what errors of GraphQL's own say.
 *
 * @param errors of one operation
 * @param schema that the operation was for
 * @param variables as they were sent
 * @returns sentences that name the fields, in Portuguese; empty when the errors say something else
 */
export function messagesOfVariables(
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
 * What is wrong with an argument that a variable leaves without a value.
 *
 * @param error of GraphQL's own, from the execution
 * @returns a sentence that names it, in Portuguese; empty when the error says something else
 */
export function messagesOfArgument({ message }: GraphQLError): FieldMessages {
  const name = aboutArgument.exec(message)?.[1]
  return name ? { [name]: texts.coercion.required(name) } : {}
}

function typeOf({ type }: VariableDefinitionNode, schema: GraphQLSchema): GraphQLInputType | undefined {
  // Its overloads want to know which kind of node this is.
  const found = typeFromAST(schema, type as Parameters<typeof typeFromAST>[1])
  return isInputType(found) ? found : undefined
}

function say(messages: FieldMessages, path: string, message: string): void {
  if (Object.keys(messages).length < mostMessages) messages[path] = message
}

function check(messages: FieldMessages, value: unknown, type: GraphQLInputType, path: string): void {
  if (isNonNullType(type)) {
    if (value === null || value === undefined) say(messages, path, texts.coercion.required(path))
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
    say(messages, path, texts.coercion.expected(path, whatOf(type)))
  }
}

function checkObject(
  messages: FieldMessages,
  value: unknown,
  type: GraphQLInputObjectType,
  path: string,
): void {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    say(messages, path, texts.coercion.expected(path, texts.coercion.object))
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
    say(messages, unknown, texts.coercion.unknown(unknown, type.name))
  }
}

function accepts(type: GraphQLLeafType, value: unknown): boolean {
  try {
    return type.parseValue(value) !== undefined
  } catch {
    return false
  }
}

function whatOf(type: GraphQLLeafType): string {
  if (isEnumType(type)) {
    return texts.coercion.oneOf(
      type
        .getValues()
        .map(({ name }) => name)
        .join(', '),
    )
  }
  return texts.coercion.scalars[type.name] ?? texts.coercion.anotherValue(type.name)
}
