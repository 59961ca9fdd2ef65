import { beforeAll, expect, it, vi } from 'vitest'
import { leastBusiness } from '../test/business-writes.ts'
import { sentPicture } from '../test/pictures.ts'
import { RefusedForNow, type Side, useSides } from './use-sides.ts'

const { nodes } = useSides()

const writers = 20
/** Establishments that each writer registers. */
const turns = 4
const name = 'Casa de Todos'
const input = { ...leastBusiness, name }

const create = `mutation ($input: CreateBusinessInput!, $key: String!) {
  createBusiness(input: $input, requestKey: $key) { id slug version }
}`
const update = `mutation ($id: ID!, $input: UpdateBusinessInput!) {
  updateBusiness(id: $id, input: $input) { id version }
}`
const addPhotos = `mutation ($id: ID!, $photos: [Upload!]!) {
  addBusinessPhotos(businessId: $id, photos: $photos) { id photos { id } }
}`
const addFavorite = 'mutation ($id: ID!) { addFavorite(businessId: $id) { id } }'

interface Saved {
  id: string
  slug: string
  version: number
  photos: { id: string }[]
}

/** What was refused, or not answered rightly. */
const failures: unknown[] = []
/** How often a writer was asked to try later, after an attempt that left nothing, and did. */
let comebacks = 0

/** On a busy machine opening a connection takes longer than the product waits for it. */
beforeAll(() =>
  vi.waitFor(
    () =>
      Promise.all(
        nodes.sides.flatMap(({ services }) =>
          Array.from({ length: 8 }, () => services.prisma.$queryRaw`SELECT SLEEP(0.5)`),
        ),
      ),
    { timeout: 100_000 },
  ),
)

/** Sends an operation through one node after the other. */
async function send(
  turn: number,
  operation: string,
  variables: () => Record<string, unknown>,
): Promise<Saved> {
  const side = nodes.sides[turn % nodes.sides.length] as Side
  const answer = await side.send(operation, variables()).catch((error: unknown) => {
    if (!(error instanceof RefusedForNow)) throw error
    return { code: 'UNAVAILABLE', reason: error.message }
  })
  if ('reason' in answer && answer.reason === 'BUSY') {
    comebacks += 1
    return send(turn + 1, operation, variables)
  }
  if (answer.code) failures.push({ ...answer, operation })
  return { photos: [], ...answer } as unknown as Saved
}

const simultaneously = <T>(work: (writer: number) => Promise<T>) =>
  Promise.all(Array.from({ length: writers }, (_, writer) => work(writer)))

const pictures = (...names: string[]) => names.map(sentPicture)
const prisma = () => nodes.one.services.prisma

/** The ids of an establishment's photos as they stand, and their positions. */
async function photosOf(id: string) {
  await nodes.inStep()
  const rows = await prisma().photo.findMany({
    where: { businessId: Number(id) },
    orderBy: { position: 'asc' },
  })
  return { ids: rows.map((row) => String(row.id)), positions: rows.map(({ position }) => position) }
}

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index)

it('20 writers on three nodes: nothing fails, nothing is there twice, slugs and photos are in order', async () => {
  const began = performance.now()
  const made = await simultaneously(async (writer) => {
    const own: Saved[] = []
    for (let turn = 0; turn < turns; turn += 1) {
      const at = writer + turn
      const key = `${writer}-${turn}`
      const saved = await send(at, create, () => ({ input, key }))
      const { id, version } = saved
      const phone = `129000000${String(writer).padStart(2, '0')}`
      await send(at + 1, update, () => ({ id, input: { version, phone } }))
      const photos = [0, 1, 2].map((index) => `${key} ${index}`)
      let answer = saved
      for (const [index, photo] of photos.entries())
        answer = await send(at + 2 + index, addPhotos, () => ({ id, photos: pictures(photo) }))
      await send(at, addFavorite, () => ({ id }))
      // The same once more, on another node, as when an answer was lost.
      const again = await send(at + 1, create, () => ({ input, key }))
      if (again.id !== id) failures.push(`${again.id} instead of ${id}`)
      own.push({ ...saved, photos: answer.photos })
    }
    return own
  })
  const seconds = (performance.now() - began) / 1000
  process.stdout.write(
    `${Math.round((writers * turns * 7) / seconds)} writes a second, ${comebacks} told to come back\n`,
  )
  expect(failures).toEqual([])

  const all = made.flat()
  await nodes.inStep()
  expect(await prisma().business.count({ where: { name } })).toBe(writers * turns)
  expect(await prisma().favorite.count()).toBe(writers * turns)
  const slugs = upTo(writers * turns).map((index) => `casa-de-todos${index === 0 ? '' : `-${index + 1}`}`)
  expect(all.map(({ slug }) => slug).sort()).toEqual(slugs.sort())
  for (const { id, photos } of all)
    expect(await photosOf(id)).toEqual({ ids: photos.map((photo) => photo.id), positions: [0, 1, 2] })
})

it('20 writers of one establishment on three nodes: 15 photos in the order in which they were added', async () => {
  failures.length = 0
  const id = '1'
  const answers = await simultaneously((writer) =>
    send(writer, addPhotos, () => ({ id, photos: pictures(`shared ${writer}`) })),
  )
  expect(failures).toEqual(Array(writers - 15).fill({ code: 'BAD_USER_INPUT', operation: addPhotos }))
  const { ids, positions } = await photosOf(id)
  expect(positions).toEqual(upTo(15))
  for (const { photos } of answers)
    expect(photos.map((photo) => photo.id)).toEqual(ids.slice(0, photos.length))
})
