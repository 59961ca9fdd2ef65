import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { accountJourney, answeredField, firstFailure } from '../../test/account-journey.ts'
import { closeApps, testApp } from '../../test/app.ts'
import { useDatabase } from '../../test/database.ts'
import { sentPicture, useImages } from '../../test/pictures.ts'
import { accounts, insertWorld } from '../../test/roles.ts'
import type { Viewer } from '../context.ts'
import { whereUnreferenced } from '../media/images.ts'
import { findOrphans } from '../media/orphans.ts'
import { VariantCache } from '../media/variant-cache.ts'
import { purgeDeleted } from '../writes/deletions.ts'
import { restorableMs } from '../writes/restorable.ts'

const database = useDatabase()
const pictures = useImages(database)
closeApps()
const admin: Viewer = { id: accounts.admin, role: 'admin' }
const owner: Viewer = { id: accounts.owner, role: 'user' }
const user: Viewer = { id: accounts.user, role: 'user' }
let journey: ReturnType<typeof accountJourney>
let app: Awaited<ReturnType<typeof testApp>>['app']
/** Of the owner's establishment, in order. */
let saved: string[]

beforeAll(async () => {
  const mediaCache = new VariantCache(pictures.folder, 1e7)
  app = (await testApp({ services: { ...database, ...pictures }, mediaCache })).app
})

beforeEach(async () => {
  await insertWorld(database)
  await database.prisma.proposal.deleteMany()
  const { store } = pictures.images
  for await (const { hash, format } of store.list()) await store.delete(hash, format)
  journey = accountJourney({ ...database, ...pictures })
  await database.prisma.photo.deleteMany()
  await database.prisma.image.deleteMany({ where: whereUnreferenced })
  const photos = [sentPicture('a'), sentPicture('b')]
  const answer = await journey.ask(
    'mutation ($photos: [Upload!]!) { addBusinessPhotos(businessId: 2, photos: $photos) { photos { id } } }',
    { variables: { photos }, viewer: admin },
  )
  expect(firstFailure(answer)).toBeNull()
  saved = answeredField<{ photos: { id: string }[] }>(answer, 'addBusinessPhotos').photos.map(({ id }) => id)
})

const propose = (photoIds: string[], names: string[], viewer = owner) =>
  journey.ask(
    `mutation ($input: ProposalInput!, $photos: [Upload!]) {
      proposeChanges(businessId: 2, input: $input, photos: $photos) { receipts { topic outcome } }
    }`,
    { variables: { input: { topics: ['PHOTOS'], photoIds }, photos: names.map(sentPicture) }, viewer },
  )

const proposed = async (photoIds: string[], names: string[]) => {
  const answer = await propose(photoIds, names)
  expect(firstFailure(answer)).toBeNull()
  const open = await database.prisma.proposal.findFirstOrThrow({ where: { state: 'OPEN', topic: 'PHOTOS' } })
  return open.id
}
const decide = (call: string) => journey.ask(`mutation { ${call} { id state } }`, { viewer: admin })
const accept = (id: number) => decide(`acceptProposal(id: ${id}, confirmed: true)`)
const refuse = (id: number) => decide(`refuseProposal(id: ${id}, reason: "Não é daqui.")`)

const profile = async () => {
  const answer = await journey.ask('{ business(id: 2) { photos { id image { url } } } }')
  const { photos } = answeredField<{ photos: { id: string; image: { url: string } }[] }>(answer, 'business')
  return photos.map(({ id, image }) => ({ id, url: image.url }))
}
const newPhotos = async (list: string, viewer: Viewer) => {
  const answer = await journey.ask(`{ ${list} { items { photos { id } newPhotos { url } } } }`, { viewer })
  const items = (Object.values(answer.data ?? {})[0] as { items: object[] } | undefined)?.items
  return items as { photos: { id: string }[]; newPhotos: { url: string }[] }[] | undefined
}
const status = async (url: string) => (await app.inject({ url })).statusCode

async function expectNoOrphans(): Promise<void> {
  const { files, unreferenced } = await findOrphans(database.prisma, pictures.images.store)
  expect({ files: files.map(({ hash }) => hash), unreferenced }).toMatchObject({
    files: [],
    unreferenced: [],
  })
}

