import { submissionToken } from '../src/proposals/tokens.ts'
import { raiseVersion } from '../test/catalogue-rows.ts'
import type { TestDatabase } from '../test/database.ts'
import { accounts, insertWorld } from '../test/roles.ts'
import { freshServices } from '../test/services.ts'

/** Where an establishment is. */
export interface StoredPlace {
  street: string | null
  number: string | null
  zipCode: string | null
  latitude: number | null
  longitude: number | null
  neighborhoodId: number
}

/** What establishment 2 hides. */
export const place: StoredPlace = {
  ...{ street: 'Rua Guardada', number: '8714', zipCode: '12345987' },
  ...{ latitude: -22.917, longitude: -45.317, neighborhoodId: 9 },
}

/** Each hidden value, and how pages and APIs could write it: whole, rounded and encoded. */
const writings = {
  street: ['Rua Guardada', 'Rua%20Guardada', 'Rua+Guardada', 'Guardada', 'guardada', 'R3VhcmRhZGE'],
  number: ['8714'],
  zipCode: ['12345987', '12345-987', '12345%2D987', '12.345-987'],
  latitude: ['-22.917', '-22,917', '-22.92', '-22.9\\b', '22.917', '-22%2E917'],
  longitude: ['-45.317', '-45,317', '-45.32', '-45.3\\b', '45.317', '-45%2E317'],
  neighborhood: ['Bairro Sigiloso', 'bairro-sigiloso', 'Sigiloso', 'sigiloso', 'U2lnaWxvc28'],
}

export const hiddenNames = Object.keys(writings).sort()

/** Which hidden values a text has. */
export const hiddenIn = (text: string) =>
  Object.entries(writings)
    .filter(([, each]) => each.some((one) => new RegExp(one.replace(/[.+]/g, '\\$&')).test(text)))
    .map(([name]) => name)

/** Writes the place of establishment 2, but no time: answers that have none of it stay the same. */
export async function setPlace({ pool }: TestDatabase, values: StoredPlace): Promise<void> {
  const { street, number, zipCode, latitude, longitude, neighborhoodId } = values
  await pool.query(
    `UPDATE businesses SET street = ?, number = ?, zip_code = ?, latitude = ?, longitude = ?, neighborhood_id = ?
     WHERE id = 2`,
    [street, number, zipCode, latitude, longitude, neighborhoodId],
  )
  await raiseVersion(pool)
}

/** The address of establishment 2 is public or not; it serves Ubatuba. */
export async function setHidden({ pool, prisma }: TestDatabase, addressHidden: boolean): Promise<void> {
  await prisma.businessArea.deleteMany({ where: { businessId: 2 } })
  await prisma.businessArea.create({ data: { businessId: 2, cityId: 1, position: 0 } })
  await pool.query('UPDATE businesses SET address_hidden = ? WHERE id = 2', [addressHidden])
  await raiseVersion(pool)
}

/** Inserts the world with a public address of establishment 2, a confirmation of it and proposals about it. */
export async function insertPlace(database: TestDatabase): Promise<void> {
  const { prisma } = database
  await insertWorld(database)
  await prisma.neighborhood.create({
    data: { id: 9, cityId: 3, name: 'Bairro Sigiloso', slug: 'bairro-sigiloso' },
  })
  const names = { searchName: 'padaria da serra', searchWords: ' padaria da serra ' }
  await prisma.business.update({ where: { id: 2 }, data: { ...names, ownerId: accounts.owner } })
  await prisma.businessAttribute.create({ data: { businessId: 2, attributeId: 1, value: 'yes' } })
  // The picture for previews is drawn without a cover: this world's photos are rows alone.
  await prisma.photo.deleteMany({ where: { businessId: 2 } })
  await prisma.favorite.create({ data: { id: 9, userId: accounts.user, businessId: 2 } })
  await prisma.confirmation.create({
    data: { businessId: 2, topic: 'ADDRESS', confirmedOn: '2026-01-02', valueHash: 'a'.repeat(64) },
  })
  await insertProposals(database)
  await setPlace(database, place)
}

/** A visitor's proposal with the place, and that of an account that owned the establishment once. */
async function insertProposals({ prisma }: TestDatabase): Promise<void> {
  const values = { seen: { ...place }, proposed: { ...place, number: '8715' }, overflow: { ...place } }
  const proposal = { ...values, businessId: 2, cityId: 3, topic: 'ADDRESS' }
  const senders = [
    { id: 91, kind: 'CORRECTION' as const, senderId: null, email: 'alguem@exemplo.test' },
    { id: 92, kind: 'OWNER' as const, senderId: accounts.user, email: null },
  ]
  for (const { id, kind, ...sender } of senders) {
    await prisma.proposal.create({ data: { ...proposal, id, kind, contentHash: String(id).repeat(32) } })
    const proposals = { create: { proposalId: id } }
    await prisma.submission.create({ data: { ...sender, id, businessId: 2, proposals } })
  }
  await prisma.auditEntry.create({
    data: {
      id: 93,
      action: 'update',
      entity: 'business',
      entityId: 2,
      changes: { street: { before: null, after: place.street }, phone: { before: null, after: '1' } },
    },
  })
}

