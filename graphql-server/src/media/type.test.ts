import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { useDatabase } from '../../test/database.ts'
import { query } from '../../test/query.ts'
import { insertSmallCatalogue } from '../../test/small-catalogue.ts'
import { countingPrisma } from '../../test/statements.ts'
import { createSearchEngine } from '../search/engine.ts'
import { createImages } from './images.ts'

const database = useDatabase()
let counting: ReturnType<typeof countingPrisma>
const hashes = ['a', 'b', 'c'].map((letter) => letter.repeat(64))

beforeAll(async () => {
  const { prisma } = database
  await insertSmallCatalogue(prisma)
  for (const [index, hash] of hashes.entries()) {
    const data = { id: index + 1, hash, format: 'webp', width: 1200, height: 800, bytes: 9, color: '#102030' }
    await prisma.image.create({ data })
  }
  await prisma.photo.createMany({
    data: [
      { id: 1, businessId: 1, imageId: 1, position: 2 },
      { id: 2, businessId: 1, imageId: 2, position: 0, alt: 'Mesa  posta | «à luz» de velas' },
      { id: 3, businessId: 1, imageId: 3, position: 1, alt: '' },
    ],
  })
  await prisma.city.update({ where: { id: 3 }, data: { imageId: 1 } })
  await prisma.category.update({ where: { id: 2 }, data: { iconId: 2 } })
  await prisma.subcategory.update({ where: { id: 1 }, data: { iconId: 3 } })
  counting = countingPrisma(database.config)
})
beforeEach(() => {
  counting.statements.length = 0
})
afterAll(() => counting.prisma.$disconnect())

function ask(document: string, host?: string) {
  const { prisma } = counting
  const images = createImages({ prisma, store: {} as never, host, maxBytes: 1 })
  const search = createSearchEngine({ pool: database.pool, secret: 'secret' })
  return query({ prisma, images, search }, document)
}

it('photos come in their order, with all that a page needs before their bytes', async () => {
  const { data, errors } = await ask(
    '{ business(id: 1) { photos { id alt image { url width height color } } } }',
  )
  expect(errors).toBeUndefined()
  const image = { width: 1200, height: 800, color: '#102030' }
  expect(data?.business).toEqual({
    photos: [
      { id: '2', alt: 'Mesa  posta | «à luz» de velas', image: { url: `/media/${hashes[1]}`, ...image } },
      { id: '3', alt: '', image: { url: `/media/${hashes[2]}`, ...image } },
      { id: '1', alt: null, image: { url: `/media/${hashes[0]}`, ...image } },
    ],
  })
  // All of it comes with the establishment, by the search's own statement.
  expect(counting.statements).toEqual([])
})

it('the cover of a card is the first photo, without a statement of its own', async () => {
  const cover = 'cover { id alt image { url width height color } }'
  const { data, errors } = await ask(`{ latestBusinesses { ${cover} } business(id: 1) { photos { id } } }`)
  expect(errors).toBeUndefined()
  expect(data?.latestBusinesses).toEqual([
    {
      cover: {
        id: '2',
        alt: 'Mesa  posta | «à luz» de velas',
        image: { url: `/media/${hashes[1]}`, width: 1200, height: 800, color: '#102030' },
      },
    },
  ])
  counting.statements.length = 0
  await ask(`{ latestBusinesses { ${cover} } }`)
  expect(counting.statements).toHaveLength(0)
})

it('cities, categories and subcategories lead to their pictures in one statement more, where they have one', async () => {
  const { data, errors } = await ask('{ cities { slug image { url } } }')
  expect(errors).toBeUndefined()
  expect(data?.cities).toEqual([
    { slug: 'aguas-claras', image: null },
    { slug: 'bananal', image: { url: `/media/${hashes[0]}` } },
    { slug: 'ubatuba', image: null },
  ])
  expect(counting.statements).toHaveLength(2)
  const icons = await ask('{ categories { icon { url } } subcategories { slug icon { url } } }')
  expect(icons.data?.categories).toEqual([{ icon: { url: `/media/${hashes[1]}` } }, { icon: null }])
  expect(icons.data?.subcategories).toContainEqual({
    slug: 'pizzarias',
    icon: { url: `/media/${hashes[2]}` },
  })
})

it('the picture of a city that comes from memory is found too', async () => {
  const { data, errors } = await ask('{ latestBusinesses { city { image { url } } } }')
  expect(errors).toBeUndefined()
  expect(data?.latestBusinesses).toEqual([{ city: { image: { url: `/media/${hashes[0]}` } } }])
})

it('with a delivery host configured, addresses are its own', async () => {
  const { data } = await ask('{ city(id: 3) { image { url } } }', 'https://imagens.test')
  expect(data?.city).toEqual({ image: { url: `https://imagens.test/media/${hashes[0]}` } })
})
