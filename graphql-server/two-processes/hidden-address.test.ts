import { beforeEach, expect, it } from 'vitest'
import { useDatabase } from '../test/database.ts'
import type { Role } from '../test/roles.ts'
import { ask, readBytes } from './ask.ts'
import { accountReads, hiddenIn, hiddenNames, insertPlace, otherReads, placeReads } from './hidden-place.ts'
import { useTwoProcesses } from './use-two-processes.ts'

const database = useDatabase()
const product = useTwoProcesses(database, () => ({ LOG_LEVEL: 'info' }))

beforeEach(() => insertPlace(database))

/** A page shows what its own address asks for. */
const isEcho = (read: string) => read.startsWith('/') && hiddenIn(read).length > 0

/** Which answers to somebody have which hidden values. */
async function revealed(origin: string, as: Role): Promise<Record<string, string[]>> {
  const reads = [...placeReads, ...otherReads, ...(as === 'user' ? accountReads : [])]
  const found: Record<string, string[]> = {}
  for (const read of reads.filter((each) => !isEcho(each))) {
    const names = hiddenIn(await readBytes(origin, read, as))
    if (names.length > 0) found[read] = names
  }
  return found
}

const everyName = (found: Record<string, string[]>) => [...new Set(Object.values(found).flat())].sort()

const near = 'near: { latitude: -22.917, longitude: -45.317, km: 10 }'
const box = 'within: { south: -23, west: -46, north: -22, east: -45 }'

const hide = `mutation { updateBusiness(id: 2, input: { addressHidden: true, areas: [{ cityId: 1 }] }) {
  addressHidden
} }`

it('no public answer has a hidden value, right after hiding, in either process, also after those who may read them', async () => {
  const [writer, other] = product.each.map(({ origin }) => origin) as [string, string]
  for (const origin of [writer, other])
    expect(everyName(await revealed(origin, 'visitor'))).toEqual(hiddenNames)
  expect((await ask(writer, hide, { as: 'admin' })).code).toBeUndefined()
  for (const origin of [other, writer]) {
    for (const role of ['visitor', 'user'] as const) expect(await revealed(origin, role)).toEqual({})
    for (const role of ['admin', 'owner'] as const)
      expect(everyName(await revealed(origin, role))).toEqual(hiddenNames)
    expect(await revealed(origin, 'visitor')).toEqual({})
  }
})

it('no line of the log has a hidden value', async () => {
  const { origin, said } = product.each[0]
  expect((await ask(origin, hide, { as: 'admin' })).code).toBeUndefined()
  const write = 'mutation ($input: UpdateBusinessInput!) { updateBusiness(id: 2, input: $input) { id } }'
  for (const longitude of [-45.317, -445.317]) {
    const address = { street: 'Rua Guardada', number: '8714', zipCode: '12345987' }
    await ask(origin, write, { as: 'admin', variables: { input: { address, latitude: -22.917, longitude } } })
  }
  for (const role of ['visitor', 'owner'] as const) await revealed(origin, role)
  expect(said()).toContain('/padaria-da-serra')
  // Digits may be those of a time or of a request's id.
  expect(hiddenIn(said()).filter((name) => ['street', 'zipCode', 'neighborhood'].includes(name))).toEqual([])
  expect(said()).not.toMatch(/22[.,]917[^0-9]+-?45[.,]317/)
})

it('no filter, count or proposal of a visitor depends on a hidden value', async () => {
  const [writer, other] = product.each.map(({ origin }) => origin) as [string, string]
  expect((await ask(writer, hide, { as: 'admin' })).code).toBeUndefined()
  const far = 'near: { latitude: -22.1, longitude: -45.9, km: 10 }'
  const elsewhere = 'within: { south: -21, west: -46, north: -20, east: -45 }'
  const pairs = [
    ['neighborhood: "bairro-sigiloso"', 'neighborhood: "agua-fria"'],
    ['city: "bananal", neighborhood: "9"', 'city: "bananal", neighborhood: "3"'],
    [
      'city: "bananal", neighborhood: "9", onlyThere: true',
      'city: "bananal", neighborhood: "3", onlyThere: true',
    ],
    [near, far],
    [box, elsewhere],
    ['name: "guardada"', 'name: "outra"'],
    ['name: "8714"', 'name: "8715"'],
  ] as const
  const documents = [
    (filter: string) =>
      `{ searchBusinesses(filter: { ${filter} }) { items { id } pagination { total serving } } }`,
    (filter: string) => `{ businessPoints(filter: { ${filter} }) { items { id } total unplaced } }`,
    (filter: string) =>
      `{ searchAlternatives(filter: { category: "alimentacao", ${filter} }) { without total } }`,
  ]
  for (const [right, wrong] of pairs)
    for (const write of documents)
      for (const origin of [other, writer]) {
        const [one, two] = [await ask(origin, write(right)), await ask(origin, write(wrong))]
        expect(one.code).toBeUndefined()
        expect(one.value, right).toEqual(two.value)
      }
  const counts = await ask(other, '{ neighborhood(id: 9) { businessCount } }')
  expect(counts.value).toEqual({ businessCount: 0 })
  const propose = (values: string) =>
    ask(
      other,
      `mutation { proposeCorrection(slug: "padaria-da-serra", input: { topics: [ADDRESS], values: { address: { ${values} } } }) { token } }`,
    )
  const [same, different] = [await propose('number: "8714"'), await propose('number: "1"')]
  expect({ ...same, headers: null }).toEqual({ ...different, headers: null })
  expect(same.code).toBe('BAD_USER_INPUT')
})
