// @vitest-environment node
import { expect, it } from 'vitest'
import { fieldsWith, perField } from '../../../../schema/business/per-field.ts'
import { addBusiness, type BusinessWish, insert, mockPhotos, sampleCatalogue } from '../../mocks/catalogue.ts'
import { thingsOnServer } from '../../test/render-on-server.ts'

/** What search engines read on the profile of one more establishment, in Taubaté's Centro. */
async function thingsOf(wish: Partial<BusinessWish>) {
  const catalogue = sampleCatalogue()
  const neighborhood = catalogue.neighborhoods.find(({ slug }) => slug === 'centro')
  if (!neighborhood) throw new Error('the sample is not whole')
  const { slug } = addBusiness(catalogue, { name: 'Cantina da Serra', neighborhood, ...wish })
  return thingsOnServer(`/${slug}`, catalogue)
}

it('describes a local business, safely inside HTML', async () => {
  const [place] = await thingsOf({
    name: 'Bar </script> & Cia',
    slug: 'bar-cia',
    description: '<p>Massa fresca <strong>todo dia</strong>.</p><p><br></p><ul><li>Nhoque</li></ul>',
    phone: '12991234567',
    instagram: 'https://www.instagram.com/cantina.exemplo',
    site: 'https://cantina.example/?mesa=2',
    twitter: 'javascript:alert(1)',
    latitude: -23.03,
    longitude: -45.55,
    address: { street: 'Rua das Flores', number: '12', zipCode: '12010000' },
  })
  expect(place).toEqual({
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    '@id': 'https://guia.test/bar-cia',
    url: 'https://guia.test/bar-cia',
    name: 'Bar </script> & Cia',
    description: 'Massa fresca todo dia. Nhoque',
    telephone: '+5512991234567',
    address: {
      '@type': 'PostalAddress',
      streetAddress: 'Rua das Flores, 12',
      addressLocality: 'Taubaté',
      addressRegion: 'SP',
      postalCode: '12010-000',
      addressCountry: 'BR',
    },
    geo: { '@type': 'GeoCoordinates', latitude: -23.03, longitude: -45.55 },
    sameAs: ['https://cantina.example/?mesa=2', 'https://www.instagram.com/cantina.exemplo'],
  })
})

it('has the type of its first category that has one, else LocalBusiness', async () => {
  const category = (schemaType: string | null) =>
    insert(sampleCatalogue().categories, { name: 'x', slug: 'x', schemaType })
  const typeWith = async (...types: (string | null)[]) => {
    const [place] = await thingsOf({ categories: types.map(category) })
    return place['@type']
  }
  expect(await typeWith('Store', 'Bakery')).toBe('Store')
  expect(await typeWith(null, 'Bakery')).toBe('Bakery')
  expect(await typeWith(null)).toBe('LocalBusiness')
})

it('contains every contact field but WhatsApp', async () => {
  const names = [
    ...fieldsWith({ group: 'contact' }),
    ...fieldsWith({ kind: 'profile' }),
    ...fieldsWith({ kind: 'site' }),
  ]
  const values = perField(names, (_name, { examples }) => examples.answered)
  const json = JSON.stringify(await thingsOf(values))
  expect(names.filter((name) => !json.includes(values[name]))).toEqual(['whatsapp'])
})

it('contains all photos', async () => {
  const [place] = await thingsOf({ photos: mockPhotos(2) })
  expect(place.image).toEqual(
    ['1', '2'].map((number) => `https://guia.test/media/${number.padStart(64, '0')}?w=900&q=80&fm=jpg`),
  )
})

it('contains the breadcrumb of the establishment', async () => {
  const [, trail] = await thingsOf({})
  expect(trail).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Home', item: 'https://guia.test/' },
      { position: 2, name: 'Alimentação', item: 'https://guia.test/explore?category=alimentacao' },
      { position: 3, name: 'Cantina da Serra' },
    ],
  })
})

it('leaves out the hours of a temporary closure, and everything after a permanent one', async () => {
  const [open] = await thingsOf({ mondayHours: '24h' })
  expect(open).toHaveProperty('openingHoursSpecification')
  const [away] = await thingsOf({ state: 'CLOSED_TEMPORARILY', reopensOn: '2999-01-03', mondayHours: '24h' })
  expect(away['@type']).toBe('LocalBusiness')
  expect(away).not.toHaveProperty('openingHoursSpecification')
  const gone = await thingsOf({ state: 'CLOSED_FOR_GOOD', closedOn: '2026-11-20', mondayHours: '24h' })
  expect(gone.map((thing) => thing['@type'])).toEqual(['BreadcrumbList'])
})
