import { expect, it } from 'vitest'
import { invalid, useEntryWrites } from '../../test/entry-writes.ts'

const { database, create, update } = useEntryWrites()

it('a category is not popular unless it says so, and an update keeps what it says', async () => {
  const { saved } = await create('Category', { name: 'Lazer', isPopular: true })
  expect((await update('Category', saved?.id ?? '', { name: 'Passeios' })).saved).toMatchObject({
    isPopular: true,
  })
  expect((await create('Category', { name: 'Esporte' })).saved).toMatchObject({
    isPopular: false,
    icon: null,
  })
})

it('a category has a type of schema.org from the list or none, and an update keeps, replaces or removes it', async () => {
  const { saved } = await create('Category', { name: 'Lazer', schemaType: ' AmusementPark ' })
  expect(saved).toMatchObject({ schemaType: 'AmusementPark' })
  const change = async (input: object) => (await update('Category', saved?.id ?? '', input)).saved?.schemaType
  expect(await change({ name: 'Passeios' })).toBe('AmusementPark')
  expect(await change({ schemaType: 'TravelAgency' })).toBe('TravelAgency')
  const removed = { schemaType: { before: 'TravelAgency', after: null } }
  expect(await change({ schemaType: '' })).toBeNull()
  const trail = await database.prisma.auditEntry.findFirstOrThrow({ orderBy: { id: 'desc' } })
  expect(trail.changes).toEqual(removed)
  expect((await create('Category', { name: 'Esporte' })).saved).toMatchObject({ schemaType: null })
})

it.each(['School', 'NGO', 'LocalBusiness', 'restaurant', 'Person'])(
  'a category cannot have the type %s, which is not a subtype of LocalBusiness',
  async (schemaType) => {
    const message =
      'O tipo no schema.org deve ser um dos oferecidos para estabelecimentos, como FoodEstablishment.'
    const refusal = invalid('schemaType', message)
    expect(await create('Category', { name: 'Lazer', schemaType })).toEqual(refusal)
    expect(await update('Category', 1, { schemaType })).toEqual(refusal)
  },
)
