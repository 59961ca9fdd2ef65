import { beforeEach, expect, it } from 'vitest'
import { raiseVersion } from '../test/catalogue-rows.ts'
import { useDatabase } from '../test/database.ts'
import { accounts, insertWorld, type Role } from '../test/roles.ts'
import { ask, visit } from './ask.ts'
import { useTwoProcesses } from './use-two-processes.ts'

const database = useDatabase()
const product = useTwoProcesses(database)

/** Each hidden value, and how pages and APIs write it. */
const hidden = {
  phone: ['1236219417', '(12) 3621-9417', '3621-9417'],
  whatsapp: ['12996217193', '(12) 99621-7193', '99621-7193'],
  email: ['sigilo@exemplo.test', 'sigilo%40exemplo', 'sigilo'],
  street: ['Rua Guardada', 'Guardada', 'guardada'],
  number: ['8714'],
  zipCode: ['12345987', '12345-987'],
  latitude: ['-22.917'],
  longitude: ['-45.317'],
  site: ['segredo-da-padaria'],
  instagram: ['padariasigilosa'],
  facebook: ['padaria.face'],
  linkedin: ['padaria-linkedin'],
  twitter: ['padaria_twitter'],
  tiktok: ['padaria_tiktok'],
  video: ['dQw4w9WgXcQ'],
}

beforeEach(async () => {
  await insertWorld(database)
  const data = {
    ownerId: accounts.owner,
    ...{ phone: '1236219417', whatsapp: '12996217193', email: 'sigilo@exemplo.test' },
    ...{ street: 'Rua Guardada', number: '8714', zipCode: '12345987', latitude: -22.917, longitude: -45.317 },
    ...{ site: 'https://segredo-da-padaria.example/', instagram: 'https://instagram.com/padariasigilosa' },
    ...{
      facebook: 'https://facebook.com/padaria.face',
      linkedin: 'https://linkedin.com/in/padaria-linkedin',
    },
    ...{ twitter: 'https://x.com/padaria_twitter', tiktok: 'https://tiktok.com/@padaria_tiktok' },
    video: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  }
  await database.prisma.business.update({ where: { id: 2 }, data })
  await database.prisma.proposal.create({
    data: { businessId: 2, cityId: 3, kind: 'SCAM', topic: 'SCAM', seen: {}, contentHash: '3'.repeat(64) },
  })
  await raiseVersion(database.pool)
})

const whole = `id slug name description excerpt phone whatsapp email site instagram facebook linkedin twitter tiktok
  video latitude longitude confirmations { topic } owner { name } address { street number zipCode }`
const card = 'id name excerpt phone whatsapp street number distance'
const near = 'near: { latitude: -22.917, longitude: -45.317, km: 10 }'
const box = 'within: { south: -23, west: -46, north: -22, east: -45 }'

/** Public answers of GraphQL; each has the establishment before, or a count of it. */
const queries = [
  `{ business(slug: "padaria-da-serra") { ${whole} } }`,
  `{ searchBusinesses(filter: { name: "padaria" }) { items { ${card} business { ${whole} } } } }`,
  `{ searchBusinesses(filter: { ${near} }) { items { ${card} } } }`,
  `{ latestBusinesses { ${card} business { ${whole} } } }`,
  `{ relatedBusinesses(slug: "cantina-da-serra") { ${card} business { ${whole} } } }`,
  `{ businessPoints(filter: { ${box} }) { items { name latitude longitude } } }`,
  '{ suggestions(text: "padaria da serra") { kind label slug } }',
]

const paths = [
  '/padaria-da-serra',
  '/padaria-da-serra/corrigir',
  '/padaria-da-serra/reivindicar',
  '/',
  '/explore?name=padaria',
  '/em/bananal',
  '/api/businesses/2',
  '/api/businesses/slug/padaria-da-serra',
  '/api/businesses/search?name=padaria',
  '/api/businesses/points',
  '/api/businesses/latest',
  '/sitemaps/profiles-1.xml',
]

/** What everything public says, as one text. */
async function everything(origin: string, as: Role): Promise<string> {
  const answers = []
  for (const query of queries) {
    const { value, code } = await ask(origin, query, { as })
    expect(code, query).toBeUndefined()
    answers.push(JSON.stringify(value))
  }
  for (const path of paths) answers.push(await (await visit(`${origin}${path}`, { as })).text())
  return answers.join('\n')
}

const shownFields = (text: string) =>
  Object.entries(hidden)
    .filter(([, writings]) => writings.some((writing) => text.includes(writing)))
    .map(([field]) => field)

it('no public answer has a hidden value, right after the press, in either process, also after those who may read them', async () => {
  const [writer, other] = product.each.map(({ origin }) => origin) as [string, string]
  for (const origin of [writer, other])
    expect(shownFields(await everything(origin, 'visitor'))).toEqual(Object.keys(hidden))
  const hide = 'mutation { hideContacts(businessId: 2) { contactsHiddenUntil } }'
  expect((await ask(writer, hide, { as: 'admin' })).code).toBeUndefined()
  for (const origin of [other, writer]) {
    for (const role of ['visitor', 'user'] as const)
      expect(shownFields(await everything(origin, role))).toEqual([])
    for (const role of ['admin', 'owner'] as const)
      expect(shownFields(await everything(origin, role))).toEqual(Object.keys(hidden))
    expect(shownFields(await everything(origin, 'visitor'))).toEqual([])
  }
  const page = await (await visit(`${other}/padaria-da-serra`)).text()
  expect(page).toContain('Endereço e contatos ocultos a pedido, em análise até')
})
