import { createHash } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { accountJourney, answeredField, firstFailure, password } from '../../test/account-journey.ts'
import { useDatabase } from '../../test/database.ts'
import { mailSecret } from '../../test/queue-mailer.ts'
import { insertUser } from '../../test/user-rows.ts'
import type { Viewer } from '../context.ts'
import { MailQueue } from '../mail/queue.ts'
import { mails } from '../messages/mails.ts'
import { purgeInvitations } from './invitations.ts'

const database = useDatabase()
let journey: ReturnType<typeof accountJourney>
let admin: Viewer
beforeEach(async () => {
  await database.empty()
  journey = accountJourney(database)
  admin = await insertUser(database.prisma, 'Administração', { role: 'admin' })
})

const day = 24 * 60 * 60 * 1000
const email = 'joana@exemplo.test'
const ask = (document: string) => journey.ask(document, { viewer: admin })
const invite = (address = email, role = 'ADMIN', name = 'Joana Prado') =>
  ask(
    `mutation { inviteUser(input: { name: "${name}", email: "${address}", role: ${role} }) { id expiresAt } }`,
  )
const invitedId = (answer: Awaited<ReturnType<typeof invite>>) =>
  answeredField<{ id: string }>(answer, 'inviteUser').id

/** The token of the link that the newest mail holds. */
function newestToken(): string {
  const url = journey.mails.at(-1)?.paragraphs.find((part) => typeof part === 'object')?.url ?? ''
  return /^https:\/\/guia\.test\/register\/convite#token=([\w-]{43})$/.exec(url)?.[1] ?? ''
}
const find = async (token: string) =>
  answeredField(await journey.ask(`{ invitation(token: "${token}") { name email role } }`), 'invitation')
const accept = (token: string, chosen = 'senha-escolhida') =>
  journey.ask(
    `mutation { acceptInvitation(input: { token: "${token}", phone: "12 99999-0000", password: "${chosen}" }) }`,
  )
const message = 'Este convite não vale mais. Peça outro a quem convidou você.'
const dead = { code: 'BAD_USER_INPUT', message, fields: { 'input.token': message } }
const trail = () =>
  database.prisma.auditEntry.findMany({
    select: { actorId: true, action: true, entity: true, changes: true, name: true },
    orderBy: { id: 'asc' },
  })

it('sent again, the mail with the link before it waits no more', async () => {
  const id = invitedId(await invite())
  const queue = new MailQueue({ prisma: database.prisma, secret: mailSecret })
  const waits = (to: string) =>
    queue.add(to, mails.invitation('https://guia.test/x', new Date(Date.now() + 60_000)))
  await waits(email)
  await waits('outra@exemplo.test')
  expect(firstFailure(await ask(`mutation { resendInvitation(id: ${id}) { id } }`))).toBeNull()
  const waiting = await database.prisma.waitingMail.findMany()
  expect(waiting.map(({ recipient }) => recipient)).toEqual(['outra@exemplo.test'])
})

it('at most a hundred wait, however many administrators invite at once', async () => {
  const data = Array.from({ length: 98 }, (_, number) => ({
    name: 'Alguém',
    role: 'user' as const,
    email: `alguem-${number}@exemplo.test`,
    tokenHash: String(number).padStart(64, '0'),
    expiresAt: new Date(Date.now() + day),
  }))
  await database.prisma.invitation.createMany({ data })
  const others = await Promise.all(
    ['Bia', 'Caio', 'Davi'].map((name) => insertUser(database.prisma, name, { role: 'admin' })),
  )
  const sent = [admin, ...others].flatMap((viewer, place) =>
    ['a', 'b'].map((name) =>
      journey.ask(
        `mutation { inviteUser(input: { name: "${name}", email: "${name}${place}@exemplo.test", role: USER }) { id } }`,
        { viewer },
      ),
    ),
  )
  const codes = (await Promise.all(sent)).map((answer) => firstFailure(answer)?.code ?? 'invited').sort()
  expect(codes).toEqual([...Array(6).fill('CONFLICT'), 'invited', 'invited'])
  expect(await database.prisma.invitation.count()).toBe(100)
})

