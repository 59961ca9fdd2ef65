import { beforeEach, describe, expect, it } from 'vitest'
import { accountJourney, answeredField, firstFailure, password } from '../../test/account-journey.ts'
import { useDatabase } from '../../test/database.ts'
import { insertSmallCatalogue } from '../../test/small-catalogue.ts'
import { insertUser } from '../../test/user-rows.ts'
import type { Viewer } from '../context.ts'

const database = useDatabase()
let journey: ReturnType<typeof accountJourney>
let admin: Viewer
beforeEach(async () => {
  await database.empty()
  journey = accountJourney(database)
  admin = await insertUser(database.prisma, 'Administração', { role: 'admin' })
})

const ask = (document: string, viewer = admin) => journey.ask(document, { viewer })
const setActive = (id: number, isActive: boolean, viewer = admin) =>
  ask(`mutation { setUserActive(id: ${id}, isActive: ${isActive}) { deactivatedAt } }`, viewer)
const sendLink = (id: number) => ask(`mutation { sendPasswordLink(id: ${id}) }`)
const trail = () =>
  database.prisma.auditEntry.findMany({
    select: { actorId: true, entity: true, entityId: true, changes: true },
    orderBy: { id: 'asc' },
  })
const requestLink = async (email: string) => {
  await journey.ask(`mutation { requestPasswordReset(email: "${email}") }`)
  await journey.services.background.settle(10_000)
}
const linkTokens = () =>
  journey.mails.flatMap(({ paragraphs }) =>
    paragraphs.flatMap((part) =>
      typeof part === 'object' ? (/#token=([\w-]+)/.exec(part.url)?.[1] ?? []) : [],
    ),
  )

describe('a deactivated account', () => {
  it('has no session any more, and its owner learns so after the right password only', async () => {
    const { id, email, token } = await journey.register()
    expect(answeredField(await setActive(id, false), 'setUserActive')).toEqual({
      deactivatedAt: expect.any(String),
    })
    expect(await journey.isAlive(token)).toBe(false)
    expect(firstFailure(await journey.logIn(email))).toEqual({
      code: 'FORBIDDEN',
      message: 'Esta conta foi desativada. Fale com a administração do guia.',
    })
    const unknown = await journey.logIn('ninguem@exemplo.test', 'senha-errada')
    expect(firstFailure(await journey.logIn(email, 'senha-errada'))).toEqual(firstFailure(unknown))
  })

  it('gets no link for a password, and those it has end', async () => {
    const { id, email } = await journey.register()
    await requestLink(email)
    const [token] = linkTokens()
    await setActive(id, false)
    await requestLink(email)
    expect(linkTokens()).toEqual([token])
    expect(
      answeredField(
        await journey.ask(`{ isPasswordResetLinkValid(token: "${token}") }`),
        'isPasswordResetLinkValid',
      ),
    ).toBe(false)
    expect(firstFailure(await sendLink(id))).toMatchObject({ code: 'CONFLICT' })
    expect(await trail()).toHaveLength(1)
  })

  it('keeps what it owns, and its owner comes in again once it is reactivated', async () => {
    const { id, email } = await journey.register()
    await insertSmallCatalogue(database.prisma)
    await database.prisma.business.update({ where: { id: 1 }, data: { ownerId: id } })
    await setActive(id, false)
    expect(await database.prisma.business.findUnique({ where: { id: 1 } })).toMatchObject({
      ownerId: id,
    })
    expect(answeredField(await setActive(id, true), 'setUserActive')).toEqual({ deactivatedAt: null })
    expect(firstFailure(await journey.logIn(email))).toBeNull()
  })

  it('is in the trail with who did it, once however often it is done', async () => {
    const { id } = await journey.register()
    for (const isActive of [false, false, true, true]) await setActive(id, isActive)
    const entry = { actorId: admin.id, entity: 'user', entityId: id }
    expect(await trail()).toEqual([
      { ...entry, changes: { canSignIn: { before: true, after: false } } },
      { ...entry, changes: { canSignIn: { before: false, after: true } } },
    ])
  })
})

describe('the last administrator', () => {
  it('cannot be deactivated, nor lose the role to one who cannot sign in', async () => {
    const other = await insertUser(database.prisma, 'Outra', { role: 'admin' })
    expect(firstFailure(await setActive(other.id, false))).toBeNull()
    for (const attempt of [
      setActive(admin.id, false),
      ask(`mutation { setUserRole(id: ${admin.id}, role: USER) { id } }`),
    ])
      expect(firstFailure(await attempt)).toMatchObject({ code: 'CONFLICT' })
    // An account that cannot sign in does not count.
    expect(firstFailure(await ask(`mutation { setUserRole(id: ${other.id}, role: USER) { id } }`))).toBeNull()
  })

  it('stays when all deactivate each other at once', async () => {
    const others = await Promise.all(
      Array.from({ length: 4 }, (_, index) =>
        insertUser(database.prisma, `Outra ${index}`, { role: 'admin' }),
      ),
    )
    const admins = [admin, ...others]
    const answers = await Promise.all(
      admins.map((from, index) => setActive(admins[(index + 1) % admins.length]?.id ?? 0, false, from)),
    )
    expect(answers.map(firstFailure).filter(Boolean)).toMatchObject([{ code: 'CONFLICT' }])
    expect(await database.prisma.user.count({ where: { role: 'admin', deactivatedAt: null } })).toBe(1)
  })
})

describe('a link for a password that an administrator sends', () => {
  it('goes to the account, sets a password, and is in the trail without its secret', async () => {
    const { id, email } = await journey.register()
    expect((await sendLink(id)).data).toEqual({ sendPasswordLink: true })
    expect(journey.mails).toMatchObject([{ to: email, subject: 'Redefina a sua senha do Guia do Vale' }])
    const reset = `mutation { resetPassword(input: { token: "${linkTokens()[0]}", newPassword: "outra-senha" }) }`
    expect(firstFailure(await journey.ask(reset))).toBeNull()
    expect(firstFailure(await journey.logIn(email, password))).toMatchObject({ code: 'INVALID_CREDENTIALS' })
    expect(firstFailure(await journey.logIn(email, 'outra-senha'))).toBeNull()
    expect(await trail()).toEqual([
      {
        actorId: admin.id,
        entity: 'user',
        entityId: id,
        changes: { passwordLink: { before: null, after: true } },
      },
    ])
  })

  it('is one of the five an hour that an account gets', async () => {
    const { id, email } = await journey.register()
    for (let round = 0; round < 5; round += 1) expect(firstFailure(await sendLink(id))).toBeNull()
    expect(firstFailure(await sendLink(id))).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
    await requestLink(email)
    expect(linkTokens()).toHaveLength(5)
  })
})
