import { readFileSync } from 'node:fs'
import { beforeEach, describe, expect, it } from 'vitest'
import { useBusinessWrites } from '../../test/business-writes.ts'
import { mergeOperation, mergePreviewOperation } from '../../test/merges.ts'
import { sentPicture } from '../../test/pictures.ts'
import { insertUser } from '../../test/user-rows.ts'
import { valueHash } from '../confirmations/values.ts'
import { decisions } from './tables.ts'

const { database, run, create, update, addPhotos, trail } = useBusinessWrites()

interface Merged {
  business: Record<string, unknown> & { photos: { id: string; alt: string | null }[] }
  code?: string
  reason?: string
}

let other: { id: string; slug: string }
beforeEach(async () => {
  other = (await create({ name: 'Pizza Bella', phone: '1236220000', whatsapp: '12991110000' })) as never
})

async function versions() {
  const rows = await database.prisma.business.findMany({ select: { id: true, version: true } })
  const version = (id: string) => rows.find((row) => String(row.id) === id)?.version ?? 1
  return { keptVersion: version('1'), otherVersion: version(other.id) }
}

const merge = async (input: object = {}, actKey?: string) =>
  (await run(mergeOperation, {
    input: { keptId: '1', otherId: other.id, ...(await versions()), ...input },
    actKey,
  })) as unknown as Merged

const row = (id = 1) => database.prisma.business.findUnique({ where: { id } })

describe('two establishments', () => {
  it('become one with the chosen fields, as one act with two lines', async () => {
    const merged = await merge({ fields: ['phone', 'whatsapp'] })
    expect(merged.business).toMatchObject({ id: '1', phone: '1236220000' })
    expect(await row(Number(other.id))).toBeNull()
    const entries = await trail()
    const acts = entries.filter(({ action }) => action === 'merge')
    expect(acts).toMatchObject([{ entity: 'business', entityId: 0 }])
    const lines = entries.filter(({ partOfId }) => partOfId !== null)
    expect(lines.map(({ action, entityId }) => [action, entityId])).toEqual([
      ['update', 1],
      ['delete', Number(other.id)],
    ])
    expect(lines[0]?.changes).toMatchObject({ phone: { after: '1236220000' }, whatsapp: {} })
    expect(
      await run('query ($act: ID!) { businessAct(act: $act) { action total gone } }', {
        act: (merged as { entryId?: string }).entryId,
      }),
    ).toEqual({ action: 'MERGE', total: 2, gone: 1 })
  })

  it('keep the values of one side where nothing is chosen, with a new version', async () => {
    const before = await row()
    await merge()
    const { version, updatedAt: _, ...after } = (await row()) as NonNullable<typeof before>
    expect(before).toMatchObject(after)
    expect(version).toBe((before?.version ?? 0) + 1)
  })

  it('take a week of hours and its day together', async () => {
    await update({ mondayHours: '08:00-12:00', sundayHours: 'fechado' }, other.id)
    await database.prisma.business.update({
      where: { id: Number(other.id) },
      data: { hoursInformedOn: '2026-01-05' },
    })
    await merge({ fields: ['sundayHours'] })
    expect(await row()).toMatchObject({
      mondayHours: '08:00-12:00',
      sundayHours: 'fechado',
      hoursInformedOn: '2026-01-05',
    })
  })

  it('keep the day of their hours where a date alone is taken, and the day of a closure', async () => {
    const day = '2026-01-05'
    await update({ mondayHours: '08:00-12:00' })
    await update({ specialHours: '24/12/2026 fechado', state: 'CLOSED_FOR_GOOD' }, other.id)
    await database.prisma.business.update({ where: { id: 1 }, data: { hoursInformedOn: day } })
    const where = { id: Number(other.id) }
    await database.prisma.business.update({ where, data: { closedOn: day } })
    await merge({ fields: ['specialHours', 'state'] })
    expect(await row()).toMatchObject({ hoursInformedOn: day, closedOn: day, state: 'CLOSED_FOR_GOOD' })
  })

  it('are as old in the latest list as the one whose publication is taken', async () => {
    const published = { firstPublishedAt: new Date('2026-01-05T12:00:00Z'), publishedActId: 7 }
    await database.prisma.business.update({
      where: { id: 1 },
      data: { state: 'DRAFT', firstPublishedAt: null, latitude: null, longitude: null },
    })
    await database.prisma.business.update({ where: { id: Number(other.id) }, data: published })
    await merge({ fields: ['state'] })
    expect(await row()).toMatchObject({ state: 'PUBLISHED', ...published })
  })

  it('are merged into each other at the same time once: the others are MERGED', async () => {
    const { keptVersion, otherVersion } = await versions()
    const opposite = { keptId: other.id, otherId: '1', keptVersion: otherVersion, otherVersion: keptVersion }
    const answers = await Promise.all([merge(), merge(), merge(opposite)])
    expect(answers.map(({ code }) => code ?? 'ok').sort()).toEqual(['MERGED', 'MERGED', 'ok'])
    expect(await database.prisma.business.count()).toBe(1)
  })

  it.each([
    [{ otherId: '1' }, { code: 'BAD_USER_INPUT' }],
    [{ otherId: '999' }, { code: 'NOT_FOUND' }],
    [{ otherVersion: 99 }, { code: 'CONFLICT', reason: 'STALE_VERSION' }],
    [{ fields: ['ownerId'] }, { code: 'BAD_USER_INPUT' }],
    [{ fields: ['nada'] }, { code: 'BAD_USER_INPUT' }],
    [{ photoIds: ['999'] }, { code: 'CONFLICT', reason: 'STALE_VERSION' }],
  ])('stay two with the input %o', async (input, expected) => {
    expect(await merge(input)).toMatchObject(expected)
    expect(await database.prisma.business.count()).toBe(2)
    expect(await database.prisma.businessMerge.count()).toBe(0)
  })

  it('are refused while a rule is broken', async () => {
    await update({ state: 'DRAFT', description: '' }, other.id)
    const refused = await merge({ fields: ['description'] })
    expect(refused).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { 'input.description': expect.any(String) },
    })
  })

  it('are merged once by one key, also at the same time', async () => {
    const key = '0123456789abcdef0123456789abcdef'
    const [one, two] = await Promise.all([merge({}, key), merge({}, key)])
    expect(one).toEqual(two)
    expect(await merge({ keptVersion: 1, otherVersion: 1 }, key)).toEqual(one)
    expect((await trail()).filter(({ action }) => action === 'merge')).toHaveLength(1)
    expect(await merge({ otherId: '999' }, key)).toMatchObject({ code: 'CONFLICT' })
  })
})

