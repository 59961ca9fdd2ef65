import { beforeEach, describe, expect, it } from 'vitest'
import { useDatabase } from '../../test/database.ts'
import { query } from '../../test/query.ts'
import { insertUser } from '../../test/user-rows.ts'
import type { Viewer } from '../context.ts'
import { hashPassword } from '../sessions/password.ts'

const database = useDatabase()
let admin: Viewer
let maria: Viewer

beforeEach(async () => {
  await database.empty()
  admin = await insertUser(database.prisma, 'Administração', { role: 'admin' })
  maria = await insertUser(database.prisma, 'Maria Exemplo')
})

const ask = (document: string, variables = {}, viewer = admin) =>
  query(database, document, { variables, viewer })

describe('one account', () => {
  it('is found by its id, without anything secret', async () => {
    const { data } = await ask(
      `{ user(id: ${maria.id}) { id name email phone role photo { url } createdAt businessCount businesses { id } } }`,
    )
    expect(data?.user).toEqual({
      id: String(maria.id),
      name: 'Maria Exemplo',
      email: 'maria.exemplo@guiadovale.test',
      phone: '12999990000',
      role: 'USER',
      photo: null,
      createdAt: expect.stringMatching(/Z$/),
      businessCount: 0,
      businesses: [],
    })
  })

  it.each(['999', 'abc', '0'])('that is not there is null: %s', async (id) => {
    expect(await ask('query ($id: ID!) { user(id: $id) { id } }', { id })).toEqual({ data: { user: null } })
  })
})

describe('the list of accounts', () => {
  const document = `query ($filter: UserListFilter, $sort: UserSort, $page: Int! = 1, $perPage: Int! = 10) {
    userPage(filter: $filter, sort: $sort, page: $page, perPage: $perPage) {
      items { name }
      pagination { page perPage total totalPages }
    }
  }`
  const listedNames = async (variables: object) => {
    const { data, errors } = await ask(document, variables)
    expect(errors).toBeUndefined()
    return (data as { userPage: { items: { name: string }[] } }).userPage.items.map(({ name }) => name)
  }

  beforeEach(async () => {
    await insertUser(database.prisma, 'João Silva', {
      email: 'js@exemplo.test',
      createdAt: new Date('2020-01-01'),
    })
    await insertUser(database.prisma, 'Ana 100%', {
      email: 'ana_clara@outro.test',
      createdAt: new Date('2021-01-01'),
    })
  })

  it('comes with those registered last first, page by page', async () => {
    const { data } = await ask(document, { perPage: 3 })
    expect(data?.userPage).toEqual({
      items: ['Maria Exemplo', 'Administração', 'Ana 100%'].map((name) => ({ name })),
      pagination: { page: 1, perPage: 3, total: 4, totalPages: 2 },
    })
    expect(await listedNames({ perPage: 3, page: 2 })).toEqual(['João Silva'])
    expect(await listedNames({ page: 9 })).toEqual([])
  })

  it.each([
    [{ search: 'joao' }, ['João Silva']],
    [{ search: '  SILVA exemplo ' }, ['João Silva']],
    [{ search: '\u200bjo\u00adao\u00a0silva' }, ['João Silva']],
    [{ search: 'exemplo' }, ['Maria Exemplo', 'João Silva']],
    [{ search: 'OUTRO.TEST' }, ['Ana 100%']],
    [{ search: '%' }, ['Ana 100%']],
    [{ search: '_' }, ['Ana 100%']],
    [{ search: '\\' }, []],
    [{ search: 'ninguém' }, []],
    [{ search: '' }, ['Maria Exemplo', 'Administração', 'Ana 100%', 'João Silva']],
    [{ role: 'ADMIN' }, ['Administração']],
    [{ role: 'USER', search: 'a' }, ['Maria Exemplo', 'Ana 100%', 'João Silva']],
  ])('narrowed by %j has its matches only', async (filter, names) => {
    expect(await listedNames({ filter })).toEqual(names)
  })

  it.each([
    [{ field: 'NAME', direction: 'ASC' }, ['Administração', 'Ana 100%', 'João Silva', 'Maria Exemplo']],
    [{ field: 'EMAIL', direction: 'DESC' }, ['Maria Exemplo', 'João Silva', 'Ana 100%', 'Administração']],
    [{ direction: 'ASC' }, ['João Silva', 'Ana 100%', 'Administração', 'Maria Exemplo']],
  ])('is ordered by %j', async (sort, names) => {
    expect(await listedNames({ sort })).toEqual(names)
  })

  it.each([
    [{ page: 0 }, 'page'],
    [{ perPage: 101 }, 'perPage'],
    [{ filter: { search: 'x'.repeat(161) } }, 'filter.search'],
    [{ filter: { search: 'a '.repeat(21) } }, 'filter.search'],
  ])('is refused for %j', async (variables, field) => {
    const { errors } = await ask(document, variables)
    expect(errors).toMatchObject([
      { extensions: { code: 'BAD_USER_INPUT', fields: { [field]: expect.any(String) } } },
    ])
  })
})