describe('an invitation', () => {
  it('becomes an account in its role by the link of the mail, once', async () => {
    expect(firstFailure(await invite(' JOANA@exemplo.test '))).toBeNull()
    expect(journey.mails).toMatchObject([{ to: email, subject: 'Convite para o Guia do Vale' }])
    const token = newestToken()
    expect(await find(token)).toEqual({ name: 'Joana Prado', email, role: 'ADMIN' })
    expect((await accept(token)).data).toEqual({ acceptInvitation: true })
    expect(firstFailure(await journey.logIn(email, 'senha-escolhida'))).toBeNull()
    const joana = await database.prisma.user.findUniqueOrThrow({ where: { email } })
    expect(joana).toMatchObject({ name: 'Joana Prado', phone: '12999990000', role: 'admin' })
    expect(firstFailure(await accept(token))).toEqual(dead)
    expect(await find(token)).toBeNull()
    expect(await ask('{ invitations { id } }')).toEqual({ data: { invitations: [] } })
    const role = { before: null, after: 'admin' }
    expect(await trail()).toMatchObject([
      { actorId: admin.id, action: 'create', entity: 'invitation', name: null, changes: { role } },
      { actorId: joana.id, action: 'create', entity: 'user', name: null, changes: { role } },
    ])
  })

  it('lasts 7 days, and only a hash of its link is stored', async () => {
    const before = Date.now()
    const { expiresAt } = answeredField<{ expiresAt: string }>(await invite(), 'inviteUser')
    expect(Date.parse(expiresAt)).toBeGreaterThanOrEqual(before + 7 * day)
    expect(Date.parse(expiresAt)).toBeLessThanOrEqual(Date.now() + 7 * day)
    const token = newestToken()
    const { tokenHash } = await database.prisma.invitation.findUniqueOrThrow({ where: { email } })
    expect(tokenHash).toBe(createHash('sha256').update(token).digest('hex'))
    await database.prisma.invitation.updateMany({ data: { expiresAt: new Date(Date.now() - 1) } })
    expect(await find(token)).toBeNull()
    expect(firstFailure(await accept(token))).toEqual(dead)
    expect(await database.prisma.user.count()).toBe(1)
  })

  it('is accepted once when its link is used many times at once', async () => {
    await invite()
    const token = newestToken()
    const failures = (await Promise.all([1, 2, 3, 4].map(() => accept(token)))).map(firstFailure)
    expect(failures.filter((failure) => failure === null)).toHaveLength(1)
    for (const failure of failures.filter((failure) => failure !== null)) expect(failure).toEqual(dead)
  })

  it('names the wrong field, and its link stays good', async () => {
    await invite()
    expect(firstFailure(await accept(newestToken(), 'Password1'))).toMatchObject({
      fields: {
        'input.password': 'Esta senha está entre as mais usadas e é fácil de adivinhar. Escolha outra.',
      },
    })
    expect(firstFailure(await accept(newestToken(), 'curta'))).toMatchObject({
      fields: { 'input.password': 'A senha deve ter pelo menos 8 caracteres.' },
    })
    expect(firstFailure(await accept(newestToken()))).toBeNull()
  })

  it('is sent again with another link, and the old one ends', async () => {
    const id = invitedId(await invite())
    const old = newestToken()
    await database.prisma.invitation.updateMany({ data: { expiresAt: new Date(Date.now() - 1) } })
    expect(firstFailure(await ask(`mutation { resendInvitation(id: ${id}) { id } }`))).toBeNull()
    expect(journey.mails).toHaveLength(2)
    expect(newestToken()).not.toBe(old)
    expect(firstFailure(await accept(old))).toEqual(dead)
    expect(firstFailure(await accept(newestToken()))).toBeNull()
  })

  it('to an address that has one replaces it', async () => {
    const id = invitedId(await invite())
    const old = newestToken()
    expect(invitedId(await invite(email, 'USER', 'Joana'))).toBe(id)
    expect(await find(old)).toBeNull()
    expect(await find(newestToken())).toEqual({ name: 'Joana', email, role: 'USER' })
  })

  it('is taken back, which is in the trail', async () => {
    const id = invitedId(await invite())
    expect(firstFailure(await ask(`mutation { revokeInvitation(id: ${id}) }`))).toBeNull()
    expect(firstFailure(await accept(newestToken()))).toEqual(dead)
    expect(firstFailure(await ask(`mutation { revokeInvitation(id: ${id}) }`))).toMatchObject({
      code: 'NOT_FOUND',
    })
    const document = '{ auditEntries { items { action entity name subject { name } restorationState } } }'
    expect(answeredField(await ask(document), 'auditEntries')).toEqual({
      items: ['DELETE', 'CREATE'].map((action) => ({
        action,
        entity: 'INVITATION',
        name: null,
        subject: null,
        restorationState: null,
      })),
    })
  })

  it('of an address that has an account is refused, before and after', async () => {
    await insertUser(database.prisma, 'Maria', { email: 'maria@exemplo.test' })
    const taken = { code: 'CONFLICT', fields: { 'input.email': 'Já existe uma conta com este e-mail.' } }
    expect(firstFailure(await invite('maria@exemplo.test'))).toMatchObject(taken)
    await invite()
    // As a release from before would.
    await insertUser(database.prisma, 'Joana', { email })
    expect(firstFailure(await accept(newestToken()))).toMatchObject({ code: 'CONFLICT' })
  })
})

