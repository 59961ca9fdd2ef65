import { beforeEach, describe, expect, it } from 'vitest'
import { useBusinessWrites } from '../../test/business-writes.ts'
import { sentPicture } from '../../test/pictures.ts'
import { query } from '../../test/query.ts'
import { age, lastDeletion, restoreOperation } from '../../test/restorations.ts'
import { countingPrisma } from '../../test/statements.ts'
import { insertUser } from '../../test/user-rows.ts'
import { purgeDeleted } from '../writes/deletions.ts'
import { restorableMs } from '../writes/restorable.ts'

const { database, pictures, run, create, remove, version, trail } = useBusinessWrites()

const day = 24 * 60 * 60 * 1000
let id: string
let owner: number
let fan: number
beforeEach(async () => {
  const { prisma } = database
  owner = (await insertUser(prisma, 'Olga')).id
  fan = (await insertUser(prisma, 'Fausto')).id
  const photos = [sentPicture('sea'), sentPicture('river'), sentPicture('hill')]
  const made = await create({ ...details, ownerId: String(owner), photos })
  id = String(made.id)
  const [, second] = await prisma.photo.findMany({
    where: { businessId: Number(id) },
    orderBy: { id: 'asc' },
  })
  await prisma.photo.update({ where: { id: second?.id ?? 0 }, data: { alt: 'O rio visto da varanda' } })
  const createdAt = new Date('2026-05-06T07:08:09.010Z')
  await prisma.favorite.create({ data: { userId: fan, businessId: Number(id), createdAt } })
})

const details = {
  whatsapp: '12991230000',
  latitude: -22.7,
  longitude: -44.4,
  instagram: 'bellavista',
  site: 'bellavista.com.br',
  video: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  address: { cityId: '3', neighborhoodId: '2', street: 'Rua Um', number: 'S/N', zipCode: '12850-000' },
  categoryIds: ['2', '1'],
  subcategoryIds: ['4', '1'],
}

const restore = (entry: string) => run(restoreOperation, { entry })

/** Everything of the establishment, its photos without their own ids. */
async function whole(of = id) {
  const row = await database.prisma.business.findUnique({
    where: { id: Number(of) },
    omit: { updatedAt: true },
    include: {
      categories: { orderBy: { position: 'asc' } },
      subcategories: { orderBy: { position: 'asc' } },
      photos: { orderBy: { position: 'asc' }, omit: { id: true } },
      favorites: { omit: { id: true } },
    },
  })
  return row
}

describe('a deleted establishment', () => {
  it('is restored whole: id, slug, address, links, kinds and photos in order, owner and favorites', async () => {
    const before = await whole()
    expect(before?.photos.map(({ alt }) => alt)).toEqual([null, 'O rio visto da varanda', null])
    expect(before?.favorites).toHaveLength(1)
    await remove(id)
    expect(await whole()).toBeNull()
    expect(await restore(await lastDeletion(database.prisma))).toEqual({
      entity: 'BUSINESS',
      id,
      name: 'Pizzaria Bella Vista',
      slug: 'pizzaria-bella-vista',
      formerSlug: null,
      entry: { restorationState: 'DONE', restorableUntil: null },
    })
    expect(await whole()).toEqual(before)
    expect(await database.prisma.deletion.count()).toBe(0)
  })

  it('keeps its images while deleted and afterwards', async () => {
    const files = await pictures.files()
    expect(files).toHaveLength(3)
    await remove(id)
    expect(await pictures.files()).toEqual(files)
    await restore(await lastDeletion(database.prisma))
    expect(await pictures.files()).toEqual(files)
    expect(await database.prisma.keptImage.count()).toBe(0)
  })

  it('is in the trail, and raises the version with its last statement', async () => {
    await remove(id)
    const entry = await lastDeletion(database.prisma)
    const before = await version()
    const { prisma, statements } = countingPrisma(database.config, 'all')
    await query({ prisma, images: pictures.images }, restoreOperation, {
      variables: { entry },
      viewer: { id: owner, role: 'admin' },
    })
    await prisma.$disconnect()
    expect(await version()).toBe(before + 1)
    expect(statements.filter((each) => /^(INSERT|UPDATE|DELETE)/.test(each)).at(-1)).toMatch(
      /^UPDATE catalogue_version/,
    )
    expect((await trail()).at(-1)).toMatchObject({
      action: 'restore',
      entity: 'business',
      entityId: Number(id),
      actorId: owner,
      name: 'Pizzaria Bella Vista',
      restoresId: Number(entry),
      changes: { slug: { before: null, after: 'pizzaria-bella-vista' } },
    })
  })

  it('gets another slug where its own has been taken since, which is said', async () => {
    await remove(id)
    const entry = await lastDeletion(database.prisma)
    expect((await create()).slug).toBe('pizzaria-bella-vista')
    const changed = { id, slug: 'pizzaria-bella-vista-2', formerSlug: 'pizzaria-bella-vista' }
    expect(await restore(entry)).toMatchObject(changed)
    expect(await restore(entry)).toMatchObject(changed)
  })

  it('gets another id where its own has been taken since', async () => {
    await remove(id)
    const entry = await lastDeletion(database.prisma)
    await database.prisma.business.update({ where: { id: 1 }, data: { id: Number(id) } })
    const restored = await restore(entry)
    expect(restored.id).not.toBe(id)
    expect((await whole(String(restored.id)))?.photos).toHaveLength(3)
  })

  it('is restored once, however often it is asked for at the same time', async () => {
    await remove(id)
    const entry = await lastDeletion(database.prisma)
    const answers = await Promise.all(Array.from({ length: 6 }, () => restore(entry)))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]).toMatchObject({ id, slug: 'pizzaria-bella-vista' })
    expect((await trail()).filter(({ action }) => action === 'restore')).toHaveLength(1)
  })

  it('that was restored and deleted again is restored by its last deletion only', async () => {
    await remove(id)
    const first = await lastDeletion(database.prisma)
    await restore(first)
    await remove(id)
    expect(await restore(first)).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringMatching(/excluído de novo/),
    })
    expect(await restore(await lastDeletion(database.prisma))).toMatchObject({ id })
  })
})