describe('giving a role', () => {
  const give = (viewer: Viewer, id: number | string, role: string) =>
    ask(
      'mutation ($id: ID!, $role: Role!) { setUserRole(id: $id, role: $role) { id role } }',
      { id, role },
      viewer,
    )
  const readUserRow = ({ id }: Viewer) => database.prisma.user.findUniqueOrThrow({ where: { id } })
  const trail = () => database.prisma.auditEntry.findMany()

  it('ends the sessions of the account and is recorded with who did it', async () => {
    expect((await give(admin, maria.id, 'ADMIN')).data).toEqual({
      setUserRole: { id: String(maria.id), role: 'ADMIN' },
    })
    expect(await readUserRow(maria)).toMatchObject({ role: 'admin', tokenVersion: 1 })
    expect(await trail()).toMatchObject([
      {
        actorId: admin.id,
        action: 'update',
        entity: 'user',
        entityId: maria.id,
        changes: { role: { before: 'user', after: 'admin' } },
        requestId: 'test',
      },
    ])
    expect((await give(admin, maria.id, 'USER')).errors).toBeUndefined()
    expect(await readUserRow(maria)).toMatchObject({ role: 'user', tokenVersion: 2 })
  })

  it('that the account has already changes nothing', async () => {
    await give(admin, maria.id, 'USER')
    await give(admin, admin.id, 'ADMIN')
    expect([(await readUserRow(maria)).tokenVersion, (await readUserRow(admin)).tokenVersion]).toEqual([0, 0])
    expect(await trail()).toEqual([])
  })

  it.each([999_999, 'abc'])('to an account that is not there is NOT_FOUND: %j', async (id) => {
    for (const role of ['ADMIN', 'USER'])
      expect((await give(admin, id, role)).errors).toMatchObject([
        { message: 'Conta não encontrada.', extensions: { code: 'NOT_FOUND' } },
      ])
  })

  it('leaves the last administrator in place', async () => {
    expect((await give(admin, admin.id, 'USER')).errors).toMatchObject([{ extensions: { code: 'CONFLICT' } }])
    expect(await readUserRow(admin)).toMatchObject({ role: 'admin', tokenVersion: 0 })
  })

  it('leaves one administrator when all take it from each other at once', async () => {
    const others = await Promise.all(
      Array.from({ length: 5 }, (_, index) =>
        insertUser(database.prisma, `Outra ${index}`, { role: 'admin' }),
      ),
    )
    const admins = [admin, ...others]
    const answers = await Promise.all(
      admins.map((from, index) => give(from, admins[(index + 1) % admins.length]?.id ?? 0, 'USER')),
    )
    expect(answers.filter(({ errors }) => errors)).toMatchObject([
      { errors: [{ extensions: { code: 'CONFLICT' } }] },
    ])
    expect(await database.prisma.user.count({ where: { role: 'admin' } })).toBe(1)
  })

  it('leaves one administrator when one loses it while the other deletes their account', async () => {
    const passwordHash = await hashPassword('senha-de-teste')
    for (let round = 0; round < 4; round += 1) {
      const leaving = await insertUser(database.prisma, `Outra ${round}`, { role: 'admin', passwordHash })
      const answers = await Promise.all([
        give(leaving, admin.id, 'USER'),
        ask('mutation { deleteAccount(password: "senha-de-teste") }', {}, leaving),
      ])
      expect(answers.filter(({ errors }) => errors)).toMatchObject([
        { errors: [{ extensions: { code: expect.stringMatching(/^(CONFLICT|UNAUTHENTICATED)$/) } }] },
      ])
      expect(await database.prisma.user.count({ where: { role: 'admin' } })).toBe(1)
      await database.prisma.user.deleteMany({ where: { id: leaving.id } })
      await database.prisma.user.update({ where: { id: admin.id }, data: { role: 'admin' } })
    }
  })

  it('many times at once is recorded once', async () => {
    await Promise.all(Array.from({ length: 8 }, () => give(admin, maria.id, 'ADMIN')))
    expect(await readUserRow(maria)).toMatchObject({ role: 'admin', tokenVersion: 1 })
    expect(await trail()).toHaveLength(1)
  })
})