describe('owners', () => {
  const own = async (id: string, name: string | null) => {
    const owner = name && (await insertUser(database.prisma, name)).id
    await update({ ownerId: owner && String(owner) }, id)
    return owner
  }

  it('that differ, or of one side alone, are a refusal', async () => {
    await own('1', 'Bia')
    expect(await merge()).toMatchObject({
      reason: 'OWNERS_DIFFER',
      message: expect.stringContaining('reivindicar'),
    })
    await own(other.id, 'Caio')
    expect(await merge()).toMatchObject({
      reason: 'OWNERS_DIFFER',
      message: expect.stringContaining('diferentes'),
    })
    expect(await run(mergePreviewOperation, { keptId: '1', otherId: other.id })).toMatchObject({
      problem: expect.stringContaining('diferentes'),
    })
  })

  it('that are the same are that of the result', async () => {
    const owner = await own('1', 'Bia')
    await update({ ownerId: String(owner) }, other.id)
    expect((await merge()).business).toMatchObject({ owner: { id: String(owner) } })
  })
})

describe('a hidden address', () => {
  const hide = (id: string) => update({ addressHidden: true, areas: [{ cityId: '3' }] }, id)

  it.each(['1', 'other'])('of %s stays hidden', async (side) => {
    await hide(side === '1' ? '1' : other.id)
    expect((await merge({ fields: ['street', 'number', 'cityId'] })).business).toMatchObject({
      addressHidden: true,
    })
  })

  it('is shown where that is chosen in this act', async () => {
    await hide(other.id)
    expect((await merge({ showAddress: true })).business).toMatchObject({ addressHidden: false })
  })

  it('needs an area, whichever side it comes from', async () => {
    await hide(other.id)
    expect(await merge({ areas: 'KEPT' })).toMatchObject({ code: 'BAD_USER_INPUT' })
    expect((await merge({ areas: 'OTHER' })).business).toMatchObject({ addressHidden: true })
  })

  it('hides contacts for as long as either side did', async () => {
    const data = { contactsHiddenUntil: '2099-01-01' }
    await database.prisma.business.update({ where: { id: Number(other.id) }, data })
    await merge()
    expect(await row()).toMatchObject(data)
  })
})

