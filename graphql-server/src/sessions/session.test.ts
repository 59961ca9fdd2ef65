import { beforeEach, expect, it } from 'vitest'
import { localDate } from '../../../schema/hours/calendar.ts'
import { accountJourney, answeredField, firstFailure, password } from '../../test/account-journey.ts'
import { useDatabase } from '../../test/database.ts'
import { eraseEndedSessions } from './session.ts'

const database = useDatabase()
let journey: ReturnType<typeof accountJourney>
beforeEach(() => {
  journey = accountJourney(database)
})

interface Listed {
  id: string
  device: string
  createdAt: string
  lastUsedOn: string
  isCurrent: boolean
}

const list = async (token: string) =>
  answeredField<Listed[]>(
    await journey.ask('{ openSessions { id device createdAt lastUsedOn isCurrent } }', { token }),
    'openSessions',
  )
const logIn = async (email: string, userAgent = '') =>
  answeredField<{ token: string }>(await journey.logIn(email, password, { userAgent }), 'login').token
const end = (token: string, id: string) =>
  journey.ask('mutation ($id: ID!) { endSession(id: $id) }', { token, variables: { id } })
const alive = (tokens: string[]) => Promise.all(tokens.map((token) => journey.isAlive(token)))

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36'

it('every sign-in is a session of its own, listed with device and days', async () => {
  const { email, token } = await journey.register()
  const other = await logIn(email, windows)
  const sessions = await list(other)
  const today = localDate(Date.now())
  expect(sessions).toMatchObject([
    { device: 'Chrome no Windows', lastUsedOn: today, isCurrent: true },
    { device: 'Dispositivo desconhecido', lastUsedOn: today, isCurrent: false },
  ])
  expect(localDate(Date.parse(sessions[0]?.createdAt ?? ''))).toBe(today)
  expect((await list(token)).map(({ isCurrent }) => isCurrent)).toEqual([false, true])
})

it('an account has at most fifty open sessions: the oldest ends, also when several begin at once', async () => {
  const { token, email, id } = await journey.register()
  const last = await logIn(email)
  const createdAt = new Date(Date.now() + 1)
  const expiresAt = new Date(Date.now() + 3_600_000)
  await database.prisma.session.createMany({
    data: Array.from({ length: 48 }, (_, index) => ({
      id: String(index).padStart(32, '0'),
      userId: id,
      tokenVersion: 0,
      device: 'x',
      lastUsedOn: new Date(),
      createdAt,
      expiresAt,
    })),
  })
  expect(await alive([token, last])).toEqual([true, true])
  const more = await Promise.all([logIn(email), logIn(email), logIn(email)])
  expect(await alive([token, last, ...more])).toEqual([false, false, true, true, true])
  const open = { userId: id, endedAt: null }
  expect(await database.prisma.session.count({ where: open })).toBe(50)
})

it('leaving ends this session on the server and no other', async () => {
  const { email, token } = await journey.register()
  const other = await logIn(email)
  expect((await journey.ask('mutation { logOut }', { token })).data).toEqual({ logOut: true })
  expect(await alive([token, other])).toEqual([false, true])
  expect(firstFailure(await journey.ask('mutation { logOut }', { token }))).toMatchObject({
    code: 'UNAUTHENTICATED',
  })
  expect(await list(other)).toHaveLength(1)
})

it('a session is ended from another one; one that is not open is NOT_FOUND', async () => {
  const { email, token } = await journey.register()
  const other = await logIn(email)
  const id = (await list(token)).find(({ isCurrent }) => !isCurrent)?.id ?? ''
  expect((await end(token, id)).data).toEqual({ endSession: true })
  expect(await alive([token, other])).toEqual([true, false])
  const gone = { code: 'NOT_FOUND', message: 'Esta sessão não está mais aberta.' }
  for (const absent of [id, 'x', '']) expect(firstFailure(await end(token, absent))).toEqual(gone)
})

it('a session of somebody else is not there', async () => {
  const [mine, theirs] = [await journey.register(), await journey.register()]
  const [{ id }] = (await list(theirs.token)) as [Listed]
  expect(firstFailure(await end(mine.token, id))).toMatchObject({ code: 'NOT_FOUND' })
  expect(await journey.isAlive(theirs.token)).toBe(true)
})

it('"sair de todos os dispositivos" ends all sessions, and those of others go on', async () => {
  const [mine, theirs] = [await journey.register(), await journey.register()]
  const other = await logIn(mine.email)
  await journey.ask('mutation { logOutEverywhere }', { token: mine.token })
  expect(await alive([mine.token, other, theirs.token])).toEqual([false, false, true])
  expect(await list(await logIn(mine.email))).toHaveLength(1)
})

it('another address ends all other sessions, and this one goes on', async () => {
  const { email, token } = await journey.register()
  const other = await logIn(email)
  const document = 'mutation ($input: ChangeEmailInput!) { changeEmail(input: $input) { email } }'
  const variables = { input: { email: `nova-${email}`, password } }
  expect(firstFailure(await journey.ask(document, { token, variables }))).toBeNull()
  expect(await alive([token, other])).toEqual([true, false])
  expect(await list(token)).toMatchObject([{ isCurrent: true }])
})

it('another password ends all other sessions', async () => {
  const { email, token } = await journey.register()
  const other = await logIn(email)
  const document = 'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { token } }'
  const variables = { input: { currentPassword: password, newPassword: 'senha-nova-1' } }
  const answer = await journey.ask(document, { token, variables })
  const next = answeredField<{ token: string }>(answer, 'changePassword').token
  expect(await alive([token, other, next])).toEqual([false, false, true])
  expect(await list(next)).toHaveLength(1)
})

it('a session that expired is not listed', async () => {
  const { id, token } = await journey.register()
  const data = { expiresAt: new Date(Date.now() - 1) }
  await database.prisma.session.updateMany({ where: { userId: id }, data })
  expect(await list(token)).toEqual([])
})

it('sessions are erased 30 days after their end, and open ones stay', async () => {
  const day = 86_400_000
  const { id: userId } = await journey.register()
  const { prisma } = database
  await prisma.session.deleteMany()
  const now = Date.now()
  const add = (id: string, ended: number | null, expires: number) =>
    prisma.session.create({
      data: {
        id: id.repeat(32),
        userId,
        tokenVersion: 0,
        device: 'x',
        lastUsedOn: new Date(now),
        expiresAt: new Date(now + expires * day),
        endedAt: ended === null ? null : new Date(now + ended * day),
      },
    })
  await add('a', -31, 5)
  await add('b', -29, 5)
  await add('c', null, -31)
  await add('d', null, -29)
  await add('e', null, 5)
  expect(await eraseEndedSessions(prisma, now)).toBe(2)
  expect((await prisma.session.findMany({ orderBy: { id: 'asc' } })).map(({ id }) => id[0])).toEqual([
    'b',
    'd',
    'e',
  ])
})
