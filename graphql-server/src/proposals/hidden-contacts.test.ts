import { beforeEach, expect, it } from 'vitest'
import { addDays, localDate } from '../../../schema/hours/calendar.ts'
import { formatDate } from '../../../schema/hours/exceptions.ts'
import { accountJourney, answeredField, firstFailure } from '../../test/account-journey.ts'
import { raiseVersion } from '../../test/catalogue-rows.ts'
import { useDatabase } from '../../test/database.ts'
import { explain } from '../../test/plan.ts'
import { accounts, insertWorld } from '../../test/roles.ts'
import type { Viewer } from '../context.ts'

const database = useDatabase()
const admin: Viewer = { id: accounts.admin, role: 'admin' }
const owner: Viewer = { id: accounts.owner, role: 'user' }
const user: Viewer = { id: accounts.user, role: 'user' }
const today = localDate(Date.now())
const until = addDays(today, 7)
let journey: ReturnType<typeof accountJourney>

const contacts = {
  ...{ phone: '1236219000', whatsapp: '12996210000', email: 'padaria@exemplo.test' },
  ...{ street: 'Rua das Flores', number: '417', zipCode: '12345678', latitude: -22.91, longitude: -45.31 },
  ...{ site: 'https://padaria.example/', instagram: 'https://instagram.com/padaria' },
}

beforeEach(async () => {
  await insertWorld(database)
  await database.prisma.business.update({ where: { id: 2 }, data: { ...contacts, ownerId: accounts.owner } })
  await raiseVersion(database.pool)
  journey = accountJourney(database)
})

const ask = (document: string, viewer?: Viewer) => journey.ask(document, viewer ? { viewer } : {})
const propose = (input: string) =>
  ask(`mutation { proposeCorrection(slug: "padaria-da-serra", input: { ${input} }) { token } }`)
const hide = () => ask('mutation { hideContacts(businessId: 2) { phone contactsHiddenUntil } }', admin)
const show = () => ask('mutation { showContacts(businessId: 2) { contactsHiddenUntil } }', admin)

async function hidden() {
  expect(firstFailure(await propose('topics: [SCAM]'))).toBeNull()
  const answer = await hide()
  expect(firstFailure(answer)).toBeNull()
  return answer
}

const profile = `{ business(id: 2) {
  phone whatsapp email latitude longitude site instagram contactsHiddenUntil confirmations { topic }
  address { street number zipCode city { name } neighborhood { name } }
} }`
const read = async (viewer?: Viewer) =>
  answeredField<Record<string, unknown>>(await ask(profile, viewer), 'business')

it('contacts are hidden only while a removal or a report of a scam is open, and for seven days', async () => {
  await database.prisma.proposal.deleteMany()
  expect(firstFailure(await hide())?.fields).toHaveProperty('businessId')
  await propose('topics: [OTHER]')
  expect(firstFailure(await hide())?.fields).toHaveProperty('businessId')
  expect((await read()).phone).toBe(contacts.phone)
  expect(answeredField(await hidden(), 'hideContacts')).toEqual({
    phone: contacts.phone,
    contactsHiddenUntil: until,
  })
})

it('visitors and other accounts get none of the values, administrators and the owner all of them', async () => {
  await hidden()
  for (const viewer of [undefined, user]) {
    const { address, ...others } = await read(viewer)
    expect(others).toEqual({
      ...{ phone: '', whatsapp: null, email: null, latitude: null, longitude: null },
      ...{ site: null, instagram: null, confirmations: [], contactsHiddenUntil: until },
    })
    expect(address).toMatchObject({ street: null, number: null, zipCode: null, city: { name: 'Bananal' } })
  }
  const { street, number, zipCode, ...plain } = contacts
  for (const viewer of [admin, owner])
    expect(await read(viewer)).toMatchObject({ ...plain, address: { street, number, zipCode } })
})

it('owner and listed address get one mail, however often it is pressed', async () => {
  const before = journey.mails.length
  await hidden()
  await hide()
  const sent = journey.mails.slice(before)
  expect(sent.map(({ to }) => to).sort()).toEqual(['owner@guiadovale.test', contacts.email].sort())
  expect(JSON.stringify(sent)).toContain('/golpe-da-lista')
  expect(JSON.stringify(sent)).toContain(formatDate(until))
})