describe('what is of a person', () => {
  it('is not in the stored state, and is deleted with the account', async () => {
    await remove(id)
    const kept = await database.prisma.deletion.findFirstOrThrow()
    expect(kept.ownerId).toBe(owner)
    expect(JSON.stringify(kept.state)).not.toMatch(/owner|favorite|Olga/)
    await database.prisma.user.deleteMany({ where: { id: { in: [owner, fan] } } })
    expect((await database.prisma.deletion.findFirstOrThrow()).ownerId).toBeNull()
    expect(await database.prisma.keptFavorite.count()).toBe(0)
    expect(await restore(await lastDeletion(database.prisma))).toMatchObject({ id })
    expect(await whole()).toMatchObject({ ownerId: null, favorites: [] })
  })
})

describe('what an establishment needs', () => {
  const needed = [
    ['city', 3, 'a cidade “Bananal” e o bairro “Centro” não existem mais'],
    ['neighborhood', 2, 'o bairro “Centro” não existe mais'],
    ['category', 1, 'a categoria “Saúde” e a subcategoria “Farmácias” não existem mais'],
    ['subcategory', 4, 'a subcategoria “Farmácias” não existe mais'],
  ] as const

  it.each(needed)('is named when the %s is gone', async (table, gone, words) => {
    const { prisma } = database
    await remove(id)
    const entry = await lastDeletion(prisma)
    await prisma.business.deleteMany()
    if (table === 'city') await prisma.neighborhood.deleteMany({ where: { cityId: gone } })
    if (table === 'category') await prisma.subcategory.deleteMany({ where: { categoryId: gone } })
    await prisma[table as 'city'].delete({ where: { id: gone } })
    const before = await version()
    const message = `Não é possível restaurar: ${words}. Restaure isso primeiro.`
    expect(await restore(entry)).toEqual({ message, code: 'CONFLICT', reason: 'PARENT_MISSING' })
    expect([await prisma.business.count(), await version()]).toEqual([0, before])
    expect(await prisma.deletion.count()).toBe(1)
  })

  it('is named when it belongs elsewhere by now', async () => {
    const { prisma } = database
    await remove(id)
    const entry = await lastDeletion(prisma)
    await prisma.subcategory.create({ data: { id: 9, name: 'Clínicas', slug: 'clinicas', categoryId: 1 } })
    await prisma.category.create({ data: { id: 9, name: 'Beleza', slug: 'beleza' } })
    await prisma.subcategory.update({ where: { id: 4 }, data: { categoryId: 9 } })
    expect((await restore(entry)).message).toBe(
      'Não é possível restaurar: a subcategoria “Farmácias” agora é de outra categoria.',
    )
    await prisma.neighborhood.update({ where: { id: 2 }, data: { cityId: 1, slug: 'outro-centro' } })
    expect((await restore(entry)).message).toBe(
      'Não é possível restaurar: o bairro “Centro” agora é de outra cidade.',
    )
  })

  it('is there or missed, when it is deleted at the same moment', async () => {
    const { prisma } = database
    for (let round = 0; round < 5; round++) {
      await prisma.subcategory.upsert({
        where: { id: 4 },
        create: { id: 4, name: 'Farmácias', slug: 'farmacias', categoryId: 1 },
        update: {},
      })
      await remove(id)
      const entry = await lastDeletion(prisma)
      const [restored, removed] = await Promise.all([
        restore(entry),
        run('mutation { deleteSubcategory(id: 4) }', {}),
      ])
      const isBack = restored.code === undefined
      expect([restored.code, removed.code]).toEqual(
        isBack ? [undefined, 'CONFLICT'] : ['CONFLICT', undefined],
      )
      if (!isBack) {
        await run(restoreOperation, { entry: await lastDeletion(prisma) })
        expect(await restore(entry)).toMatchObject({ id })
      }
    }
  })
})

