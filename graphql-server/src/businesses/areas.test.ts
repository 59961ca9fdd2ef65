import { beforeEach, expect, it } from 'vitest'
import { areaTexts } from '../../../schema/input/areas.ts'
import { leastBusiness, useBusinessWrites } from '../../test/business-writes.ts'
import { texts } from '../messages/texts.ts'

const { database, create, update, remove, run, trail } = useBusinessWrites()

const areas = '{ servesRegion areas { city { slug } neighborhood { slug } } }'
const read = async (id: unknown) => {
  const { areas: list, servesRegion } = (await run(`query ($id: ID!) { business(id: $id) ${areas} }`, {
    id,
  })) as unknown as {
    servesRegion: boolean
    areas: { city: { slug: string }; neighborhood: { slug: string } | null }[]
  }
  const named = list.map(({ city, neighborhood }) =>
    [city.slug, neighborhood?.slug].filter(Boolean).join('/'),
  )
  return servesRegion ? 'region' : named
}

const served = [{ cityId: '3' }, { cityId: '1', neighborhoodId: '1' }]

let id: string
beforeEach(async () => {
  id = String((await create({ areas: served })).id)
})

it('cities and neighborhoods are saved once each, and answered with their city', async () => {
  expect(await read(id)).toEqual(['bananal', 'ubatuba/centro'])
  await update({ areas: [...served, ...served, { cityId: '3', neighborhoodId: '3' }] }, id)
  expect(await read(id)).toEqual(['bananal', 'ubatuba/centro', 'bananal/agua-fria'])
  expect(await database.prisma.businessArea.count()).toBe(3)
})

it('an absent list is unchanged, an empty one and null clear it', async () => {
  await update({ phone: '1238421001' }, id)
  expect(await read(id)).toHaveLength(2)
  await update({ areas: null }, id)
  expect(await read(id)).toEqual([])
})

it('the whole region takes the place of all areas, and areas refuse it', async () => {
  await update({ servesRegion: true }, id)
  expect(await read(id)).toBe('region')
  expect(await database.prisma.businessArea.count()).toBe(0)
  expect(await update({ areas: served }, id)).toMatchObject({ fields: { 'input.areas': areaTexts.both } })
  await update({ areas: served, servesRegion: false }, id)
  expect(await read(id)).toHaveLength(2)
})

it.each([
  ['a city that is not there', [{ cityId: '99' }], texts.businesses.noAreaCity],
  [
    'a neighborhood that is not there',
    [{ cityId: '1', neighborhoodId: '99' }],
    texts.businesses.noAreaNeighborhood,
  ],
  ['a neighborhood of another city', [{ cityId: '3', neighborhoodId: '1' }], texts.businesses.foreignArea],
  ['a ninth place', Array.from({ length: 9 }, (_, at) => ({ cityId: `${at + 1}` })), areaTexts.tooMany],
])('%s is refused by the name of the field', async (_what, list, message) => {
  const refusal = { code: 'BAD_USER_INPUT', fields: { 'input.areas': message } }
  expect(await update({ areas: list }, id)).toMatchObject(refusal)
  expect(await create({ areas: list })).toMatchObject(refusal)
  expect(await read(id)).toHaveLength(2)
})

it('a hidden address needs an area, and keeps one', async () => {
  const refusal = { fields: { 'input.areas': areaTexts.missing } }
  expect(await create({ addressHidden: true })).toMatchObject(refusal)
  expect(await update({ addressHidden: true })).toMatchObject(refusal)
  await update({ addressHidden: true }, id)
  expect(await update({ areas: [] }, id)).toMatchObject(refusal)
  expect(await update({ servesRegion: true }, id)).toMatchObject({ servesRegion: true })
})

it('a public address has no neighborhood to show', async () => {
  expect(await update({ showsNeighborhood: true }, id)).toMatchObject({ showsNeighborhood: false })
  expect(await update({ addressHidden: true, showsNeighborhood: true }, id)).toMatchObject({
    showsNeighborhood: true,
  })
  expect(await update({ addressHidden: false }, id)).toMatchObject({ showsNeighborhood: false })
})

it('the trail names what has changed, and old versions are refused', async () => {
  await update({ areas: [{ cityId: '1' }], version: 1 }, id)
  const changes = (await trail()).at(-1)?.changes
  expect(changes).toEqual({
    areaCityIds: { before: [3], after: [1] },
    areaNeighborhoodIds: { before: [1], after: [] },
  })
  expect(await update({ areas: served, version: 1 }, id)).toMatchObject({ code: 'CONFLICT' })
})

it('undo gives areas back together, and never shows a hidden address', async () => {
  const undo = async () => {
    const { id: entry } = await database.prisma.auditEntry.findFirstOrThrow({ orderBy: { id: 'desc' } })
    return run('mutation ($id: ID!) { undoChange(auditEntryId: $id) { done } }', { id: entry })
  }
  await update({ servesRegion: true }, id)
  await undo()
  expect(await read(id)).toEqual(['bananal', 'ubatuba/centro'])
  await update({ addressHidden: true, phone: '1238421002' }, id)
  await undo()
  const found = await database.prisma.business.findUniqueOrThrow({ where: { id: Number(id) } })
  expect(found).toMatchObject({ addressHidden: true, phone: leastBusiness.phone })
  await update({ addressHidden: false }, id)
  await undo()
  const hidden = await database.prisma.business.findUniqueOrThrow({ where: { id: Number(id) } })
  expect(hidden.addressHidden).toBe(true)
})

it('what is deleted and restored has its areas and stays hidden', async () => {
  await update({ addressHidden: true }, id)
  await remove(id)
  const { id: entry } = await database.prisma.auditEntry.findFirstOrThrow({ where: { action: 'delete' } })
  await run('mutation ($id: ID!) { restoreDeletion(auditEntryId: $id) { id } }', { id: entry })
  expect(await read(id)).toEqual(['bananal', 'ubatuba/centro'])
  const found = await database.prisma.business.findUniqueOrThrow({ where: { id: Number(id) } })
  expect(found.addressHidden).toBe(true)
})