const token = (purpose: Parameters<typeof submissionToken>[1], id: number) =>
  submissionToken(freshServices(), purpose, id)

const whole = `id slug name description excerpt phone latitude longitude addressHidden confirmations { topic }
  updatedAt version areas { city { name } neighborhood { name } }
  address { street number zipCode city { name } neighborhood { id name slug businessCount } }`
const card =
  'id name excerpt street number distance addressHidden city { name } neighborhood { id name slug }'
const near = 'near: { latitude: -22.917, longitude: -45.317, km: 10 }'
const box = 'within: { south: -23, west: -46, north: -22, east: -45 }'

/** Reads whose answers depend on the place while it is public: a path, or an operation of GraphQL. */
export const placeReads = [
  `{ business(slug: "padaria-da-serra") { ${whole} } }`,
  `{ searchBusinesses(filter: { name: "padaria" }) { items { ${card} business { ${whole} } } } }`,
  `{ searchBusinesses(filter: { city: "bananal" }, seed: "x") { items { ${card} business { ${whole} } } } }`,
  `{ searchBusinesses(filter: { ${near} }) { items { ${card} } pagination { total } } }`,
  `{ searchBusinesses(filter: { ${box} }) { items { id } pagination { total } } }`,
  ...['neighborhood: "bairro-sigiloso"', 'city: "bananal", neighborhood: "9", onlyThere: true'].flatMap(
    (filter) => [
      `{ searchBusinesses(filter: { ${filter} }) { items { id } pagination { total serving } } }`,
      `{ searchBusinesses(filter: { ${filter}, name: "padaria" }, order: RANDOM, seed: "x") { items { id } } }`,
      `{ businessPoints(filter: { ${filter} }) { items { id } total unplaced } }`,
      `{ searchAlternatives(filter: { subcategory: "farmacias", ${filter} }) { without total } }`,
    ],
  ),
  `{ searchBusinesses(filter: { attributes: [{ slug: "aceita-pix" }], ${near} }) { pagination { total } } }`,
  `{ searchAlternatives(filter: { category: "saude", ${near} }) { without total } }`,
  `{ businessPoints(filter: { ${box} }) { items { name latitude longitude } total } }`,
  '{ businessPoints(filter: { name: "padaria" }) { items { id } total unplaced } }',
  `{ latestBusinesses { ${card} business { ${whole} } } }`,
  `{ relatedBusinesses(slug: "cantina-da-serra", seed: "x") { ${card} business { ${whole} } } }`,
  '{ suggestions(text: "alimentacao bairro sigiloso", seed: "x") { kind label slug count } }',
  '{ cityOverview(city: "bananal", category: "alimentacao") { total neighborhoods { neighborhood { id } total } } }',
  '{ neighborhood(id: 9) { businessCount } }',
  '/padaria-da-serra',
  '/explore?name=padaria',
  '/explore?city=bananal&neighborhood=bairro-sigiloso',
  '/api/businesses/2',
  '/api/businesses/slug/padaria-da-serra',
  '/api/businesses/latest',
  '/api/businesses/search?name=padaria',
  '/api/businesses/search?neighborhood=bairro-sigiloso',
  '/api/businesses/search?lat=-22.917&long=-45.317&km=1',
  '/api/businesses/points?south=-23&west=-46&north=-22&east=-45',
]

/** Reads that never have the place. */
export const otherReads = [
  '{ suggestions(text: "padaria da serra", seed: "x") { kind label slug count } }',
  '{ suggestions(text: "guardada 8714", seed: "x") { kind label slug count } }',
  '{ searchBusinesses(filter: { name: "guardada" }) { items { id } pagination { total } } }',
  '{ popularCities { id slug } }',
  '/api/suggestions?text=guardada&seed=x',
  `{ submissionStatus(token: "${token('status', 91)}") { businessName proposals { topic state reason } } }`,
  '/padaria-da-serra/corrigir',
  '/padaria-da-serra/reivindicar',
  ...['/', '/explore?name=guardada', '/em/bananal', '/em/bananal/hoje', '/em/hoje'],
  ...['/sitemap.xml', '/sitemaps/profiles-1.xml', '/sitemaps/pages.xml'],
  ...['/media/share/padaria-da-serra.jpg', '/exports/estabelecimentos.csv', '/mcp'],
  `/correcao/${token('status', 91)}`,
  `/confirmar/${token('email', 91)}`,
  `/confirmar/${token('claim', 2)}/parar`,
  `/confirmar/${token('contact-change', 93)}/contato`,
]

/** Reads of an account that owned the establishment once and has it as a favorite. */
export const accountReads = [
  `{ favorites { business { ${card} business { ${whole} } } } }`,
  '{ favorite(businessId: 2) { id } }',
  '{ myProposals { items { topic state changes current isOutdated overflow warnings references { name } } } }',
  '{ claimOptions(slug: "padaria-da-serra") { businessName methods isOwn } }',
  '{ addressByZipCode(zipCode: "12345987") { street } }',
  ...['/api/favorites', '/api/businesses/owner/2', '/api/businesses/by-date', '/api/businesses'],
]
