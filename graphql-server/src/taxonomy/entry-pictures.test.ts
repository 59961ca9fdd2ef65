import { describe, expect, it } from 'vitest'
import { entryWrites, useEntryWrites } from '../../test/entry-writes.ts'
import { sentFile, sentPicture } from '../../test/pictures.ts'

const { database, pictures, admin, create, update, remove } = useEntryWrites()

/** Hashes of the rows and of the files, which are the same ones. */
async function kept(): Promise<string[]> {
  const rows = await database.prisma.image.findMany({ select: { hash: true } })
  const hashes = rows.map(({ hash }) => hash).sort()
  expect(await pictures.files()).toEqual(hashes)
  return hashes
}

const nouns = [
  { noun: 'City', field: 'image', parent: {} },
  { noun: 'Category', field: 'icon', parent: {} },
  { noun: 'Subcategory', field: 'icon', parent: { categoryId: '1' } },
] as const

describe.each(nouns)('the picture of a $noun', ({ noun, field, parent }) => {
  const made = async (picture: string) => {
    const { saved } = await create(noun, { name: 'Mar', ...parent, [field]: sentPicture(picture) })
    return saved?.id ?? ''
  }

  it('is stored with a new one, and is its URL in answers and its hash in the trail', async () => {
    const { saved } = await create(noun, { name: 'Mar', ...parent, [field]: sentPicture('sea') })
    const [hash, ...others] = await kept()
    expect(others).toEqual([])
    expect(saved?.[field]).toEqual({ url: `/media/${hash}` })
    const { changes } = await database.prisma.auditEntry.findFirstOrThrow()
    expect(changes).toMatchObject({ [field]: { before: null, after: hash } })
  })

  it('stays when an update does not name it, and goes with its replacement', async () => {
    const id = await made('sea')
    const [sea] = await kept()
    expect((await update(noun, id, { name: 'Rio' })).saved?.[field]).toEqual({ url: `/media/${sea}` })
    const { saved } = await update(noun, id, { [field]: sentPicture('river') })
    const [river, ...others] = await kept()
    expect(others).toEqual([])
    expect(river).not.toBe(sea)
    expect(saved?.[field]).toEqual({ url: `/media/${river}` })
    const last = await database.prisma.auditEntry.findFirstOrThrow({ orderBy: { id: 'desc' } })
    expect(last.changes).toEqual({ [field]: { before: sea, after: river } })
  })

  it('sent again is the same picture', async () => {
    const id = await made('sea')
    const before = await kept()
    expect((await update(noun, id, { [field]: sentPicture('sea') })).error).toBeNull()
    expect(await kept()).toEqual(before)
    expect(await database.prisma.auditEntry.count()).toBe(1)
  })

  it('goes when it is null, and outlives what it was of for as long as that can be restored', async () => {
    const id = await made('sea')
    expect((await update(noun, id, { [field]: null })).saved?.[field]).toBeNull()
    expect(await kept()).toEqual([])
    await update(noun, id, { [field]: sentPicture('sea') })
    expect(await kept()).toHaveLength(1)
    await remove(noun, id)
    expect(await kept()).toHaveLength(1)
  })

  it('that others have too stays for them', async () => {
    const id = await made('sea')
    await made('sea')
    await remove(noun, id)
    expect(await kept()).toHaveLength(1)
  })

  it('of a write that is refused leaves no file', async () => {
    await database.prisma.$transaction([
      database.prisma.city.create({ data: { name: 'Mar', slug: 'mar' } }),
      database.prisma.category.create({ data: { name: 'Mar', slug: 'mar' } }),
      database.prisma.subcategory.create({ data: { name: 'Mar', slug: 'mar', categoryId: 1 } }),
    ])
    const taken = { name: 'Mar', slug: 'mar', ...parent, [field]: sentPicture('sea') }
    expect((await create(noun, taken)).error?.code).toBe('CONFLICT')
    expect((await update(noun, 99, { [field]: sentPicture('sea') })).error?.code).toBe('NOT_FOUND')
    expect((await create(noun, { name: '', ...parent, [field]: sentPicture('sea') })).error?.code).toBe(
      'BAD_USER_INPUT',
    )
    expect(await kept()).toEqual([])
  })

  it('must be one, and nothing is written when it is not', async () => {
    const notes = sentFile('foto.png', Buffer.from('Isto é um texto.'))
    const { error } = await create(noun, { name: 'Mar', ...parent, [field]: notes })
    expect(error?.message).toBe('O arquivo não é uma imagem PNG, JPEG, WebP ou AVIF.')
    expect(await database.prisma.auditEntry.count()).toBe(0)
  })

  it('replaced by six at once is one in the end', async () => {
    const id = await made('sea')
    const outcomes = await Promise.all(
      [1, 2, 3, 4, 5, 6].map((number) => update(noun, id, { [field]: sentPicture(`river ${number}`) })),
    )
    expect(outcomes.map(({ error }) => error)).toEqual([1, 2, 3, 4, 5, 6].map(() => null))
    expect(await kept()).toHaveLength(1)
  })
})

it('a file that cannot be removed now does not make a write fail that is done', async () => {
  const { saved } = await create('City', { name: 'Mar', image: sentPicture('sea') })
  const away = () => Promise.reject(new Error('the store is away'))
  const { update } = entryWrites(
    () => ({ prisma: database.prisma, images: { ...pictures.images, deleteUnreferenced: away } }),
    admin,
  )
  const outcome = await update('City', saved?.id ?? '', { image: null })
  expect([outcome.error, outcome.saved?.image]).toEqual([null, null])
})
