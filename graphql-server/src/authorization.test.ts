import type { ExecutionResult, GraphQLObjectType } from 'graphql'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { localDate } from '../../schema/hours/calendar.ts'
import { formatDate } from '../../schema/hours/exceptions.ts'
import { useDatabase } from '../test/database.ts'
import { sentFile, sentPicture, useImages } from '../test/pictures.ts'
import { query } from '../test/query.ts'
import { mutations, type Outcomes, queries, type Row } from '../test/rights.ts'
import {
  accounts,
  databaseChecksum,
  insertWorld,
  password,
  type Role,
  roleEmail,
  roles,
  roleToken,
  sessionName,
} from '../test/roles.ts'
import { schema } from './schema.ts'
import { createSearchEngine } from './search/engine.ts'

const database = useDatabase()
const pictures = useImages(database)
beforeAll(() => insertWorld(database))

function ask(document: string, token: string | undefined, variables = {}): Promise<ExecutionResult> {
  const search = createSearchEngine({ pool: database.pool, secret: 'secret' })
  return query({ ...database, ...pictures, search }, document, { variables, ...(token && { token }) })
}

const duty = `${formatDate(localDate(Date.now()))};8-20;2;1/2026;01/02/2026`
const roster = `data;horário;estabelecimento;decreto;data do decreto\n${duty}\n`

const uploads: Record<string, readonly [type: string, make: () => unknown]> = {
  $files: ['[Upload!]!', () => [sentPicture('one'), sentPicture('other')]],
  $file: ['Upload!', () => sentPicture('one')],
  $roster: ['Upload!', () => sentFile('rota.csv', Buffer.from(roster))],
  $csv: ['Upload!', () => sentFile('empresas.csv', Buffer.from('id,nome\n1,Outra\n'))],
}

/** Asks for a field of the table as somebody of a role. */
async function runAs(kind: 'query' | 'mutation', field: string, role: Role): Promise<string> {
  const upload = Object.keys(uploads).find((name) => field.includes(name))
  const [type, make] = (upload && uploads[upload]) || []
  const variables = upload ? { [upload.slice(1)]: make?.() } : {}
  const document = `${kind} ${upload ? `(${upload}: ${type})` : ''} { result: ${field.replaceAll('ROLE', role)} }`
  const { data, errors } = await ask(document, roleToken(role), variables)
  if (errors) return errors.map(({ extensions, message }) => extensions.code ?? message).join()
  return data?.result === null ? 'nothing' : 'ok'
}

/** Rows as tests, named by their field. */
const testCases = (table: Record<string, Row[]>) =>
  Object.values(table).flatMap((rows) =>
    rows.map(([outcomes, field]): [field: string, Outcomes] => [field, outcomes]),
  )

it('every field of the root has its rows, and there are no others', () => {
  const fieldNames = (type: GraphQLObjectType | null | undefined) =>
    Object.keys(type?.getFields() ?? {}).sort()
  expect(Object.keys(queries).sort()).toEqual(fieldNames(schema.getQueryType()))
  expect(Object.keys(mutations).sort()).toEqual(fieldNames(schema.getMutationType()))
  expect(fieldNames(schema.getSubscriptionType())).toEqual([])
  for (const [name, rows] of Object.entries({ ...queries, ...mutations }))
    for (const [, field] of rows) expect(/^\w+/.exec(field)?.[0]).toBe(name)
})

describe('a query', () => {
  it.each(testCases(queries))('%s is answered to whom it may be', async (field, outcomes) => {
    const found = await Promise.all(roles.map((role) => runAs('query', field, role)))
    expect(found).toEqual(outcomes)
  })
})

describe('a mutation', () => {
  it.each(testCases(mutations))('%s is done for whom it may be', async (field, outcomes) => {
    await insertWorld(database)
    const untouched = await databaseChecksum(database)
    const found: Record<string, string> = {}
    const refused = roles.filter((_role, index) => outcomes[index] !== 'ok')
    for (const role of refused) found[role] = await runAs('mutation', field, role)
    // For those for whom it is not done, nothing else was done either.
    expect(await databaseChecksum(database)).toBe(untouched)
    for (const role of roles) found[role] ??= await runAs('mutation', field, role)
    expect(roles.map((role) => found[role])).toEqual(outcomes)
  })
})

