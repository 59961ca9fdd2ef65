import { beforeAll, expect, it } from 'vitest'
import { useDatabase } from '../../test/database.ts'
import { query } from '../../test/query.ts'
import { insertSmallCatalogue } from '../../test/small-catalogue.ts'

const database = useDatabase()
beforeAll(() => insertSmallCatalogue(database.prisma))

it('an establishment is found whole, its categories and subcategories in their own order', async () => {
  const { data, errors } = await query(
    database,
    `{
      business(slug: "cantina-da-serra") {
        id name slug description excerpt phone whatsapp instagram facebook linkedin twitter tiktok site video
        latitude longitude version createdAt
        address { street number zipCode neighborhood { name } city { name } }
        categories { slug }
        subcategories { slug }
      }
    }`,
  )
  expect(errors).toBeUndefined()
  expect(data?.business).toEqual({
    id: '1',
    name: 'Cantina da Serra',
    slug: 'cantina-da-serra',
    description: '<p>Massas feitas em casa.</p>',
    excerpt: 'Massas feitas em casa.',
    phone: '1238420000',
    whatsapp: null,
    instagram: null,
    facebook: null,
    linkedin: null,
    twitter: null,
    tiktok: null,
    site: null,
    video: null,
    latitude: -22.68,
    longitude: null,
    version: 1,
    createdAt: '2026-03-04T05:06:07.089Z',
    address: {
      street: 'Rua da Estação',
      number: 'S/N',
      zipCode: '12850000',
      neighborhood: { name: 'Centro' },
      city: { name: 'Bananal' },
    },
    categories: [{ slug: 'alimentacao' }, { slug: 'saude' }],
    subcategories: [{ slug: 'pizzarias' }, { slug: 'acai' }],
  })
})

it('an administrator sees the inactive subcategories of an establishment too', async () => {
  const { data } = await query(database, '{ business(id: 1) { subcategories { slug } } }', {
    viewer: { id: 1, role: 'admin' },
  })
  expect(data?.business).toEqual({
    subcategories: [{ slug: 'pizzarias' }, { slug: 'bares' }, { slug: 'acai' }],
  })
})

it('an establishment that is not there is null', async () => {
  const { data } = await query(database, '{ a: business(id: 2) { id } b: business(slug: "nada") { id } }')
  expect(data).toEqual({ a: null, b: null })
})
