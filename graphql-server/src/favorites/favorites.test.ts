import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { favoriteLimit } from '../../../schema/input/favorite.ts'
import { raiseVersion } from '../../test/catalogue-rows.ts'
import { useDatabase } from '../../test/database.ts'
import { insertBusinesses } from '../../test/fixtures.ts'
import { query } from '../../test/query.ts'
import { insertUser } from '../../test/user-rows.ts'
import type { Viewer } from '../context.ts'
import { createSearchEngine } from '../search/engine.ts'

const database = useDatabase()
let maria: Viewer
let joana: Viewer
let ids: number[]

beforeAll(async () => {
  await insertBusinesses(database.pool, 40)
  Object.assign(database, { search: createSearchEngine({ pool: database.pool, secret: 'secret' }) })
  maria = await insertUser(database.prisma, 'Maria')
  joana = await insertUser(database.prisma, 'Joana')
  const rows = await database.prisma.business.findMany({ select: { id: true }, orderBy: { id: 'asc' } })
  ids = rows.map(({ id }) => id)
})
beforeEach(async () => {
  await database.prisma.favorite.deleteMany()
})

const add = (viewer: Viewer, businessId: number | string) =>
  query(
    database,
    'mutation ($id: ID!) { addFavorite(businessId: $id) { id createdAt business { id name city { name } } } }',
    { viewer, variables: { id: businessId } },
  )
const remove = (viewer: Viewer, args: string) =>
  query(database, `mutation { removeFavorite${args} }`, { viewer })
const list = async (viewer: Viewer) => {
  const { data, errors } = await query(database, '{ favorites { id business { id } } }', { viewer })
  expect(errors).toBeUndefined()
  return data?.favorites as { id: string; business: { id: string } }[]
}
const favoriteId = async (viewer: Viewer, businessId: number) =>
  (await add(viewer, businessId)).data?.addFavorite as { id: string }

const errorCodes = ({ errors }: Awaited<ReturnType<typeof query>>) =>
  errors?.map(({ extensions }) => extensions.code)

describe('marking a favorite', () => {
  it('answers it with the establishment, and asked again the same one', async () => {
    const first = await add(maria, ids[0] as number)
    expect(first.data?.addFavorite).toMatchObject({
      business: { id: String(ids[0]), city: { name: expect.any(String) } },
    })
    expect((await add(maria, ids[0] as number)).data).toEqual(first.data)
    expect(await list(maria)).toHaveLength(1)
  })

  it('twenty times at once makes one', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => add(maria, ids[0] as number)))
    expect(answers.flatMap(({ errors }) => errors ?? [])).toEqual([])
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1)
    expect(await list(maria)).toHaveLength(1)
  })

  it.each([999_999, '0', 'abc', ''])('of an establishment that is not there is refused: %j', async (id) => {
    const answer = await add(maria, id)
    expect(answer.errors).toMatchObject([
      { message: 'Estabelecimento não encontrado', extensions: { code: 'NOT_FOUND' } },
    ])
  })

  it('of a deleted account is no session any more', async () => {
    expect(errorCodes(await add({ id: 999_999, role: 'user' }, ids[0] as number))).toEqual([
      'UNAUTHENTICATED',
    ])
  })

  it('stops at the limit, however many ask at once, and what is there is still answered', async () => {
    const full = favoriteLimit - 1
    await insertBusinesses(database.pool, favoriteLimit + 20)
    const rows = await database.prisma.business.findMany({ select: { id: true }, orderBy: { id: 'asc' } })
    const data = rows.slice(0, full).map(({ id }) => ({ userId: maria.id, businessId: id }))
    await database.prisma.favorite.createMany({ data })
    const answers = await Promise.all(rows.slice(full, full + 12).map(({ id }) => add(maria, id)))
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1)
    const refused = answers.find(({ errors }) => errors)
    expect(refused?.errors).toMatchObject([
      { message: expect.stringContaining('1.000'), extensions: { code: 'CONFLICT' } },
    ])
    expect(await list(maria)).toHaveLength(favoriteLimit)
    expect((await add(maria, rows[0]?.id as number)).errors).toBeUndefined()
    expect((await add(joana, rows[0]?.id as number)).errors).toBeUndefined()
  })
})