describe('the photos of an owner’s proposal', () => {
  it('change nothing before they are accepted, then as a change of photos in the trail', async () => {
    const before = await profile()
    const id = await proposed([saved[0] ?? ''], ['new'])
    expect(await profile()).toEqual(before)
    expect(firstFailure(await decide(`acceptProposal(id: ${id})`))).toMatchObject({ code: 'CONFLICT' })
    expect(await profile()).toEqual(before)
    expect(firstFailure(await accept(id))).toBeNull()
    const after = await profile()
    expect(after).toHaveLength(2)
    expect(after[0]).toEqual(before[1])
    expect(await status(after[1]?.url ?? '')).toBe(200)
    const entry = await database.prisma.auditEntry.findFirstOrThrow({ orderBy: { id: 'desc' } })
    expect(entry).toMatchObject({ actorId: accounts.admin, entity: 'business', entityId: 2 })
    expect(entry.changes).toHaveProperty('photos')
    expect(await database.prisma.proposalPhoto.count()).toBe(0)
    const undone = await journey.ask(
      `mutation { restoreDeletion(auditEntryId: ${entry.id}) { __typename } }`,
      {
        viewer: admin,
      },
    )
    expect(firstFailure(undone)).toBeNull()
    expect((await profile()).map(({ url }) => url)).toContain(before[0]?.url)
    await expectNoOrphans()
  })

  it('are private: for administrators and who sent them, at signed addresses', async () => {
    await proposed([saved[1] ?? ''], ['new'])
    const [queued] = (await newPhotos('proposalPage', admin)) ?? []
    expect(queued?.photos).toEqual([{ id: saved[1] }])
    const url = queued?.newPhotos[0]?.url ?? ''
    const [publicUrl] = url.split('?')
    expect(await status(url)).toBe(200)
    expect(await status(publicUrl ?? '')).toBe(404)
    expect((await newPhotos('myProposals', owner))?.[0]?.newPhotos).toHaveLength(1)
    expect(await newPhotos('myProposals', user)).toEqual([])
    expect(await newPhotos('proposalPage', user)).toBeUndefined()
  })

  it('of another owner are not shown to who owned it before', async () => {
    await proposed([], ['mine'])
    await database.prisma.business.update({ where: { id: 2 }, data: { ownerId: accounts.user } })
    expect(firstFailure(await propose([], ['theirs'], user))).toBeNull()
    expect((await newPhotos('myProposals', owner))?.[0]?.newPhotos).toEqual([])
    expect((await newPhotos('myProposals', user))?.[0]?.newPhotos).toHaveLength(1)
  })

  it('replace those that wait, whose files are deleted', async () => {
    const id = await proposed([], ['one', 'two'])
    const count = (await pictures.files()).length
    expect(await proposed([saved[0] ?? ''], ['two'])).toBe(id)
    expect(await pictures.files()).toHaveLength(count - 1)
    expect(await proposed([saved[0] ?? ''], ['two'])).toBe(id)
    expect(await database.prisma.proposalPhoto.count()).toBe(1)
    expect(await proposed([saved[0] ?? ''], [])).toBe(id)
    expect(await database.prisma.proposalPhoto.count()).toBe(0)
    await expectNoOrphans()
  })

  it('are deleted by a refusal', async () => {
    const before = await pictures.files()
    const id = await proposed([saved[0] ?? ''], ['new'])
    expect(await pictures.files()).toHaveLength(before.length + 1)
    expect(firstFailure(await refuse(id))).toBeNull()
    expect(await pictures.files()).toEqual(before)
    expect(await profile()).toHaveLength(2)
    await expectNoOrphans()
  })

  it('are deleted by the erasure of the establishment', async () => {
    await proposed([], ['new'])
    await journey.ask(
      'mutation { proposeCorrection(slug: "padaria-da-serra", input: { topics: [REMOVAL] }) { token } }',
    )
    const request = await database.prisma.proposal.findFirstOrThrow({ where: { topic: 'REMOVAL' } })
    const { name } = await database.prisma.business.findUniqueOrThrow({ where: { id: 2 } })
    const erased = await journey.ask(
      `mutation { eraseBusiness(proposalId: ${request.id}, name: "${name}", basis: EVIDENCE) { protocol } }`,
      { viewer: admin },
    )
    expect(firstFailure(erased)).toBeNull()
    expect(await database.prisma.proposalPhoto.count()).toBe(0)
    await expectNoOrphans()
  })

  it('are deleted with an establishment that cannot be restored any more', async () => {
    await proposed([], ['new'])
    const deleted = await journey.ask('mutation { deleteBusiness(id: 2) }', { viewer: admin })
    expect(firstFailure(deleted)).toBeNull()
    expect(await database.prisma.proposalPhoto.count()).toBe(1)
    await purgeDeleted({ prisma: database.prisma, images: pictures.images }, Date.now() + 2 * restorableMs)
    expect(await database.prisma.proposalPhoto.count()).toBe(0)
    await expectNoOrphans()
  })

  it('are at most 15 with those that stay, when sent and when accepted', async () => {
    const names = Array.from({ length: 14 }, (_, number) => `many ${number}`)
    expect(firstFailure(await propose([], names))).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { photos: 'São no máximo 15 fotos, e ficam 2 das que estão no perfil.' },
    })
    await expectNoOrphans()
    const id = await proposed([saved[0] ?? ''], names)
    const added = await journey.ask(
      'mutation ($photos: [Upload!]!) { addBusinessPhotos(businessId: 2, photos: $photos) { id } }',
      { variables: { photos: [sentPicture('late')] }, viewer: admin },
    )
    expect(firstFailure(added)).toBeNull()
    expect(firstFailure(await accept(id))).toMatchObject({ code: 'CONFLICT' })
    expect(await profile()).toHaveLength(3)
    expect(await database.prisma.proposalPhoto.count()).toBe(14)
  })

  it('of another establishment, without the topic or of somebody else are refused', async () => {
    const foreign = firstFailure(await propose(['999'], []))
    expect(foreign?.fields).toHaveProperty(['input.photoIds'])
    expect(firstFailure(await propose([], ['new'], user))).toMatchObject({ code: 'NOT_FOUND' })
    const other = await journey.ask(
      `mutation ($photos: [Upload!]) {
        proposeChanges(businessId: 2, input: { topics: [PHONE] }, photos: $photos) { token }
      }`,
      { variables: { photos: [sentPicture('new')] }, viewer: owner },
    )
    expect(firstFailure(other)?.fields).toHaveProperty(['input.topics'])
    expect(await database.prisma.submission.count({ where: { senderId: accounts.owner } })).toBe(0)
    await expectNoOrphans()
  })
})
