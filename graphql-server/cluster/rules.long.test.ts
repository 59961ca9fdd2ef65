import { expect } from 'vitest'
import { createAdmin, setRole } from '../src/accounts/roles.ts'
import { inTransaction, lockUser } from '../src/database/transaction.ts'
import { toProductError } from '../src/errors.ts'
import { spendChallenge } from '../src/sessions/challenge.ts'
import { leastBusiness } from '../test/business-writes.ts'
import { sentPicture } from '../test/pictures.ts'
import { lastDeletion, restoreOperation } from '../test/restorations.ts'
import { insertUser } from '../test/user-rows.ts'
import { type Answer, RefusedForNow, type Side, useSides } from './use-sides.ts'

const { nodes, holds } = useSides()

const author = { actorId: null, requestId: null }
const prisma = () => nodes.one.services.prisma

const create = `mutation ($input: CreateBusinessInput!, $requestKey: String) {
  createBusiness(input: $input, requestKey: $requestKey) { id slug }
}`
const addPhoto = `mutation ($photos: [Upload!]!) { addBusinessPhotos(businessId: "1", photos: $photos) { id } }`
const removePhoto = `mutation ($id: ID!) { deleteBusinessPhoto(businessId: "1", photoId: $id) { id } }`

const codes = (answers: Answer[]) => answers.map(({ code = 'made' }) => code).sort()
const result = (work: Promise<unknown>): Promise<Answer> =>
  work.then(
    (value) => ({ id: String(value) }),
    (error: unknown) => {
      if (toProductError(error).status === 503) throw new RefusedForNow()
      return { code: (error as Answer).reason ?? 'refused' }
    },
  )

holds('of the last two administrators who go at once, one stays', {
  async prepare(round) {
    await prisma().user.deleteMany({ where: { id: { not: nodes.admin.id } } })
    await prisma().user.update({ where: { id: nodes.admin.id }, data: { role: 'user' } })
    const admins = ['a', 'b'].map((name) => insertUser(prisma(), `${name}${round}`, { role: 'admin' }))
    return Promise.all(admins)
  },
  first: ({ services }, [admin]) => result(setRole(services.prisma, author, admin?.id ?? 0, 'user')),
  second: ({ services }, [, admin]) => result(setRole(services.prisma, author, admin?.id ?? 0, 'user')),
  check: (answers) => expect(codes(answers)).toEqual(['LAST_ADMIN', 'made']),
})

const limit = 3
const addReset = ({ services }: Side, userId: number, name: string) =>
  result(
    inTransaction(services.prisma, async (transaction) => {
      await lockUser(transaction, userId)
      if ((await transaction.passwordReset.count({ where: { userId } })) >= limit) throw new Error('full')
      const tokenHash = `${userId}${name}`.padStart(64, '0')
      await transaction.passwordReset.create({ data: { userId, tokenHash, expiresAt: new Date() } })
    }),
  )

holds('a limit that is counted under the lock of an account', {
  async prepare(round) {
    const { id } = await insertUser(prisma(), `c${round}`)
    for (const name of ['x', 'y']) await addReset(nodes.one, id, name)
    return id
  },
  first: (side, id) => addReset(side, id, '1'),
  second: (side, id) => addReset(side, id, '2'),
  async check(answers, userId) {
    expect(codes(answers)).toEqual(['made', 'refused'])
    expect(await prisma().passwordReset.count({ where: { userId } })).toBe(limit)
  },
})

holds('one account for one address', {
  prepare: async (round) => ({
    name: 'Bia',
    email: `bia${round}@guia.test`,
    phone: '12999990000',
    passwordHash: 'x',
  }),
  first: ({ services }, account) => result(createAdmin(services.prisma, account)),
  second: ({ services }, account) => result(createAdmin(services.prisma, account)),
  check: (answers) => expect(codes(answers)).toEqual(['EMAIL_TAKEN', 'made']),
})

holds('what a passkey has signed is good once', {
  prepare: async (round) => `challenge ${round}`,
  first: ({ services }, text) => result(spendChallenge(services.prisma, text, new Date())),
  second: ({ services }, text) => result(spendChallenge(services.prisma, text, new Date())),
  check: (answers) => expect(answers.map(({ id }) => id).sort()).toEqual(['false', 'true']),
})

/** Gives establishment 1 so many photos, of one image that has no file. */
async function photograph(count: number): Promise<void> {
  const image = { hash: '1'.repeat(64), format: 'webp', width: 8, height: 8, bytes: 8, color: '#ffffff' }
  const { hash } = image
  const { id: imageId } = await prisma().image.upsert({ where: { hash }, create: image, update: {} })
  await prisma().photo.deleteMany({ where: { businessId: 1 } })
  const photos = Array.from({ length: count }, (_, position) => ({ businessId: 1, imageId, position }))
  await prisma().photo.createMany({ data: photos })
}

const photoPositions = async () => {
  const photos = await prisma().photo.findMany({ where: { businessId: 1 }, orderBy: { position: 'asc' } })
  return photos.map(({ position }) => position)
}
const fifteen = Array.from({ length: 15 }, (_, position) => position)

holds('15 photos of an establishment', {
  prepare: () => photograph(14),
  first: async (side, _, round) => side.send(addPhoto, { photos: [sentPicture(`one ${round}`)] }),
  second: async (side, _, round) => side.send(addPhoto, { photos: [sentPicture(`two ${round}`)] }),
  async check(answers) {
    expect(codes(answers)).toEqual(['BAD_USER_INPUT', 'made'])
    expect(await photoPositions()).toEqual(fifteen)
  },
})

