import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { useBusinessWrites } from '../../test/business-writes.ts'
import { sentPicture } from '../../test/pictures.ts'
import { insertUser } from '../../test/user-rows.ts'
import { purgeRequestKeys } from './create-once.ts'

const keyLifetimeMs = 24 * 3_600_000

const { database, pictures, create, remove, run, version } = useBusinessWrites()

const requestKey = 'formulario-1'
const created = () => database.prisma.business.count({ where: { id: { gt: 1 } } })
const keys = () => database.prisma.requestKey.findMany()

const reused = (id: unknown) => ({
  code: 'CONFLICT',
  reason: 'KEY_REUSED',
  id,
  message: 'Este cadastro já tinha sido salvo, com outros dados.',
})

/** Until the second call has come to its key, which the transaction of the first has locked. */
const secondWaits = () =>
  vi.waitFor(
    async () => {
      const rows = await database.pool.query<unknown[]>(
        `SELECT id FROM information_schema.processlist
         WHERE db = DATABASE() AND info REGEXP '^(DELETE|INSERT).*request_keys'`,
      )
      expect(rows).toHaveLength(1)
    },
    { timeout: 20_000 },
  )

/** Stops the first create inside its transaction, once it has claimed its key; later ones pass. */
function holdFirst() {
  const { images } = pictures
  onTestFinished(() => {
    pictures.images = images
  })
  const arrived = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  let isFirst = true
  pictures.images = {
    ...images,
    async addRow(transaction, taken) {
      if (isFirst) {
        isFirst = false
        arrived.resolve()
        await released.promise
      }
      return images.addRow(transaction, taken)
    },
  }
  return { arrived: arrived.promise, release: released.resolve, fail: released.reject }
}

describe('an establishment that is created twice with one key', () => {
  it('is one, and the second call answers it', async () => {
    const first = await create({ name: 'Cantina' }, { requestKey })
    const second = await create({ name: 'Cantina' }, { requestKey })
    expect(second).toEqual(first)
    expect(await created()).toBe(1)
    expect(await version()).toBe(2)
  })

  it('is one with its photos, which are not processed again', async () => {
    const photos = () => [sentPicture('a'), sentPicture('b')]
    const first = await create({ photos: photos() }, { requestKey })
    const take = vi.spyOn(pictures.images, 'take')
    const second = await create({ photos: photos() }, { requestKey })
    expect(second).toEqual(first)
    expect(take).not.toHaveBeenCalled()
    expect(await database.prisma.photo.count()).toBe(2)
    take.mockRestore()
  })

  it('is one when ten calls come together', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => create({}, { requestKey })))
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
    expect(answers[0]?.code).toBeUndefined()
    expect(await created()).toBe(1)
    expect(await version()).toBe(2)
  })

  it('is one when the second call comes while the first is saved: it waits', async () => {
    const { arrived, release } = holdFirst()
    const first = create({ photos: [sentPicture('a')] }, { requestKey })
    await arrived
    const second = create({ photos: [sentPicture('a')] }, { requestKey })
    await secondWaits()
    release()
    expect(await second).toEqual(await first)
    expect(await created()).toBe(1)
    expect(await pictures.files()).toHaveLength(1)
  })

  it('is created by the second call when the first, for which it waits, fails', async () => {
    const { arrived, fail } = holdFirst()
    const first = create({ photos: [sentPicture('a')] }, { requestKey })
    await arrived
    const second = create({ photos: [sentPicture('a')] }, { requestKey })
    await secondWaits()
    fail(new Error('the disk is gone'))
    expect((await first).code).toBe('INTERNAL_SERVER_ERROR')
    expect((await second).photos).toHaveLength(1)
    expect(await created()).toBe(1)
  })

  it('is answered as it is now, and as absent once it is deleted', async () => {
    const first = await create({}, { requestKey })
    await database.prisma.business.update({ where: { id: Number(first.id) }, data: { phone: '1236210000' } })
    expect(await create({}, { requestKey })).toMatchObject({ id: first.id, phone: '1236210000' })
    await remove(String(first.id))
    expect((await create({}, { requestKey })).code).toBe('NOT_FOUND')
    expect(await created()).toBe(0)
  })
})