describe('what everybody may ask for', () => {
  beforeAll(() => insertWorld(database))

  it('names the owner of an establishment to the owner and to administrators only', async () => {
    const document =
      '{ business(id: 2) { owner { email } } latestBusinesses { business { id owner { id } } } }'
    const answers = await Promise.all(roles.map((role) => ask(document, roleToken(role))))
    expect(answers.flatMap(({ errors }) => errors ?? [])).toEqual([])
    const answeredOwner = ({ data }: ExecutionResult) =>
      (data as { business: { owner: unknown } }).business.owner
    const known = { email: 'owner@guiadovale.test' }
    expect(answers.map(answeredOwner)).toEqual([null, null, known, known])
    const inLists = answers.map(({ data }) => JSON.stringify(data?.latestBusinesses).includes('"owner":{'))
    expect(inLists).toEqual([false, false, true, true])
  })

  it('has inactive subcategories for administrators only', async () => {
    const document =
      '{ subcategories { slug } category(id: 2) { subcategories(active: false) { slug } } business(id: 1) { subcategories { slug } } }'
    const answers = await Promise.all(roles.map((role) => ask(document, roleToken(role))))
    const inactive = answers.map(({ data }) => JSON.stringify(data).match(/"bares"/g)?.length ?? 0)
    expect(inactive).toEqual([0, 0, 0, 3])
  })
})

describe('a session', () => {
  beforeEach(() => insertWorld(database))

  const me = async (token: string | undefined) => {
    const { data, errors } = await ask('{ me { role } }', token)
    return errors?.[0]?.extensions.code ?? (data as { me: { role: string } }).me.role
  }
  const setRole = (role: 'ADMIN' | 'USER', of: Exclude<Role, 'visitor'>) =>
    ask(`mutation { setUserRole(id: ${accounts[of]}, role: ${role}) { id } }`, roleToken('admin'))

  const logIn = async (role: Exclude<Role, 'visitor'>) => {
    const input = `{ email: "${roleEmail(role)}", password: "${password}" }`
    const { data } = await ask(`mutation { login(input: ${input}) { token } }`, undefined)
    return (data as { login: { token: string } }).login.token
  }

  it('ends when its account gets a role, and the next one has it', async () => {
    expect(await me(roleToken('user'))).toBe('USER')
    expect((await setRole('ADMIN', 'user')).errors).toBeUndefined()
    expect(await me(roleToken('user'))).toBe('UNAUTHENTICATED')
    const later = await logIn('user')
    expect(await me(later)).toBe('ADMIN')
    expect((await ask('{ dashboardStats { totalCities } }', later)).errors).toBeUndefined()
  })

  it('ends when its account loses a role, before it can do anything more with it', async () => {
    expect((await setRole('USER', 'admin')).errors).toBeUndefined()
    expect((await setRole('ADMIN', 'user')).errors).toMatchObject([
      { extensions: { code: 'UNAUTHENTICATED' } },
    ])
    const later = await logIn('admin')
    expect(await me(later)).toBe('USER')
    expect((await ask('mutation { deleteCity(id: 4) }', later)).errors).toMatchObject([
      { extensions: { code: 'FORBIDDEN' } },
    ])
  })

  it.each([
    ['logOut', 'logOut'],
    ['its end from another one', `endSession(id: "${sessionName('user')}")`],
    ['logOutEverywhere', 'logOutEverywhere'],
    [
      'a new password',
      `changePassword(input: { currentPassword: "${password}", newPassword: "outra-senha" }) { token }`,
    ],
    ['a reset password', 'resetPassword(input: { token: "link-of-visitor", newPassword: "outra-senha" })'],
    ['the end of the account', `deleteAccount(password: "${password}")`],
  ])('ends with %s', async (_what, field) => {
    expect((await ask(`mutation { ${field} }`, roleToken('user'))).errors).toBeUndefined()
    expect(await me(roleToken('user'))).toBe('UNAUTHENTICATED')
    expect(await me(roleToken('owner'))).toBe('USER')
  })
})
