import { afterAll, beforeAll, expect, it } from 'vitest'
import { useDatabase } from '../../test/database.ts'
import { query } from '../../test/query.ts'
import { insertSmallCatalogue } from '../../test/small-catalogue.ts'
import { countingPrisma } from '../../test/statements.ts'

const database = useDatabase()
let counting: ReturnType<typeof countingPrisma>
beforeAll(async () => {
  await insertSmallCatalogue(database.prisma)
  counting = countingPrisma(database.config)
})
afterAll(() => counting.prisma.$disconnect())

const whole = `id slug name description excerpt phone whatsapp latitude version createdAt updatedAt
  address { street number zipCode city { id name slug } neighborhood { id name slug } }
  categories { id name slug } subcategories { id slug category { id slug } }
  photos { id alt image { url width height color } }`

async function ask(fields: string, viewer?: { id: number; role: 'user' | 'admin' }) {
  counting.statements.length = 0
  const { pool, config } = database
  const services = {
    pool,
    config,
    prisma: counting.prisma,
    images: { imageUrl: (hash: string) => hash } as never,
  }
  const document = `{ business(slug: "cantina-da-serra") { ${fields} } }`
  const { data, errors } = await query(services, document, viewer && { viewer })
  expect(errors).toBeUndefined()
  const business = data?.business as Record<string, unknown> & { photos: object[]; subcategories: object[] }
  return { business, throughPrisma: counting.statements.length }
}

it('what a profile shows takes no statement of Prisma, and is the same together with fields that do', async () => {
  const { business, throughPrisma } = await ask(whole)
  expect(throughPrisma).toBe(0)
  const counted = await ask(`${whole} both: categories { id businessCount }`)
  expect(counted.throughPrisma).toBeGreaterThan(0)
  const { both: _, ...same } = counted.business
  expect(same).toEqual(business)
  expect(business.subcategories).toHaveLength(2)
})

it('all photos of an establishment come in their order, whatever their alternative texts are', async () => {
  const alts = ['a "b", c', 'fim\nde linha', '🍕 \\ é', ' ', null]
  const image = { format: 'webp', width: 3, height: 2, bytes: 1, color: '#a0b0c0' }
  for (let index = 0; index < 15; index += 1) {
    const hash = String(index).padStart(64, '0')
    const { id } = await database.prisma.image.create({ data: { hash, ...image } })
    const photo = { businessId: 1, imageId: id, position: 14 - index, alt: alts[index % alts.length] ?? null }
    await database.prisma.photo.create({ data: photo })
  }
  const { business, throughPrisma } = await ask(whole)
  expect(throughPrisma).toBe(0)
  expect(business.photos).toHaveLength(15)
  expect(business.photos.at(-1)).toMatchObject({ alt: alts[0], image: { width: 3, color: '#a0b0c0' } })
  expect((await ask(`${whole} both: categories { businessCount }`)).business.photos).toEqual(business.photos)
})

it.each([
  ['a count', 'subcategories { businessCount }'],
  ['what a place leads to', 'address { city { neighborhoods { name } } }'],
  ['a category’s subcategories', 'categories { subcategories { name } }'],
])('%s of an establishment is read by Prisma', async (_what, fields) => {
  expect((await ask(fields)).throughPrisma).toBeGreaterThan(0)
})

it('inactive subcategories are for administrators, and the owner for the owner too', async () => {
  expect((await ask(whole, { id: 1, role: 'user' })).business.subcategories).toHaveLength(2)
  expect((await ask(whole, { id: 1, role: 'admin' })).business.subcategories).toHaveLength(3)
  const { id } = await database.prisma.user.create({
    data: { name: 'Maria', email: 'maria@exemplo.com.br', phone: '12999990000', passwordHash: '' },
  })
  await database.prisma.business.update({ where: { id: 1 }, data: { ownerId: id } })
  const ownerFor = async (viewer?: { id: number; role: 'user' | 'admin' }) =>
    (await ask('owner { name }', viewer)).business.owner
  expect(await ownerFor({ id: id + 1, role: 'admin' })).toEqual({ name: 'Maria' })
  expect(await ownerFor({ id, role: 'user' })).toEqual({ name: 'Maria' })
  expect(await ownerFor({ id: id + 1, role: 'user' })).toBeNull()
  expect(await ownerFor()).toBeNull()
})
