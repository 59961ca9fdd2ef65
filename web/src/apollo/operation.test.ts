import { expect, it } from 'vitest'
import { documentOf } from './operation.ts'
import './public-documents.ts'

const hooks = import.meta.glob<Record<string, unknown>>('../gql/**/hooks.ts', { eager: true })
const names = Object.values(hooks)
  .flatMap((module) => Object.values(module))
  .filter((name) => typeof name === 'string')

it.each(names)('the query %s comes with its document', (name) => {
  expect(documentOf(name).definitions[0]).toMatchObject({ operation: 'query', name: { value: name } })
})

it('a query without a document is told by its name', () => {
  expect(() => documentOf('Nothing')).toThrow('no document named Nothing')
})
