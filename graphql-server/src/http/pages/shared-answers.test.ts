import { parse } from 'graphql'
import { expect, test } from 'vitest'
import { sharedAnswers } from './page-cache.ts'

const cities = parse('query Cities($active: Boolean) { cities(active: $active) { id } }')
const search = parse('query Search($seed: String) { searchBusinesses(seed: $seed) { items { id } } }')

function executor() {
  const executed: unknown[] = []
  let version = '1'
  const wrap = sharedAnswers(async () => version)
  const execute = wrap(async (_document, variables) => {
    executed.push(variables)
    if (variables?.active === 'fail') throw new Error('away')
    return { data: { number: executed.length } }
  })
  return { execute, executed, raise: () => (version = '2') }
}

test('an operation without a seed is executed once for a version and its variables', async () => {
  const { execute, executed, raise } = executor()
  const first = await execute(cities, { active: true })
  expect(await execute(cities, { active: true })).toBe(first)
  await execute(cities, { active: false })
  raise()
  expect(await execute(cities, { active: true })).not.toBe(first)
  expect(executed).toEqual([{ active: true }, { active: false }, { active: true }])
})

test('an operation with a seed is executed every time', async () => {
  const { execute, executed } = executor()
  await execute(search, { seed: 'a' })
  await execute(search, { seed: 'a' })
  expect(executed).toHaveLength(2)
})

test('a failure is not kept', async () => {
  const { execute, executed } = executor()
  await expect(execute(cities, { active: 'fail' })).rejects.toThrow('away')
  await expect(execute(cities, { active: 'fail' })).rejects.toThrow('away')
  expect(executed).toHaveLength(2)
})
