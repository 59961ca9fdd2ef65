import { expect, it } from 'vitest'
import { type Answer, useBusinessWrites } from '../../test/business-writes.ts'
import { sentPicture } from '../../test/pictures.ts'

const { database, pictures, addPhotos, create, remove, run, update, version, trail } = useBusinessWrites()

const codesOf = (answers: Answer[]) => answers.map(({ code }) => code ?? 'done').sort()

/** Everything at once, as far as connections allow. */
const atOnce = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)))

it('twenty photos sent at once beside fourteen end as fifteen', async () => {
  await addPhotos(Array.from({ length: 14 }, (_, index) => sentPicture(`saved ${index}`)))
  const answers = await atOnce(20, (index) => addPhotos([sentPicture(`new ${index}`)]))
  const photos = await database.prisma.photo.findMany({ orderBy: { position: 'asc' } })
  expect(photos.map(({ position }) => position)).toEqual(Array.from({ length: 15 }, (_, index) => index))
  expect(codesOf(answers).filter((code) => code === 'done')).toHaveLength(1)
  // Whom the intake has no room for at that moment never gets as far as the photos.
  const refused = answers.filter(({ code }) => code !== undefined && code !== 'UNAVAILABLE')
  expect(refused.length).toBeGreaterThanOrEqual(17)
  for (const { fields } of refused)
    expect(fields).toEqual({ photos: 'São no máximo 15 fotos por estabelecimento, e este já tem 15.' })
  expect(await pictures.files()).toHaveLength(15)
  expect(await database.prisma.image.count()).toBe(15)
})

it('the same picture sent by many is one file, and goes with its last photo', async () => {
  const answers = await atOnce(5, () => addPhotos([sentPicture('a')]))
  expect(codesOf(answers)).toEqual(Array(5).fill('done'))
  expect(await pictures.files()).toHaveLength(1)
  const document = 'mutation ($id: ID!) { deleteBusinessPhoto(businessId: "1", photoId: $id) { id } }'
  const photos = await database.prisma.photo.findMany()
  await atOnce(5, (index) => run(document, { id: String(photos[index]?.id) }))
  expect(await pictures.files()).toEqual([])
})

it('of ten updates of one version one is saved', async () => {
  const answers = await atOnce(10, (index) => update({ version: 1, phone: `1299999000${index}` }))
  expect(codesOf(answers)).toEqual([...Array(9).fill('CONFLICT'), 'done'])
  const saved = answers.find(({ code }) => !code)
  expect(await database.prisma.business.findUnique({ where: { id: 1 } })).toMatchObject({
    phone: saved?.phone,
    version: 2,
  })
  expect(await trail()).toHaveLength(1)
})

it('updates that name no version are all saved, one after the other', async () => {
  await atOnce(10, (index) => update({ phone: `1299999000${index}` }))
  expect((await database.prisma.business.findUnique({ where: { id: 1 } }))?.version).toBe(11)
  const changes = (await trail()).map(
    (entry) => entry.changes as { phone: { before: string; after: string } },
  )
  for (const [index, { phone }] of changes.slice(1).entries())
    expect(phone.before).toBe(changes[index]?.phone.after)
})

it('twenty of one name get twenty slugs', async () => {
  const answers = await atOnce(20, () => create({ name: 'Explore' }))
  const slugs = answers.map(({ slug }) => slug)
  expect(new Set(slugs)).toEqual(new Set(Array.from({ length: 20 }, (_, index) => `explore-${index + 2}`)))
  expect(await version()).toBe(21)
})

it('an establishment that is deleted while photos are added leaves none of them', async () => {
  for (let round = 0; round < 5; round++) {
    const { id } = await create({ photos: [sentPicture('a')] })
    const [added, removed] = await Promise.all([
      addPhotos([sentPicture('b'), sentPicture('c')], String(id)),
      remove(String(id)),
    ])
    expect(removed).toEqual({ id })
    expect([undefined, 'NOT_FOUND']).toContain(added.code)
  }
  expect(await database.prisma.photo.count()).toBe(0)
  expect(await database.prisma.image.count()).toBe(0)
  expect(await pictures.files()).toEqual([])
})

it('an establishment is deleted once', async () => {
  expect(codesOf(await atOnce(5, () => remove('1')))).toEqual([...Array(4).fill('NOT_FOUND'), 'done'])
  expect(await version()).toBe(2)
})

it('a category that goes while it is being assigned is refused by its field', async () => {
  const { prisma } = database
  const codes: string[] = []
  for (let round = 0; round < 8; round++) {
    const { id } = await prisma.category.create({ data: { name: 'Efêmera', slug: `efemera-${round}` } })
    const [answer] = await Promise.all([
      create({ categoryIds: [String(id), '2'] }),
      prisma.category.delete({ where: { id } }).catch(() => 'in use'),
    ])
    codes.push(answer.code ?? 'done')
    const links = await prisma.businessCategory.count({ where: { categoryId: id } })
    if (answer.code) {
      expect(answer.fields).toEqual({ 'input.categoryIds': 'Uma das categorias não foi encontrada.' })
      expect(links).toBe(0)
    } else expect(links).toBe(1)
  }
  expect(codes.filter((code) => code !== 'done' && code !== 'BAD_USER_INPUT')).toEqual([])
})

it('what goes between the check and the write is found out by doing it again', async () => {
  const { prisma } = database
  const { id } = await prisma.category.create({ data: { name: 'Efêmera', slug: 'efemera' } })
  let isGone = false
  const meddling = prisma.$extends({
    query: {
      businessCategory: {
        async createMany({ args, query }) {
          if (!isGone) await database.pool.query('DELETE FROM categories WHERE id = ?', [id])
          isGone = true
          return query(args)
        },
      },
    },
  })
  Object.assign(database, { prisma: meddling })
  const answer = await create({ categoryIds: [String(id), '2'] })
  Object.assign(database, { prisma })
  expect(isGone).toBe(true)
  expect(answer.fields).toEqual({ 'input.categoryIds': 'Uma das categorias não foi encontrada.' })
  expect(await prisma.business.count()).toBe(1)
})

it('a neighborhood cannot move to another city while it is being chosen', async () => {
  const { prisma, pool } = database
  for (let round = 0; round < 5; round++) {
    await prisma.neighborhood.update({ where: { id: 3 }, data: { cityId: 3 } })
    await prisma.business.update({ where: { id: 1 }, data: { neighborhoodId: 2, cityId: 3 } })
    const moved = pool.query(
      `UPDATE neighborhoods SET city_id = 1 WHERE id = 3
       AND NOT EXISTS (SELECT 1 FROM businesses WHERE neighborhood_id = 3)`,
    )
    const [answer] = await Promise.all([update({ address: { neighborhoodId: '3' } }), moved])
    const { cityId, neighborhood } = await prisma.business.findUniqueOrThrow({
      where: { id: 1 },
      include: { neighborhood: true },
    })
    expect(neighborhood.cityId, String(answer.code)).toBe(cityId)
  }
})
