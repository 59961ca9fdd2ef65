import { globSync, readFileSync } from 'node:fs'
import { complexityFromQuery } from '@pothos/plugin-complexity'
import {
  type DirectiveNode,
  type FragmentDefinitionNode,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
  Kind,
  type OperationDefinitionNode,
  parse,
  print,
  typeFromAST,
  visit,
} from 'graphql'
import { expect, it } from 'vitest'
import { closeApps, testApp } from '../../../test/app.ts'
import { limits } from '../../builder.ts'
import { schema } from '../../schema.ts'

closeApps()

const root = new URL('../../../../', import.meta.url)
const definitions = globSync('web/src/**/*.graphql', { cwd: root }).flatMap(
  (path) => parse(readFileSync(new URL(path, root), 'utf8')).definitions,
)
const fragments = new Map(
  definitions
    .filter((each): each is FragmentDefinitionNode => each.kind === Kind.FRAGMENT_DEFINITION)
    .map((each) => [each.name.value, each]),
)
const operations = definitions
  .filter((each): each is OperationDefinitionNode => each.kind === Kind.OPERATION_DEFINITION)
  .map((operation) => ({ name: operation.name?.value, operation }))

/** The operation with all fragments that it needs, as the web app sends it. */
function printOperation(operation: OperationDefinitionNode): string {
  const needed = new Set<FragmentDefinitionNode>()
  const collect = (node: OperationDefinitionNode | FragmentDefinitionNode) =>
    visit(node, {
      FragmentSpread({ name }) {
        const fragment = fragments.get(name.value)
        if (!fragment || needed.has(fragment)) return
        needed.add(fragment)
        collect(fragment)
      },
    })
  collect(operation)
  return [operation, ...needed].map((node) => print(visit(node, { Directive: withoutUnmask }))).join('\n')
}

/** `@unmask` is for the client, which takes it out before it sends the operation. */
const withoutUnmask = ({ name }: DirectiveNode) => (name.value === 'unmask' ? null : undefined)

/** Lists as long as the web app ever asks for. */
const longest = 24

function sample(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return sample(type.ofType)
  if (isListType(type)) return [sample(type.ofType)]
  if (isEnumType(type)) return type.getValues()[0]?.name
  if (isInputObjectType(type)) {
    const required = Object.values(type.getFields()).filter(isRequiredInputField)
    return Object.fromEntries(required.map((field) => [field.name, sample(field.type)]))
  }
  const samples: Record<string, unknown> = {
    Int: longest,
    Float: 1,
    Boolean: true,
    Upload: Promise.resolve(),
  }
  return samples[type.name] ?? 'x'
}

function sampleVariables(operation: OperationDefinitionNode): Record<string, unknown> {
  const entries = (operation.variableDefinitions ?? []).map(({ variable, type, defaultValue }) => {
    const named = typeFromAST(schema, type as Parameters<typeof typeFromAST>[1]) as GraphQLInputType
    const asked = defaultValue && variable.name.value !== 'perPage' ? undefined : sample(named)
    return [variable.name.value, asked]
  })
  return Object.fromEntries(entries)
}

it('the web app has operations', () => {
  expect(operations.length).toBeGreaterThan(5)
})

it.each(operations)('the web app’s $name stays within all limits', async ({ operation }) => {
  const query = printOperation(operation)
  const variables = sampleVariables(operation)
  expect(complexityFromQuery(query, { schema, variables }).complexity).toBeLessThanOrEqual(limits.cost)
  const { app } = await testApp()
  // Somebody who asks for no operation of it gets as far as the check of the document.
  const operationName = 'none'
  const checked = await app.inject({
    method: 'POST',
    url: '/graphql',
    payload: { query: `${query}\nquery none { __typename }`, operationName },
  })
  expect(checked.json()).toEqual({ data: { __typename: 'Query' } })
})