/** Fourteen photos, and one that was removed. @returns the entry of its removal */
async function removeOne(): Promise<string> {
  await photograph(15)
  const photo = await prisma().photo.findFirstOrThrow({ where: { businessId: 1, position: 7 } })
  await nodes.one.send(removePhoto, { id: String(photo.id) })
  const { auditEntryId } = await prisma().deletion.findFirstOrThrow({ orderBy: { auditEntryId: 'desc' } })
  return String(auditEntryId)
}

holds('15 photos when one is taken back and one is added', {
  prepare: removeOne,
  first: (side, entry) => side.send(restoreOperation, { entry }),
  second: async (side, _, round) => side.send(addPhoto, { photos: [sentPicture(`third ${round}`)] }),
  async check(answers) {
    expect(codes(answers)[1]).toBe('made')
    expect(['BAD_USER_INPUT', 'CONFLICT']).toContain(codes(answers)[0])
    expect(await photoPositions()).toEqual(fifteen)
  },
})

holds('a photo that is taken back twice is there once', {
  prepare: removeOne,
  first: (side, entry) => side.send(restoreOperation, { entry }),
  second: (side, entry) => side.send(restoreOperation, { entry }),
  async check(answers) {
    expect(codes(answers)).toEqual(['made', 'made'])
    expect(await photoPositions()).toEqual(fifteen)
  },
})

holds('one establishment for one request key', {
  prepare: async (round) => {
    return { requestKey: `key ${round}`, input: { ...leastBusiness, name: `Uma ${round}` } }
  },
  first: (side, variables) => side.send(create, variables),
  second: (side, variables) => side.send(create, variables),
  async check([one, other], { input: { name } }) {
    expect(one.id).toMatch(/^\d+$/)
    expect(other).toEqual(one)
    expect(await prisma().business.count({ where: { name } })).toBe(1)
  },
})

holds('slugs of one name', {
  prepare: async (round) => ({ input: { ...leastBusiness, name: `Par ${round}` } }),
  first: (side, variables) => side.send(create, variables),
  second: (side, variables) => side.send(create, variables),
  check(answers, { input: { name } }) {
    const slug = name.toLowerCase().replace(' ', '-')
    expect(answers.map((each) => each.slug).sort()).toEqual([slug, `${slug}-2`])
  },
})

const addFavorite = `mutation ($id: ID!) { addFavorite(businessId: $id) { id } }`

holds('one favorite', {
  prepare: async () => {
    await prisma().favorite.deleteMany({})
    return { id: '1' }
  },
  first: (side, variables) => side.send(addFavorite, variables),
  second: (side, variables) => side.send(addFavorite, variables),
  async check([one, other]) {
    expect(one.id).toMatch(/^\d+$/)
    expect(other).toEqual(one)
    expect(await prisma().favorite.count()).toBe(1)
  },
})

const setImage = 'mutation ($id: ID!, $input: UpdateCityInput!) { updateCity(id: $id, input: $input) { id } }'

holds('an image that one record gives up and another one takes', {
  async prepare(round) {
    const picture = `view ${round}`
    await nodes.one.send(setImage, { id: '1', input: { image: sentPicture(picture) } })
    await nodes.one.send(setImage, { id: '3', input: { image: null } })
    return picture
  },
  first: (side) => side.send(setImage, { id: '1', input: { image: null } }),
  second: (side, picture) => side.send(setImage, { id: '3', input: { image: sentPicture(picture) } }),
  async check(answers) {
    expect(codes(answers)).toEqual(['made', 'made'])
    const { image } = await prisma().city.findUniqueOrThrow({ where: { id: 3 }, include: { image: true } })
    expect(image).toMatchObject({ removedAt: null })
    expect(await nodes.one.services.images.store.has(image?.hash ?? '', 'webp')).toBe(true)
  },
})

holds('an establishment that is taken back twice is there once', {
  async prepare(round) {
    const { id } = await nodes.one.send(create, { input: { ...leastBusiness, name: `Volta ${round}` } })
    await nodes.one.send('mutation ($id: ID!) { deleteBusiness(id: $id) }', { id })
    return { id, entry: await lastDeletion(prisma()) }
  },
  first: (side, { entry }) => side.send(restoreOperation, { entry }),
  second: (side, { entry }) => side.send(restoreOperation, { entry }),
  async check(answers, { id }) {
    expect(answers.map((each) => each.id)).toEqual([id, id])
  },
})

const inviteUser = `mutation ($input: InviteUserInput!) { inviteUser(input: $input) { id } }`
const invitation = (email: string) => ({ input: { name: 'Rita', email, role: 'USER' } })

holds('100 invitations that wait', {
  async prepare(round) {
    await prisma().user.update({ where: { id: nodes.admin.id }, data: { role: 'admin' } })
    await prisma().invitation.deleteMany({})
    const row = { name: 'Rita', role: 'user' as const, expiresAt: new Date(Date.now() + 60_000) }
    const data = Array.from({ length: 99 }, (_, index) => {
      return { ...row, email: `${index}@guia.test`, tokenHash: String(index).padStart(64, '0') }
    })
    await prisma().invitation.createMany({ data })
    return round
  },
  first: (side, round) => side.send(inviteUser, invitation(`one${round}@guia.test`)),
  second: (side, round) => side.send(inviteUser, invitation(`two${round}@guia.test`)),
  async check(answers) {
    expect(codes(answers)).toEqual(['CONFLICT', 'made'])
    expect(await prisma().invitation.count()).toBe(100)
  },
})
