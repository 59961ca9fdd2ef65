import fc from 'fast-check'
import { expect, it } from 'vitest'
import { always, anyText } from '../../../test/property.ts'
import { formBody, readBody } from './variables.ts'

const name = fc.constantFrom(
  'name',
  'category',
  'category[]',
  'category[0]',
  'address[city]',
  'address.city',
  '__proto__',
  'constructor',
)

it('every value of a form is kept, in order, under one name', () =>
  always(fc.array(fc.tuple(name, anyText), { maxLength: 20 }), (pairs) => {
    const { values } = formBody(pairs)
    expect([...values.values()].flat().toSorted()).toEqual(pairs.map(([, value]) => value).toSorted())
    for (const key of values.keys()) expect(key).not.toMatch(/\[\d*\]$|\./)
    const categories = pairs.filter(([key]) => key.startsWith('category')).map(([, value]) => value)
    expect(values.get('category') ?? []).toEqual(categories)
  }))

it('any object of JSON is read, and none reaches a prototype', () =>
  always(fc.object({ key: fc.oneof(name, anyText), maxDepth: 4 }), (body) => {
    const before = Object.getOwnPropertyNames(Object.prototype).length
    readBody({ body: JSON.parse(JSON.stringify(body)) })
    expect(Object.getOwnPropertyNames(Object.prototype)).toHaveLength(before)
    expect(({} as Record<string, unknown>).name).toBeUndefined()
  }))