describe('the same key', () => {
  it.each<[string, object]>([
    ['another field', { name: 'Outra' }],
    ['one photo more', { photos: [sentPicture('a'), sentPicture('b')] }],
    ['another photo', { photos: [sentPicture('b')] }],
  ])('with %s is refused with the id of what was created', async (_, differing) => {
    const first = await create({ photos: [sentPicture('a')] }, { requestKey })
    expect(await create(differing, { requestKey })).toEqual(reused(first.id))
    expect(await created()).toBe(1)
    expect(await pictures.files()).toHaveLength(1)
  })

  it('with other content is refused when both calls come together', async () => {
    const answers = await Promise.all([
      create({ name: 'Uma' }, { requestKey }),
      create({ name: 'Outra' }, { requestKey }),
    ])
    const saved = answers.find(({ code }) => code === undefined)
    expect(answers).toContainEqual(reused(saved?.id))
    expect(await created()).toBe(1)
  })

  it('may be spelt as the rule tidies it: what is compared is the validated input', async () => {
    const first = await create({ name: 'Cantina', phone: '(12) 3842-1000' }, { requestKey })
    const second = await create({ name: '  Cantina ', phone: '1238421000', site: '' }, { requestKey })
    expect(second).toEqual(first)
  })

  it('of another account is another key', async () => {
    const viewer = await insertUser(database.prisma, 'Bia', { role: 'admin' })
    const first = await create({}, { requestKey })
    const second = await create({}, { requestKey, viewer })
    expect(second.id).not.toBe(first.id)
    expect(await created()).toBe(2)
  })

  it('creates again after 24 hours, and is kept for the new record', async () => {
    await create({}, { requestKey })
    const createdAt = new Date(Date.now() - keyLifetimeMs)
    await database.prisma.requestKey.updateMany({ data: { createdAt } })
    const second = await create({}, { requestKey })
    expect(await created()).toBe(2)
    expect(await create({}, { requestKey })).toEqual(second)
  })

  it('is not kept by a call that fails', async () => {
    expect((await create({ ownerId: '99' }, { requestKey })).code).toBe('BAD_USER_INPUT')
    expect(await keys()).toEqual([])
    expect((await create({}, { requestKey })).code).toBeUndefined()
  })

  it.each([
    ['', 'A chave do pedido não pode ser vazia.'],
    ['x'.repeat(256), 'A chave do pedido deve ter no máximo 255 caracteres.'],
  ])('must be a text of 1 to 255 characters: %#', async (requestKey, message) => {
    expect(await create({}, { requestKey })).toMatchObject({ fields: { requestKey: message } })
    expect(await created()).toBe(0)
  })
})

it('without a key each call creates', async () => {
  await create()
  await create()
  expect(await created()).toBe(2)
  expect(await keys()).toEqual([])
})

describe.each([
  ['City', { name: 'Cunha' }, 'image'],
  ['Category', { name: 'Feiras' }, 'icon'],
  ['Neighborhood', { name: 'Vila Nova', cityId: '1' }, null],
  ['Subcategory', { name: 'Feiras livres', categoryId: '1' }, 'icon'],
] as const)('a %s that is created twice with one key', (noun, least, picture) => {
  const createTwice = (input: object) =>
    run(
      `mutation ($input: Create${noun}Input!, $requestKey: String) {
        create${noun}(input: $input, requestKey: $requestKey) { id slug }
      }`,
      { input, requestKey },
    )
  const input = (name: string) => ({ ...least, ...(picture && { [picture]: sentPicture(name) }) })

  it('is one', async () => {
    const first = await createTwice(input('a'))
    expect(first.slug).toBeDefined()
    expect(await createTwice(input('a'))).toEqual(first)
  })

  it('with another name or picture is refused', async () => {
    const { id } = await createTwice(input('a'))
    expect(await createTwice({ ...input('a'), name: 'Outro nome' })).toEqual(reused(id))
    if (picture) expect(await createTwice(input('b'))).toEqual(reused(id))
  })
})

describe('expired keys', () => {
  beforeEach(() => create({}, { requestKey }))

  it('are purged after 24 hours, and no earlier', async () => {
    const { createdAt } = (await keys())[0] ?? { createdAt: new Date() }
    expect(await purgeRequestKeys(database.prisma, createdAt.getTime() + keyLifetimeMs - 1)).toBe(0)
    expect(await purgeRequestKeys(database.prisma, createdAt.getTime() + keyLifetimeMs)).toBe(1)
    expect(await keys()).toEqual([])
  })
})