describe('the invitations of an administrator', () => {
  let other: Viewer
  beforeEach(async () => {
    other = await insertUser(database.prisma, 'Outra', { role: 'admin' })
  })
  const asOther = (document: string) => journey.ask(document, { viewer: other })

  it.each([
    ['is deactivated', () => asOther(`mutation { setUserActive(id: ${admin.id}, isActive: false) { id } }`)],
    ['loses the role', () => asOther(`mutation { setUserRole(id: ${admin.id}, role: USER) { id } }`)],
  ])('who %s are taken back, which is in the trail; those of others stay', async (_, lose) => {
    await invite()
    const token = newestToken()
    await asOther('mutation { inviteUser(input: { name: "Bia", email: "bia@x.test", role: USER }) { id } }')
    expect(firstFailure(await lose())).toBeNull()
    expect(await find(token)).toBeNull()
    expect(firstFailure(await accept(token))).toEqual(dead)
    const left = answeredField(await asOther('{ invitations { email invitedBy } }'), 'invitations')
    expect(left).toEqual([{ email: 'bia@x.test', invitedBy: 'Outra' }])
    expect(await trail()).toContainEqual({
      actorId: other.id,
      action: 'delete',
      entity: 'invitation',
      changes: { role: { before: 'admin', after: null } },
      name: null,
    })
    expect(journey.services.mail.forgotten).toEqual([email])
  })

  it('who deletes the account are taken back', async () => {
    const ana = await journey.register()
    await database.prisma.user.update({ where: { id: ana.id }, data: { role: 'admin' } })
    const document =
      'mutation { inviteUser(input: { name: "Bia", email: "bia@x.test", role: ADMIN }) { id } }'
    expect(firstFailure(await journey.ask(document, { token: ana.token }))).toBeNull()
    const token = newestToken()
    const end = `mutation { deleteAccount(password: "${password}") }`
    expect(firstFailure(await journey.ask(end, { token: ana.token }))).toBeNull()
    expect(firstFailure(await accept(token))).toEqual(dead)
    expect(await database.prisma.invitation.count()).toBe(0)
  })

  it('become those of who sends them again', async () => {
    const id = invitedId(await invite())
    expect(firstFailure(await asOther(`mutation { resendInvitation(id: ${id}) { id } }`))).toBeNull()
    await asOther(`mutation { setUserRole(id: ${admin.id}, role: USER) { id } }`)
    expect(firstFailure(await accept(newestToken()))).toBeNull()
  })

  it('without a known inviter make no administrator', async () => {
    await invite()
    await database.prisma.invitation.updateMany({ data: { invitedById: null } })
    expect(firstFailure(await accept(newestToken()))).toEqual(dead)
  })
})

describe('invitations', () => {
  it('end when their address registers without the link, or becomes that of an account', async () => {
    await invite()
    const tokens = [newestToken()]
    await journey.register({ email })
    await invite('nova@exemplo.test')
    tokens.push(newestToken())
    const { token } = await journey.register()
    const change = `mutation { changeEmail(input: { email: "nova@exemplo.test", password: "${password}" }) { id } }`
    expect(firstFailure(await journey.ask(change, { token }))).toBeNull()
    expect(await database.prisma.invitation.count()).toBe(0)
    await database.prisma.user.deleteMany({ where: { role: 'user' } })
    for (const each of tokens) expect(firstFailure(await accept(each))).toEqual(dead)
  })

  it('are at most a hundred that wait', async () => {
    await database.prisma.invitation.createMany({
      data: Array.from({ length: 100 }, (_, index) => ({
        name: 'x',
        email: `${index}@x.test`,
        role: 'user' as const,
        tokenHash: String(index).padStart(64, '0'),
        expiresAt: new Date(Date.now() + day),
      })),
    })
    expect(firstFailure(await invite())).toMatchObject({ code: 'CONFLICT' })
    expect(firstFailure(await invite('5@x.test'))).toBeNull()
    expect(answeredField<unknown[]>(await ask('{ invitations { id } }'), 'invitations')).toHaveLength(100)
  })

  it('are mailed five times an hour to one address, and fifty times by one administrator', async () => {
    for (let round = 0; round < 5; round += 1) expect(firstFailure(await invite())).toBeNull()
    expect(firstFailure(await invite())).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
    for (let round = 5; round < 50; round += 1)
      expect(firstFailure(await invite(`${round}@x.test`))).toBeNull()
    expect(firstFailure(await invite('another@x.test'))).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  })

  it('are forgotten 30 days after they have expired, and no earlier', async () => {
    await invite()
    const { expiresAt } = await database.prisma.invitation.findUniqueOrThrow({ where: { email } })
    expect(await purgeInvitations(database.prisma, expiresAt.getTime() + 30 * day)).toBe(0)
    expect(await purgeInvitations(database.prisma, expiresAt.getTime() + 30 * day + 1)).toBe(1)
  })
})