describe('after 30 days', () => {
  it('nothing is restored any more, and until then everything is', async () => {
    await remove(id)
    const entry = await lastDeletion(database.prisma)
    await age(database.prisma)
    expect(await restore(entry)).toEqual({
      message: 'O prazo de 30 dias para desfazer esta exclusão acabou.',
      code: 'CONFLICT',
      reason: 'RESTORE_EXPIRED',
    })
    await age(database.prisma, restorableMs - 60_000)
    expect(await restore(entry)).toMatchObject({ id })
  })

  it('what was kept goes with its images, and what others show of these stays', async () => {
    const { prisma } = database
    const services = { prisma, images: pictures.images }
    await create({ name: 'Vizinha', photos: [sentPicture('sea')] })
    await remove(id)
    const entry = await lastDeletion(prisma)
    expect(await purgeDeleted(services, Date.now() + 29 * day)).toBe(0)
    expect(await pictures.files()).toHaveLength(3)
    expect(await purgeDeleted(services, Date.now() + 31 * day)).toBe(1)
    expect(await pictures.files()).toHaveLength(1)
    expect([await prisma.keptFavorite.count(), await prisma.keptImage.count()]).toEqual([0, 0])
    expect(await restore(entry)).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringMatching(/O prazo de 30 dias/),
    })
  })

  it('many are forgotten by several processes at once, each once', async () => {
    const { prisma } = database
    const entries = Array.from({ length: 120 }, (_, index) => index + 1000)
    const deleted = { action: 'delete', entity: 'city' }
    await prisma.auditEntry.createMany({ data: entries.map((id) => ({ ...deleted, id, entityId: id })) })
    await prisma.deletion.createMany({
      data: entries.map((auditEntryId) => ({ auditEntryId, at: new Date(0), state: {} })),
    })
    const services = { prisma, images: pictures.images }
    const counts = await Promise.all([purgeDeleted(services), purgeDeleted(services)])
    expect((counts[0] ?? 0) + (counts[1] ?? 0)).toBe(120)
    expect(await prisma.deletion.count()).toBe(0)
  })
})

describe('several that are deleted together', () => {
  const removeAll = 'mutation ($ids: [ID!]!) { deleteBusinesses(ids: $ids) }'

  it('are restored one by one', async () => {
    await run(removeAll, { ids: [id, '1'] })
    const entries = await database.prisma.auditEntry.findMany({ where: { action: 'delete' } })
    const names = await Promise.all(entries.map(async (entry) => (await restore(String(entry.id))).name))
    expect(names.sort()).toEqual(['Cantina da Serra', 'Pizzaria Bella Vista'])
  })

  it('cost as many statements as two', async () => {
    const counted = async (ids: string[]) => {
      const { prisma, statements } = countingPrisma(database.config, 'all')
      const options = { variables: { ids }, viewer: { id: owner, role: 'admin' as const } }
      expect((await query({ prisma }, removeAll, options)).data?.deleteBusinesses).toHaveLength(ids.length)
      await prisma.$disconnect()
      return statements.length
    }
    const others: string[] = []
    for (const name of ['a', 'b', 'c', 'd'])
      others.push(String((await create({ name: `Loja ${name}`, photos: [sentPicture(name)] })).id))
    expect(await counted(others)).toBe(await counted([id, '1']))
  })
})

it('what is no deletion is not found', async () => {
  const entry = await database.prisma.auditEntry.findFirstOrThrow({ where: { action: 'create' } })
  for (const each of [String(entry.id), '999999', 'abc'])
    expect(await restore(each)).toEqual({ message: 'Esta exclusão não foi encontrada.', code: 'NOT_FOUND' })
})
