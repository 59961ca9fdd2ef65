import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it, onTestFinished, vi } from 'vitest'
import { type Answer, useBusinessWrites } from '../../test/business-writes.ts'
import { sentPicture } from '../../test/pictures.ts'
import type { Images } from '../media/images.ts'
import { purgeDeleted } from '../writes/deletions.ts'
import { restorableMs } from '../writes/restorable.ts'

const { database, pictures, addPhotos, create, remove, run, update, version, trail } = useBusinessWrites()

const sortedCodes = (answers: Answer[]) => answers.map(({ code }) => code ?? 'done').sort()

/** Everything at once, as far as connections allow. */
const atOnce = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)))

/** Takes pictures in one after the other, and lets all go on at the same moment. */
function startingTogether(images: Images, count: number): Images {
  const start = Promise.withResolvers<void>()
  let turn: Promise<unknown> = Promise.resolve()
  let arrived = 0
  return {
    ...images,
    async take(input) {
      const taking = turn.then(() => images.take(input))
      turn = taking
      const taken = await taking
      if (++arrived === count) start.resolve()
      await start.promise
      return taken
    },
  }
}

it('twenty photos sent at once to fourteen end as fifteen', async () => {
  await addPhotos(Array.from({ length: 14 }, (_, index) => sentPicture(`saved ${index}`)))
  const { images } = pictures
  pictures.images = startingTogether(images, 20)
  const answers = await atOnce(20, (index) => addPhotos([sentPicture(`new ${index}`)]))
  pictures.images = images
  const photos = await database.prisma.photo.findMany({ orderBy: { position: 'asc' } })
  expect(photos.map(({ position }) => position)).toEqual(Array.from({ length: 15 }, (_, index) => index))
  const refused = answers.filter(({ code }) => code === 'BAD_USER_INPUT')
  expect(refused).toHaveLength(19)
  for (const { fields } of refused)
    expect(fields).toEqual({ photos: 'São no máximo 15 fotos por estabelecimento, e este já tem 15.' })
  expect(await pictures.files()).toHaveLength(15)
  expect(await database.prisma.image.count()).toBe(15)
})

it('the same picture sent by many is one file, and goes with its last photo', async () => {
  const answers = await atOnce(5, () => addPhotos([sentPicture('a')]))
  expect(sortedCodes(answers)).toEqual(Array(5).fill('done'))
  expect(await pictures.files()).toHaveLength(1)
  const document = 'mutation ($id: ID!) { deleteBusinessPhoto(businessId: "1", photoId: $id) { id } }'
  const photos = await database.prisma.photo.findMany()
  await atOnce(5, (index) => run(document, { id: String(photos[index]?.id) }))
  expect(await pictures.files(), 'its photos can come back').toHaveLength(1)
  await purgeDeleted({ prisma: database.prisma, images: pictures.images }, Date.now() + restorableMs)
  expect(await pictures.files()).toEqual([])
})

it('of ten updates of one version one is saved', async () => {
  const answers = await atOnce(10, (index) => update({ version: 1, phone: `1299999000${index}` }))
  expect(sortedCodes(answers)).toEqual([...Array(9).fill('CONFLICT'), 'done'])
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

it('a save that waits for another writer compares with the categories of that writer', async () => {
  const other = await database.pool.getConnection()
  onTestFinished(() => other.release())
  await other.beginTransaction()
  await other.query('SELECT id FROM businesses WHERE id = 1 FOR UPDATE')
  const saved = update({ categoryIds: ['2', '1'] })
  // The view is refreshed when nothing has read it for 100 ms.
  const interval = { interval: 300, timeout: 60_000 }
  await vi.waitFor(async () => {
    const sql = `SELECT 1 FROM information_schema.innodb_trx t JOIN information_schema.processlist p
      ON p.id = t.trx_mysql_thread_id WHERE t.trx_state = 'LOCK WAIT' AND p.db = DATABASE()`
    expect(await database.pool.query(sql)).not.toEqual([])
  }, interval)
  await other.query('DELETE FROM business_categories WHERE business_id = 1 AND category_id = 1')
  await other.commit()
  expect((await saved).categories).toEqual([{ slug: 'alimentacao' }, { slug: 'saude' }])
  expect(await trail()).toMatchObject([{ changes: { categoryIds: { before: [2], after: [2, 1] } } }])
})

it('ten of one name get ten slugs', async () => {
  const answers = await atOnce(10, () => create({ name: 'Explore' }))
  expect(sortedCodes(answers)).toEqual(Array(10).fill('done'))
  const slugs = answers.map(({ slug }) => slug)
  expect(new Set(slugs)).toEqual(new Set(Array.from({ length: 10 }, (_, index) => `explore-${index + 2}`)))
  expect(await version()).toBe(11)
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
  await purgeDeleted({ ...database, images: pictures.images }, Date.now() + 31 * 24 * 60 * 60 * 1000)
  expect(await database.prisma.image.count()).toBe(0)
  expect(await pictures.files()).toEqual([])
})

it('an establishment is deleted once', async () => {
  expect(sortedCodes(await atOnce(5, () => remove('1')))).toEqual([...Array(4).fill('NOT_FOUND'), 'done'])
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

interface WriteInHand {
  model: string
  operation: string
  args: unknown
  query(args: unknown): Promise<unknown>
}

/** Does something just before a write, in the midst of the transaction that makes it. */
function meddle(model: 'BusinessCategory' | 'Business', operation: string, meddling: () => Promise<unknown>) {
  const { prisma } = database
  let isDone = false
  const $allOperations = async (write: WriteInHand) => {
    if (!isDone && write.model === model && write.operation === operation) {
      isDone = true
      await meddling()
    }
    return write.query(write.args)
  }
  const query = { $allModels: { $allOperations } }
  Object.assign(database, { prisma: prisma.$extends({ query }) })
  onTestFinished(() => void Object.assign(database, { prisma }))
}

it('what goes between the check and the write is found out by doing it again', async () => {
  const { prisma } = database
  const { id } = await prisma.category.create({ data: { name: 'Efêmera', slug: 'efemera' } })
  meddle('BusinessCategory', 'createMany', () => prisma.category.delete({ where: { id } }))
  const answer = await create({ categoryIds: [String(id), '2'] })
  expect(await prisma.category.count()).toBe(2)
  expect(answer.fields).toEqual({ 'input.categoryIds': 'Uma das categorias não foi encontrada.' })
  expect(await prisma.business.count()).toBe(1)
})

it.each([
  [
    'neighborhood',
    { address: { neighborhoodId: '3' } },
    'mutation { updateNeighborhood(id: 3, input: { cityId: 1 }) { id } }',
  ],
  [
    'subcategory',
    { categoryIds: ['1'], subcategoryIds: ['4'] },
    'mutation { updateSubcategory(id: 4, input: { categoryId: 2 }) { id } }',
  ],
])('a %s cannot move elsewhere while it is being chosen', async (_noun, changes, move) => {
  let moved: Promise<Answer> | undefined
  meddle('Business', 'updateMany', async () => {
    moved = run(move, {})
    await sleep(200)
  })
  expect((await update(changes)).code).toBeUndefined()
  expect(await moved).toMatchObject({ code: 'CONFLICT' })
})