it('areas of both are joined, up to eight', async () => {
  await update({ areas: [{ cityId: '1' }] })
  await update({ areas: [{ cityId: '1' }, { cityId: '3', neighborhoodId: '3' }] }, other.id)
  expect((await merge()).business.areas).toEqual([
    { city: { id: '1' }, neighborhood: null },
    { city: { id: '3' }, neighborhood: { id: '3' } },
  ])
})

describe('photos', () => {
  const alts = (photos: { alt: string | null }[]) => photos.map(({ alt }) => alt)
  const add = async (id: string, names: string[]) => {
    const { photos } = (await addPhotos(
      names.map((name) => sentPicture(name)),
      id,
    )) as unknown as Merged['business']
    for (const [index, photo] of photos.entries())
      await run('mutation ($id: ID!, $alt: String) { updateBusinessPhoto(id: $id, alt: $alt) { id } }', {
        id: photo.id,
        alt: names[index],
      })
    return photos.map(({ id }) => id)
  }

  it('of both are kept, each picture once', async () => {
    await add('1', ['sea', 'river'])
    await add(other.id, ['river', 'hill'])
    expect(alts((await merge()).business.photos)).toEqual(['sea', 'river', 'hill'])
  })

  it('are those that were chosen, in that order', async () => {
    const [sea] = await add('1', ['sea', 'river'])
    const [hill] = await add(other.id, ['hill'])
    expect(alts((await merge({ photoIds: [hill, sea] })).business.photos)).toEqual(['hill', 'sea'])
    expect(await database.prisma.photo.count()).toBe(2)
  })

  it('must be chosen where they are more than 15', async () => {
    const data = Array.from({ length: 16 }, (_, index) => ({
      hash: String(index).padStart(64, '0'),
      format: 'webp',
      width: 8,
      height: 8,
      bytes: 8,
      color: '#ffffff',
    }))
    await database.prisma.image.createMany({ data })
    const images = await database.prisma.image.findMany({ orderBy: { id: 'asc' } })
    await database.prisma.photo.createMany({
      data: images.map(({ id: imageId }, position) => ({
        imageId,
        position,
        businessId: position < 8 ? 1 : Number(other.id),
      })),
    })
    expect(await merge()).toMatchObject({ reason: 'PHOTO_LIMIT' })
    const photos = await database.prisma.photo.findMany({ orderBy: { id: 'asc' }, select: { id: true } })
    const photoIds = photos.slice(1).map(({ id }) => String(id))
    expect((await merge({ photoIds })).business.photos).toHaveLength(15)
  })
})