it('one press shows them again, and both presses are in the trail', async () => {
  const before = await database.prisma.auditEntry.count()
  await hidden()
  expect(answeredField(await show(), 'showContacts')).toEqual({ contactsHiddenUntil: null })
  expect(firstFailure(await show())).toBeNull()
  expect((await read()).phone).toBe(contacts.phone)
  const entries = await database.prisma.auditEntry.findMany({ skip: before, orderBy: { id: 'asc' } })
  expect(entries.map(({ name, changes }) => [name, changes])).toEqual([
    ['Padaria da Serra', { contactsHiddenUntil: { before: null, after: until } }],
    ['Padaria da Serra', { contactsHiddenUntil: { before: until, after: null } }],
  ])
})

it('they are shown again on the day after the last one, without a write', async () => {
  await hidden()
  const setLast = (day: string) =>
    database.prisma.business.update({ where: { id: 2 }, data: { contactsHiddenUntil: day } })
  await setLast(today)
  expect(await read()).toMatchObject({ phone: '', contactsHiddenUntil: today })
  await setLast(addDays(today, -1))
  expect(await read()).toMatchObject({ phone: contacts.phone, contactsHiddenUntil: null })
})

it('a search by position or by a part of the map finds it before and after, and not while it is hidden', async () => {
  const near = `searchBusinesses(filter: { near: { latitude: -22.91, longitude: -45.31, km: 1 } })
    { items { business { id } } }`
  const box = 'within: { south: -22.92, west: -45.32, north: -22.9, east: -45.3 }'
  const points = `businessPoints(filter: { ${box} }) { total unplaced items { id } }`
  const find = async () => {
    const answer = await ask(`{ ${near} ${points} }`)
    expect(firstFailure(answer)).toBeNull()
    const found = answeredField<{ items: { business: { id: string } }[] }>(answer, 'searchBusinesses')
    const map = answeredField<{ total: number; items: { id: string }[] }>(answer, 'businessPoints')
    return [found.items.map(({ business }) => business.id), map.items.map(({ id }) => id), map.total]
  }
  expect(await find()).toEqual([['2'], ['2'], 1])
  await hidden()
  expect(await find()).toEqual([[], [], 0])
  await show()
  expect(await find()).toEqual([['2'], ['2'], 1])
})

it('cards have none of the values, also those of an administrator', async () => {
  await hidden()
  const card = '{ latestBusinesses { id phone whatsapp street number } }'
  for (const viewer of [undefined, admin])
    expect(answeredField(await ask(card, viewer), 'latestBusinesses')).toContainEqual({
      ...{ id: '2', phone: '', whatsapp: null, street: null, number: null },
    })
})

it('a visitor’s proposal of a hidden field has one answer, whether it has the value or not', async () => {
  await hidden()
  const count = await database.prisma.proposal.count()
  const answers = await Promise.all(
    [contacts.phone, '1236219999'].map((phone) => propose(`topics: [PHONE], values: { phone: "${phone}" }`)),
  )
  const [same, other] = answers.map(firstFailure)
  expect(same).toEqual(other)
  expect(same?.fields).toEqual({ 'input.topics': expect.stringContaining(formatDate(until)) })
  expect(await database.prisma.proposal.count()).toBe(count)
  expect(firstFailure(await propose('topics: [HOURS], values: { mondayHours: "9-17" }'))).toBeNull()
})

it('a claimant is not given the listed numbers', async () => {
  await hidden()
  const options = '{ claimOptions(slug: "padaria-da-serra") { whatsapp phone } }'
  expect(answeredField(await ask(options, user), 'claimOptions')).toEqual({ whatsapp: null, phone: '' })
})

it('a hidden establishment that is deleted and restored stays hidden', async () => {
  await hidden()
  await ask('mutation { deleteBusiness(id: 2) }', admin)
  const { id } = await database.prisma.auditEntry.findFirstOrThrow({
    where: { action: 'delete', entityId: 2 },
  })
  await ask(`mutation { restoreDeletion(auditEntryId: ${id}) { id } }`, admin)
  expect(await read()).toMatchObject({ phone: '', contactsHiddenUntil: until })
})

it('those with a hidden place are found by the index', async () => {
  const sql = 'SELECT id FROM businesses WHERE contacts_hidden_until >= ?'
  const [step] = await explain(database.pool, sql, [today])
  expect(step).toMatchObject({ key: 'businesses_contacts_hidden_until_idx' })
  expect(step?.Extra).toContain('Using index')
})
