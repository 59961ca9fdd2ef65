import { readFileSync } from 'node:fs'
import { type DocumentNode, Kind, parse, type SelectionSetNode } from 'graphql'
import { expect, it } from 'vitest'
import { addressFieldNames, businessFieldNames, plainFieldNames } from './per-field.ts'

const readText = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')

/** The selection of one establishment: of a fragment, or of the field `business` of a query. */
function fieldSelection(document: DocumentNode): SelectionSetNode | undefined {
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) return definition.selectionSet
    if (definition.kind === Kind.OPERATION_DEFINITION) {
      const business = nested(definition.selectionSet, 'business')
      if (business) return business
    }
  }
}

function nested(selection: SelectionSetNode | undefined, name: string): SelectionSetNode | undefined {
  const found = selection?.selections.find((each) => each.kind === Kind.FIELD && each.name.value === name)
  return found?.kind === Kind.FIELD ? found.selectionSet : undefined
}

const namesIn = (selection: SelectionSetNode | undefined) =>
  selection?.selections.flatMap((each) => (each.kind === Kind.FIELD ? [each.name.value] : [])) ?? []

it.each([
  'web/src/site/profile/page.graphql',
  'web/src/dashboard/business-form/business-form.graphql',
  'graphql-server/src/http/rest/routes/businesses.graphql',
])('%s selects every field of an establishment', (path) => {
  const selection = fieldSelection(parse(readText(path)))
  const [selected, ofAddress] = [namesIn(selection), namesIn(nested(selection, 'address'))]
  expect(plainFieldNames.filter((name) => !selected.includes(name))).toEqual([])
  expect(addressFieldNames.filter((name) => !ofAddress.includes(name))).toEqual([])
})

it('the model of establishments has a column for every field', () => {
  const [, model = ''] = /^model Business \{\n(.*?)^\}/ms.exec(readText('schema/schema.prisma')) ?? []
  const columns = [...model.matchAll(/^ {2}(\w+) /gm)].map(([, name]) => name)
  expect(businessFieldNames.filter((name) => !columns.includes(name))).toEqual([])
})
