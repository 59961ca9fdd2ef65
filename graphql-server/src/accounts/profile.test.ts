import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { accountJourney, answeredField, firstFailure } from '../../test/account-journey.ts'
import { useDatabase } from '../../test/database.ts'
import { folderStore } from '../media/folder-store.ts'
import { createImages } from '../media/images.ts'

const database = useDatabase()
let root: string
let journey: ReturnType<typeof accountJourney>

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'guia-profile-'))
  const images = createImages({ prisma: database.prisma, store: folderStore(root), maxBytes: 1_000_000 })
  journey = accountJourney({ ...database, images })
})
afterAll(() => rm(root, { recursive: true, force: true }))

const document = `mutation ($input: UpdateProfileInput!) {
  updateProfile(input: $input) { name phone email photo { url width } } }`
const update = (token: string, input: object) => journey.ask(document, { token, variables: { input } })

const sent = (bytes: Buffer) =>
  Promise.resolve({ filename: 'foto.png', createReadStream: () => Readable.from([bytes]) })
const picture = (width: number) =>
  sharp({ create: { width, height: 20, channels: 3, background: '#336699' } })
    .png()
    .toBuffer()
const files = async () => (await readdir(root, { recursive: true })).filter((name) => name.endsWith('.webp'))

it('what is absent stays, and what is named changes', async () => {
  const { token, email } = await journey.register({ name: 'Maria', phone: '1238420000' })
  const unchanged = { name: 'Maria', phone: '1238420000', email, photo: null }
  expect((await update(token, {})).data?.updateProfile).toEqual(unchanged)
  expect((await update(token, { name: ' Ana   Lima ' })).data?.updateProfile).toMatchObject({
    name: 'Ana Lima',
    phone: '1238420000',
  })
  expect((await update(token, { phone: '0800 123 4567' })).data?.updateProfile).toMatchObject({
    name: 'Ana Lima',
    phone: '08001234567',
  })
})

it.each([
  [{ name: null }, 'input.name', 'Informe o nome.'],
  [{ name: 'x'.repeat(121) }, 'input.name', 'O nome deve ter no máximo 120 caracteres.'],
  [
    { name: 'Ganhe em www.x' },
    'input.name',
    'O nome não pode conter um endereço da internet. Depois de um ponto, deixe um espaço.',
  ],
  [{ phone: null }, 'input.phone', 'Informe o telefone.'],
  [{ phone: '99' }, 'input.phone', 'Informe um telefone com DDD: 10 ou 11 dígitos.'],
])('%j is refused, by name', async (input, field, message) => {
  const { token } = await journey.register()
  expect(firstFailure(await update(token, input))).toEqual({
    code: 'BAD_USER_INPUT',
    message,
    fields: { [field]: message },
  })
})

it('a photo is taken in, replaced and removed, and its file goes with it', async () => {
  const { token } = await journey.register()
  const withPhoto = await update(token, { photo: sent(await picture(30)) })
  const { photo } = answeredField<{ photo: { url: string; width: number } }>(withPhoto, 'updateProfile')
  expect(photo).toEqual({ url: expect.stringMatching(/^\/media\/[0-9a-f]{64}$/), width: 30 })
  expect(await files()).toHaveLength(1)
  expect((await update(token, { name: 'Ana' })).data?.updateProfile).toMatchObject({ photo })
  const same = await update(token, { photo: sent(await picture(30)) })
  expect(same.data?.updateProfile).toMatchObject({ photo })
  expect(await files()).toHaveLength(1)
  const replaced = await update(token, { photo: sent(await picture(40)) })
  expect(replaced.data?.updateProfile).toMatchObject({ photo: { width: 40 } })
  expect(await files()).toHaveLength(1)
  expect((await update(token, { photo: null })).data?.updateProfile).toMatchObject({ photo: null })
  expect(await files()).toEqual([])
  expect(await database.prisma.image.count()).toBe(0)
})

it('a photo that is none changes nothing', async () => {
  const { token } = await journey.register({ name: 'Maria' })
  const answer = await update(token, { name: 'Ana', photo: sent(Buffer.from('<svg/>')) })
  expect(firstFailure(answer)?.message).toBe('O arquivo não é uma imagem PNG, JPEG, WebP ou AVIF.')
  expect((await journey.ask('{ me { name photo { url } } }', { token })).data?.me).toEqual({
    name: 'Maria',
    photo: null,
  })
  expect(await files()).toEqual([])
})

