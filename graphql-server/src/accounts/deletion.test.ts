import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { accountJourney, firstFailure, password } from '../../test/account-journey.ts'
import { useDatabase } from '../../test/database.ts'
import { insertSmallCatalogue } from '../../test/small-catalogue.ts'
import { folderStore } from '../media/folder-store.ts'
import { createImages } from '../media/images.ts'
import { mails } from '../messages/mails.ts'

const database = useDatabase()
let root: string
let journey: ReturnType<typeof accountJourney>
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'guia-deletion-'))
  await insertSmallCatalogue(database.prisma)
})
beforeEach(async () => {
  await database.prisma.user.deleteMany()
  const images = createImages({ prisma: database.prisma, store: folderStore(root), maxBytes: 1_000_000 })
  journey = accountJourney({ ...database, images })
})
afterAll(() => rm(root, { recursive: true, force: true }))

const remove = (token: string, secret = password) =>
  journey.ask('mutation ($password: String!) { deleteAccount(password: $password) }', {
    token,
    variables: { password: secret },
  })

async function registerAdmin() {
  const account = await journey.register()
  await database.prisma.user.update({ where: { id: account.id }, data: { role: 'admin' } })
  return account
}

const last = {
  code: 'CONFLICT',
  message: 'Esta é a única conta de administração: antes, dê esse papel a outra pessoa.',
}

it('everything personal goes, and establishments and the trail stay, without an owner or actor', async () => {
  const { prisma } = database
  const { id, token, email } = await journey.register()
  const store = folderStore(root)
  const hash = 'a'.repeat(64)
  await store.put(hash, 'webp', Buffer.from('photo'))
  const image = { hash, format: 'webp', width: 1, height: 1, bytes: 5, color: '#000000' }
  await prisma.user.update({ where: { id }, data: { photo: { create: image } } })
  await prisma.business.update({ where: { id: 1 }, data: { ownerId: id } })
  await prisma.favorite.create({ data: { userId: id, businessId: 1 } })
  const entry = { actorId: id, action: 'update', entity: 'business', entityId: 1, changes: {} }
  await prisma.auditEntry.create({ data: entry })
  await prisma.passwordReset.create({
    data: { userId: id, tokenHash: 'x', expiresAt: new Date(Date.now() + 60_000) },
  })

  expect((await remove(token)).data).toEqual({ deleteAccount: true })
  expect(await prisma.user.count({ where: { id } })).toBe(0)
  expect(await prisma.favorite.count()).toBe(0)
  expect(await prisma.passwordReset.count()).toBe(0)
  expect(await prisma.image.count()).toBe(0)
  expect((await readdir(root, { recursive: true })).filter((name) => name.includes(hash))).toEqual([])
  expect((await prisma.business.findUniqueOrThrow({ where: { id: 1 } })).ownerId).toBeNull()
  expect((await prisma.auditEntry.findFirstOrThrow({ where: { entityId: 1 } })).actorId).toBeNull()
  // The deletion is recorded without personal data.
  const gone = await prisma.auditEntry.findFirstOrThrow({ where: { entity: 'user', action: 'delete' } })
  const changes = { role: { before: 'user', after: null } }
  expect(gone).toMatchObject({ entityId: id, actorId: null, name: null, changes })
  expect(await journey.isAlive(token)).toBe(false)
  expect(firstFailure(await journey.logIn(email))).toMatchObject({ code: 'INVALID_CREDENTIALS' })
  expect((await journey.register({ email })).id).not.toBe(id)
})

it('its mails are forgotten, and its address gets a last one, at most five times an hour', async () => {
  const { token, email } = await journey.register({ name: 'Maria da Silva' })
  await remove(token)
  expect(journey.services.mail.forgotten).toEqual([email])
  expect(journey.mails).toEqual([{ to: email, ...mails.accountDeleted() }])
  for (let time = 1; time < 7; time++) await remove((await journey.register({ email })).token)
  expect(journey.mails).toHaveLength(5)
  expect(await database.prisma.user.count({ where: { email } })).toBe(0)
})

it('only a demo account leaves the guide to another demo account', async () => {
  const [person, one, two] = [await registerAdmin(), await registerAdmin(), await registerAdmin()]
  const { prisma } = database
  await prisma.user.updateMany({ where: { id: { in: [one.id, two.id] } }, data: { isDemo: true } })
  expect(firstFailure(await remove(person.token))).toEqual(last)
  await prisma.user.deleteMany({ where: { id: person.id } })
  journey.services.servesThisMachineOnly = true
  const query = 'mutation ($password: String!) { deleteAccount(password: $password) }'
  const options = { token: one.token, isLocal: true, variables: { password } }
  expect(firstFailure(await journey.ask(query, options))).toBeNull()
})

it('the last administrator stays, one of two may go', async () => {
  const [one, two] = [await registerAdmin(), await registerAdmin()]
  expect(firstFailure(await remove(one.token))).toBeNull()
  expect(firstFailure(await remove(two.token))).toEqual(last)
  expect(await journey.isAlive(two.token)).toBe(true)
})

it('of the last administrators who go at once, one stays', async () => {
  for (let round = 0; round < 5; round++) {
    await database.prisma.user.deleteMany()
    const admins = [await registerAdmin(), await registerAdmin(), await registerAdmin()]
    const failures = (await Promise.all(admins.map(({ token }) => remove(token)))).map(firstFailure)
    expect(failures.filter((failure) => failure !== null)).toEqual([last])
    expect(await database.prisma.user.count({ where: { role: 'admin' } })).toBe(1)
  }
})

it('one who asks twice at once is deleted once, and the other request has no session', async () => {
  const { token } = await journey.register()
  const codes = (await Promise.all([remove(token), remove(token)])).map(
    (answer) => firstFailure(answer)?.code ?? 'deleted',
  )
  expect([...codes].sort()).toEqual(['UNAUTHENTICATED', 'deleted'])
})