describe('the list of favorites', () => {
  it('is of who asks, newest first', async () => {
    for (const id of ids.slice(0, 3)) await add(maria, id)
    await add(joana, ids[5] as number)
    expect((await list(maria)).map(({ business }) => business.id)).toEqual(
      ids.slice(0, 3).map(String).reverse(),
    )
    expect(await list(joana)).toHaveLength(1)
  })

  it('loses an establishment that is deleted, without an error', async () => {
    const { search } = database as typeof database & { search: ReturnType<typeof createSearchEngine> }
    const [gone, stays] = await Promise.all([
      database.prisma.business.findFirstOrThrow({ orderBy: { id: 'desc' } }),
      ids[0] as number,
    ])
    for (const id of [gone.id, stays]) await add(maria, id)
    // Deleted between the reading of the favorites and of the cards.
    const services = {
      ...database,
      search: {
        ...search,
        cards: async (asked: number[]) => {
          await database.pool.query('DELETE FROM businesses WHERE id = ?', [gone.id])
          await raiseVersion(database.pool)
          return search.cards(asked)
        },
      },
    }
    const { data, errors } = await query(services, '{ favorites { business { id } } }', { viewer: maria })
    expect(errors).toBeUndefined()
    expect(data?.favorites).toEqual([{ business: { id: String(stays) } }])
    expect(await list(maria)).toHaveLength(1)
  })
})

describe('one favorite', () => {
  const one = (viewer: Viewer, args: string) =>
    query(database, `{ favorite${args} { id business { id } } }`, { viewer })

  it('is found by its id and by its establishment, by its owner only', async () => {
    const { id } = await favoriteId(maria, ids[1] as number)
    const found = { favorite: { id, business: { id: String(ids[1]) } } }
    expect((await one(maria, `(id: ${id})`)).data).toEqual(found)
    expect((await one(maria, `(businessId: ${ids[1]})`)).data).toEqual(found)
    for (const args of [`(id: ${id})`, `(businessId: ${ids[1]})`])
      expect(await one(joana, args)).toEqual({ data: { favorite: null } })
    expect((await one(maria, '(id: "abc")')).data).toEqual({ favorite: null })
  })

  it('is named by exactly one of the two', async () => {
    const message = 'Informe o id do favorito ou o do estabelecimento, e apenas um dos dois.'
    for (const args of ['', '(id: 1, businessId: 1)', '(id: null)'])
      expect((await one(maria, args)).errors?.[0]?.extensions).toEqual({
        code: 'BAD_USER_INPUT',
        fields: { id: message, businessId: message },
      })
  })
})

describe('removing a favorite', () => {
  it('answers its id, by id and by establishment', async () => {
    const [first, second] = [
      await favoriteId(maria, ids[0] as number),
      await favoriteId(maria, ids[1] as number),
    ]
    expect((await remove(maria, `(id: ${first.id})`)).data).toEqual({ removeFavorite: first.id })
    expect((await remove(maria, `(businessId: ${ids[1]})`)).data).toEqual({ removeFavorite: second.id })
    expect(await list(maria)).toEqual([])
  })

  it('that is somebody else’s or not there is NOT_FOUND by id, null by establishment, and touches nothing', async () => {
    const { id } = await favoriteId(joana, ids[0] as number)
    for (const key of [id, '999999', 'abc']) {
      const { errors } = await remove(maria, `(id: "${key}")`)
      expect(errors).toMatchObject([
        { message: 'Favorito não encontrado.', extensions: { code: 'NOT_FOUND' } },
      ])
    }
    expect(await remove(maria, `(businessId: ${ids[0]})`)).toEqual({ data: { removeFavorite: null } })
    expect(await list(joana)).toHaveLength(1)
  })

  it('many times at once removes it once', async () => {
    const { id } = await favoriteId(maria, ids[0] as number)
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => remove(maria, `(businessId: ${ids[0]})`)),
    )
    expect(answers.map(({ data }) => data?.removeFavorite).filter(Boolean)).toEqual([id])
  })

  it('without a key is refused in the words of the specification', async () => {
    const { errors } = await remove(maria, '')
    expect(errors).toMatchObject([
      { message: 'ID do favorito não fornecido', extensions: { code: 'BAD_USER_INPUT' } },
    ])
    expect(errorCodes(await remove(maria, '(id: 1, businessId: 2)'))).toEqual(['BAD_USER_INPUT'])
  })
})