it('of two photos sent at once one stays, with its file alone', async () => {
  const { token } = await journey.register()
  const pictures = await Promise.all([50, 60, 70, 80].map(picture))
  const answers = await Promise.all(pictures.map((bytes) => update(token, { photo: sent(bytes) })))
  expect(answers.map(firstFailure)).toEqual([null, null, null, null])
  expect(await files()).toHaveLength(1)
  expect(await database.prisma.image.count()).toBe(1)
})

it('the export of personal data is complete, without credentials', async () => {
  const { prisma } = database
  const { token, id, email } = await journey.register({ name: 'Maria' })
  await update(token, { photo: sent(await picture(90)) })
  const city = { name: 'Ubatuba', slug: 'ubatuba' }
  const neighborhood = { name: 'Centro', slug: 'centro', city: { create: city } }
  const { cityId, id: neighborhoodId } = await prisma.neighborhood.create({ data: neighborhood })
  const text = { searchName: '', description: '', excerpt: '', phone: '12999990000' }
  for (const [slug, ownerId] of [
    ['dela', id],
    ['de-ninguem', null],
  ] as const) {
    await prisma.business.create({ data: { ...text, name: slug, slug, ownerId, cityId, neighborhoodId } })
  }
  const other = await prisma.business.findUniqueOrThrow({ where: { slug: 'de-ninguem' } })
  await prisma.favorite.create({ data: { userId: id, businessId: other.id } })
  const entry = {
    action: 'update',
    entity: 'city',
    entityId: 1,
    changes: { name: { before: 'a', after: 'b' } },
  }
  const decision = {
    action: 'update',
    entity: 'user',
    entityId: id,
    changes: { canSignIn: { before: false, after: true } },
  }
  const ofAnother = { ...decision, entityId: id + 1 }
  await prisma.auditEntry.createMany({ data: [{ ...entry, actorId: id }, entry, decision, ofAnother] })
  const gone = { action: 'delete', entity: 'business', entityId: 77, changes: {} }
  const at = new Date()
  await prisma.deletion.create({
    data: {
      auditEntry: { create: gone },
      owner: { connect: { id } },
      at,
      state: { row: { id: 77, name: 'Antiga', slug: 'antiga', phone: '1238420000' } },
      favorites: { create: { userId: id, createdAt: at } },
    },
  })

  const data = answeredField<object>(await journey.ask('{ myData }', { token }), 'myData')
  expect(data).toMatchObject({
    profile: {
      id,
      name: 'Maria',
      email,
      phone: '12999990000',
      role: 'user',
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      photo: expect.stringMatching(/^https:\/\/guia\.test\/media\/[0-9a-f]{64}$/),
    },
    sessions: [
      { device: 'Dispositivo desconhecido', lastUsedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
    ],
    favorites: [{ business: { name: 'de-ninguem', slug: 'de-ninguem' } }],
    businesses: [{ name: 'dela', phone: '12999990000' }],
    deletedFavorites: [{ deletedAt: at.toJSON(), business: { name: 'Antiga', slug: 'antiga' } }],
    deletedBusinesses: [{ deletedAt: at.toJSON(), name: 'Antiga', slug: 'antiga' }],
    passwordResets: [],
    auditEntries: [{ entity: 'city', changes: { name: { before: 'a', after: 'b' } } }],
    actsOfAdministrators: [{ action: 'update', changes: { canSignIn: { before: false, after: true } } }],
  })
  expect(data).toHaveProperty('actsOfAdministrators.length', 1)
  expect(data).toHaveProperty('businesses.length', 1)
  expect(data).toHaveProperty('auditEntries.length', 1)
  expect(JSON.stringify(data)).not.toMatch(/argon2|passwordHash|tokenVersion|tokenHash|"id":"[0-9a-f]{32}"/)
})

it('the export has the proposals, claims, requests and invitations of the account alone', async () => {
  const { prisma } = database
  const { token, id } = await journey.register()
  const { id: otherId } = await journey.register()
  for (const [index, senderId] of [id, otherId].entries()) {
    const place = { businessId: 5 + index, cityId: 1, seen: {}, contentHash: String(index) }
    const topic = { ...place, kind: 'CORRECTION', topic: 'PHONE', proposed: { phone: '1238420000' } } as const
    const sent = { businessId: place.businessId, senderId, note: `Nota ${index}`, email: 'ana@exemplo.test' }
    await prisma.submission.create({
      data: { ...sent, proposals: { create: { proposal: { create: topic } } } },
    })
    const claim = { ...place, kind: 'CLAIM', topic: 'CLAIM', contentHash: `claim ${index}` } as const
    const { id: proposalId } = await prisma.proposal.create({ data: claim })
    await prisma.claim.create({ data: { proposalId, claimantId: senderId, method: 'PHONE' } })
    const asked = {
      channel: 'MAIL',
      requestedOn: '2026-11-26',
      valueHash: '',
      expiresAt: new Date(),
    } as const
    await prisma.confirmationRequest.create({
      data: { ...asked, businessId: place.businessId, requestedById: senderId },
    })
    const invitation = {
      name: 'Bia',
      email: `bia${index}@exemplo.test`,
      role: 'user',
      tokenHash: `${index}`,
    } as const
    await prisma.invitation.create({ data: { ...invitation, expiresAt: new Date(), invitedById: senderId } })
  }
  const data = answeredField<object>(await journey.ask('{ myData }', { token }), 'myData')
  expect(data).toMatchObject({
    submissions: [
      {
        businessId: 5,
        note: 'Nota 0',
        email: 'ana@exemplo.test',
        proposals: [{ topic: 'PHONE', proposed: { phone: '1238420000' }, state: 'OPEN' }],
      },
    ],
    claims: [{ businessId: 5, method: 'PHONE', state: 'OPEN' }],
    confirmationRequests: [{ businessId: 5, requestedOn: '2026-11-26' }],
    invitations: [{ role: 'user' }],
  })
  for (const name of ['submissions', 'claims', 'confirmationRequests', 'invitations'])
    expect(data).toHaveProperty(`${name}.length`, 1)
  expect(JSON.stringify(data)).not.toMatch(/bia0|tokenHash|origin/)
})

it('the export of favorites names no draft, present or deleted', async () => {
  const { prisma } = database
  const { token, id } = await journey.register()
  const city = { name: 'Cunha', slug: 'cunha' }
  const neighborhood = { name: 'Centro', slug: 'centro', city: { create: city } }
  const { cityId, id: neighborhoodId } = await prisma.neighborhood.create({ data: neighborhood })
  const text = { searchName: '', description: '', excerpt: '', phone: '12999990000' }
  const names = { name: 'Nome secreto', slug: 'nome-secreto', state: 'DRAFT' as const }
  const place = { cityId, neighborhoodId }
  const draft = await prisma.business.create({ data: { ...text, ...names, ...place } })
  await prisma.favorite.create({ data: { userId: id, businessId: draft.id } })
  await prisma.deletion.create({
    data: {
      auditEntry: { create: { action: 'delete', entity: 'business', entityId: 78, changes: {} } },
      at: new Date(),
      state: { row: { id: 78, ...names } },
      favorites: { create: { userId: id, createdAt: new Date() } },
    },
  })
  const data = answeredField<object>(await journey.ask('{ myData }', { token }), 'myData')
  expect(data).toMatchObject({
    favorites: [{ business: { id: draft.id } }],
    deletedFavorites: [{ business: { id: 78 } }],
  })
  expect(JSON.stringify(data)).not.toMatch(/secreto/)
})

it('a stored phone that would be refused today stays, absent or sent as it was answered', async () => {
  const { token, email } = await journey.register({ name: 'Maria' })
  await database.prisma.user.update({ where: { email }, data: { phone: '1291234567' } })
  for (const input of [{ name: 'Ana' }, { name: 'Bia', phone: '(12) 9123-4567' }])
    expect((await update(token, input)).data?.updateProfile).toMatchObject({
      name: input.name,
      phone: '1291234567',
    })
  expect(firstFailure(await update(token, { phone: '+1 212 555 0100' }))?.fields).toEqual({
    'input.phone': 'Informe um telefone do Brasil: números de outros países não são aceitos.',
  })
})
