import { beforeEach, describe, expect, it } from 'vitest'
import { useBusinessWrites } from '../../test/business-writes.ts'
import { query } from '../../test/query.ts'

const { database, run, create } = useBusinessWrites()
let id: string
const place = { cityId: '3', neighborhoodId: '2' }

beforeEach(async () => {
  await database.prisma.business.deleteMany()
  await database.prisma.distinctPair.deleteMany()
  const point = { latitude: -22.68, longitude: -44.32 }
  id = String((await create({ name: 'Pizzaria Bella Napoli', phone: '1238421055', ...point })).id)
})

async function similar(input: object): Promise<string[]> {
  const operation =
    'query ($input: SimilarInput!) { similarBusinesses(input: $input) { business { name } reasons } }'
  const { data } = await query(database, operation, {
    variables: { input },
    viewer: { id: 1, role: 'admin' },
  })
  const found = (data?.similarBusinesses ?? []) as { business: { name: string } }[]
  return found.map(({ business }) => business.name)
}

describe('what is typed in the form', () => {
  it.each([
    ['phone', { name: 'Bella Napoli', phone: '(12) 3842-1055', ...place }],
    ['phone in the field of WhatsApp', { name: 'Bella Napoli', whatsapp: '+55 12 3842-1055' }],
    [
      'similar name within 300 m, in a neighborhood that is not chosen yet',
      { name: 'Pizzas Bela Napoli', cityId: '3', latitude: -22.6801, longitude: -44.32 },
    ],
    ['similar name in the neighborhood', { name: 'Pizzas Bela Napoli', ...place }],
  ])('is compared by its %s', async (_, input) => {
    expect(await similar(input)).toEqual(['Pizzaria Bella Napoli'])
  })

  it.each([
    ['a name alone', { name: 'Pizzaria Bella Napoli' }],
    [
      'a similar name a kilometre away',
      { name: 'Pizzas Bela Napoli', cityId: '3', latitude: -22.69, longitude: -44.32 },
    ],
    ['a phone alone', { name: 'Auto Peças Serrano', phone: '1238421055' }],
    ['half a phone', { name: '', phone: '12' }],
    ['ids that are none', { name: 'Bella Napoli', cityId: 'x', neighborhoodId: '-1' }],
  ])('is like none with %s', async (_, input) => {
    expect(await similar(input)).toEqual([])
  })

  it('is never like itself, nor like what was declared distinct', async () => {
    const same = { name: 'Pizzaria Bella Napoli', phone: '1238421055', ...place }
    expect(await similar({ ...same, id })).toEqual([])
    const other = String((await create({ name: 'Pizzaria Bella Napoli', phone: '1238421055' })).id)
    expect(await similar({ ...same, id })).toEqual(['Pizzaria Bella Napoli'])
    await run('mutation ($one: ID!, $other: ID!) { markDistinct(firstId: $one, secondId: $other) }', {
      one: id,
      other,
    })
    expect(await similar({ ...same, id })).toEqual([])
  })
})