describe('what refers to the other one', () => {
  it('moves or joins', async () => {
    const { prisma } = database
    const businessId = Number(other.id)
    const data = { businessId, cityId: 3, kind: 'CORRECTION' as const, seen: {}, contentHash: 'x' }
    const queuedAt = new Date('2026-11-01T12:00:00Z')
    const claim = await prisma.proposal.create({ data: { ...data, kind: 'CLAIM', topic: 'CLAIM' } })
    await prisma.proposal.createMany({
      data: [
        { ...data, topic: 'PHONE', queuedAt },
        { ...data, topic: 'PHONE', businessId: 1 },
      ],
    })
    await prisma.submission.create({ data: { businessId } })
    await prisma.claim.create({ data: { proposalId: claim.id, method: 'PHONE' } })
    const expiresAt = new Date()
    await prisma.claimCode.create({ data: { proposalId: claim.id, businessId, method: 'PHONE', expiresAt } })
    const request = { businessId, requestedOn: '2026-11-01', valueHash: 'x', expiresAt }
    await prisma.confirmationRequest.create({ data: { ...request, channel: 'CHAT', outcome: 'REFUSED' } })
    await prisma.workMark.createMany({
      data: [
        { businessId, kind: 'A', markedOn: '2026-11-01' },
        { businessId, kind: 'B', markedOn: '2026-11-01' },
        { businessId: 1, kind: 'B', markedOn: '2026-11-02' },
      ],
    })
    await prisma.businessMerge.create({
      data: { goneId: 900, goneSlug: 'mais-antiga', keptId: businessId, auditEntryId: 900, moved: {} },
    })
    await merge()
    const all = { where: { businessId: 1 } }
    expect(await prisma.proposal.count(all)).toBe(3)
    expect(await prisma.proposal.count({ where: { topic: 'PHONE', queuedAt } })).toBe(2)
    expect(await prisma.submission.count(all)).toBe(1)
    expect(await prisma.claimCode.count(all)).toBe(1)
    expect(await prisma.confirmationRequest.count(all)).toBe(1)
    expect(await prisma.workMark.findMany({ ...all, select: { kind: true, markedOn: true } })).toEqual([
      { kind: 'A', markedOn: '2026-11-01' },
      { kind: 'B', markedOn: '2026-11-02' },
    ])
    expect(await prisma.businessMerge.count({ where: { keptId: 1 } })).toBe(2)
  })

  it('confirms the value that is taken with it, and no other', async () => {
    const { prisma } = database
    const fields = (await row(Number(other.id))) as NonNullable<Awaited<ReturnType<typeof row>>>
    await prisma.confirmation.createMany({
      data: (['PHONE', 'WHATSAPP'] as const).map((topic) => ({
        businessId: fields.id,
        topic,
        confirmedOn: '2026-11-01',
        valueHash: valueHash(topic, fields),
      })),
    })
    await merge({ fields: ['phone'] })
    expect(await prisma.confirmation.findMany({ select: { businessId: true, topic: true } })).toEqual([
      { businessId: 1, topic: 'PHONE' },
    ])
  })

  it('is a favorite of the result, once, that says what it was called', async () => {
    const { prisma } = database
    const [bia, caio] = [await insertUser(prisma, 'Bia'), await insertUser(prisma, 'Caio')]
    const businessId = Number(other.id)
    await prisma.favorite.createMany({
      data: [
        { userId: bia.id, businessId },
        { userId: caio.id, businessId },
        { userId: caio.id, businessId: 1 },
      ],
    })
    await merge()
    const rows = await prisma.favorite.findMany({ orderBy: { userId: 'asc' } })
    expect(rows.map(({ userId, businessId, formerName }) => [userId, businessId, formerName])).toEqual([
      [bia.id, 1, 'Pizza Bella'],
      [caio.id, 1, 'Pizza Bella'],
    ])
    expect(
      await run('query ($id: ID!) { favorite(businessId: $id) { formerName } }', { id: '1' }, bia),
    ).toEqual({
      formerName: 'Pizza Bella',
    })
  })

  it('is decided for every model', () => {
    const text = readFileSync(new URL('../../../schema/schema.prisma', import.meta.url), 'utf8')
    const models = [...text.matchAll(/^model (\w+) \{([^}]*)\}/gm)].flatMap(([, name, body]) =>
      /^\s+(businessId|entityId|keptId|firstId)\s|\sBusiness\??\s+@relation/m.test(body ?? '') ? name : [],
    )
    expect(Object.keys(decisions).sort()).toEqual(['Business', ...models].sort())
  })
})

it('the preview has both sides, what differs and what joins', async () => {
  await database.prisma.favorite.create({
    data: { userId: (await insertUser(database.prisma, 'Bia')).id, businessId: Number(other.id) },
  })
  const preview = await run(mergePreviewOperation, { keptId: '1', otherId: other.id })
  expect(preview).toMatchObject({
    kept: { id: '1' },
    other: { id: other.id },
    differing: expect.arrayContaining(['name', 'phone', 'whatsapp']),
    fields: expect.arrayContaining([
      { field: 'whatsapp', group: 'whatsapp', kept: null, other: '12991110000' },
    ]),
    problem: null,
    favorites: 1,
    proposals: 0,
    areaCount: 0,
  })
})
