import {
  type DocumentNode,
  type GraphQLField,
  type GraphQLSchema,
  getNamedType,
  isLeafType,
  Kind,
  OperationTypeNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql'

/** Everything that a document may be made of so that no text of its author's choice stands in it but names. */
const plainKinds: ReadonlySet<string> = new Set([
  Kind.DOCUMENT,
  Kind.OPERATION_DEFINITION,
  Kind.FRAGMENT_DEFINITION,
  Kind.VARIABLE_DEFINITION,
  Kind.SELECTION_SET,
  Kind.FIELD,
  Kind.FRAGMENT_SPREAD,
  Kind.INLINE_FRAGMENT,
  Kind.ARGUMENT,
  Kind.NAME,
  Kind.NAMED_TYPE,
  Kind.LIST_TYPE,
  Kind.NON_NULL_TYPE,
  Kind.VARIABLE,
  Kind.INT,
  Kind.BOOLEAN,
  Kind.ENUM,
  Kind.LIST,
  Kind.OBJECT,
  Kind.OBJECT_FIELD,
])

/**
 * Whether a document may become code: one query without directives, strings and names that mean something to
 * JavaScript, so that what a compiler writes of it into code is letters, digits and underscores alone
 * (docs/security.md); and without fields that Prisma's plugin knows by the path through the executor, which only
 * GraphQL's own gives it.
 *
 * @param document valid in the schema
 */
export function isCompilable(schema: GraphQLSchema, document: DocumentNode): boolean {
  const kinds = document.definitions.map((each) => ('operation' in each ? each.operation : null))
  const operations = kinds.filter((kind) => kind !== null)
  if (operations.length !== 1 || operations[0] !== OperationTypeNode.QUERY) return false
  let is = true
  const types = new TypeInfo(schema)
  const enter = (node: { kind: string; value?: unknown }) => {
    is &&= plainKinds.has(node.kind) && (node.kind !== Kind.NAME || isPlainName(String(node.value)))
    const field = node.kind === Kind.FIELD && types.getFieldDef()
    if (field) is &&= !needsItsPath(field)
  }
  visit(document, visitWithTypeInfo(types, { enter }))
  return is
}

function isPlainName(name: string): boolean {
  return name === '__typename' || !(name.startsWith('__') || name in Object.prototype)
}

/** Relations and what is made of several columns; a column by itself is in the row or is not. */
function needsItsPath({ extensions, type }: GraphQLField<unknown, unknown>): boolean {
  const isColumn = 'pothosPrismaVariant' in extensions && isLeafType(getNamedType(type))
  return Boolean(extensions.pothosPrismaSelect) && !isColumn
}
