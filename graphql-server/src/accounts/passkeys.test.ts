import { beforeEach, describe, expect, it } from 'vitest'
import { accountJourney, answeredField, firstFailure, password } from '../../test/account-journey.ts'
import { useDatabase } from '../../test/database.ts'
import type { QueryOptions } from '../../test/query.ts'
import { type SigningOptions, softwarePasskey } from '../../test/software-passkey.ts'
import { insertUser } from '../../test/user-rows.ts'
import { purgeChallenges } from '../sessions/challenge.ts'

const database = useDatabase()
let journey: ReturnType<typeof accountJourney>
let maria: Awaited<ReturnType<typeof journey.register>>
beforeEach(async () => {
  await database.empty()
  journey = accountJourney(database)
  maria = await journey.register()
})

type Passkey = ReturnType<typeof softwarePasskey>

const ask = (document: string, options: QueryOptions = { token: maria.token }) =>
  journey.ask(document, options)
const askChallenge = async (field: string, options?: QueryOptions) =>
  answeredField<{ challenge: string }>(await ask(`mutation { ${field} }`, options), field).challenge
const send = (response: object, token = maria.token) =>
  journey.ask('mutation ($input: RegisterPasskeyInput!) { registerPasskey(input: $input) }', {
    token,
    variables: { input: { name: 'Notebook', response } },
  })

/** Adds a passkey to the account; answers it with the recovery codes. */
async function add(passkey = softwarePasskey()): Promise<{ passkey: Passkey; codes: string[] }> {
  const answer = await send(passkey.register({ challenge: await askChallenge('startPasskeyRegistration') }))
  expect(firstFailure(answer)).toBeNull()
  return { passkey, codes: answeredField(answer, 'registerPasskey') }
}

const sendSignature = (response: object) =>
  journey.ask(
    'mutation ($input: PasskeySignInInput!) { signInWithPasskey(input: $input) { token user { id } } }',
    { variables: { input: { response } } },
  )
async function signIn(passkey: Passkey, more: Partial<SigningOptions> = {}) {
  const challenge = await askChallenge('startPasskeySignIn', {})
  return sendSignature(passkey.signIn({ challenge, ...more }))
}
/** Confirms the sign-in by a passkey. */
async function confirmWith(passkey: Passkey, token = maria.token) {
  const response = passkey.signIn({ challenge: await askChallenge('startPasskeySignIn', {}) })
  const document = 'mutation ($response: JSON!) { confirmSignInWithPasskey(response: $response) }'
  return firstFailure(await journey.ask(document, { token, variables: { response } }))
}
/** Confirms the sign-in by the password, and a code where one is given. */
const confirmByPassword = async (recoveryCode?: string) =>
  firstFailure(
    await ask(
      'mutation ($password: String!, $code: String) { confirmSignIn(password: $password, recoveryCode: $code) }',
      { token: maria.token, variables: { password, code: recoveryCode } },
    ),
  )
const logInWith = (recoveryCode: string, secret = password) =>
  journey.ask('mutation ($input: LoginInput!) { login(input: $input) { token } }', {
    variables: { input: { email: maria.email, password: secret, recoveryCode } },
  })

const unknown = {
  code: 'INVALID_CREDENTIALS',
  message: 'Esta chave de acesso não é conhecida aqui. Tente outra, ou entre com a sua senha.',
}

describe('a second factor that is lost', () => {
  const remove = (viewer: { id: number; role: 'admin' }, id = maria.id) =>
    ask(`mutation { removeSecondFactor(id: ${id}) { hasPasskey } }`, { viewer })
  let admin: { id: number; role: 'admin' }
  beforeEach(async () => {
    admin = { id: (await insertUser(database.prisma, 'Ana', { role: 'admin' })).id, role: 'admin' }
  })

  it('is removed by an administrator, with its codes and sessions, with a mail to the owner and an entry in the trail', async () => {
    const { passkey, codes } = await add()
    const { data } = await remove(admin)
    expect(data).toEqual({ removeSecondFactor: { hasPasskey: false } })
    expect(await journey.isAlive(maria.token)).toBe(false)
    expect(firstFailure(await signIn(passkey))).toEqual(unknown)
    expect(firstFailure(await journey.logIn(maria.email))).toBeNull()
    expect(await database.prisma.recoveryCode.count()).toBe(0)
    expect(codes).toHaveLength(10)
    expect(journey.mails.at(-1)).toMatchObject({
      to: maria.email,
      subject: 'O segundo fator da sua conta foi removido',
    })
    expect(await database.prisma.auditEntry.findMany()).toMatchObject([
      {
        actorId: admin.id,
        entity: 'user',
        entityId: maria.id,
        changes: { secondFactor: { before: true, after: false } },
      },
    ])
  })

  it('that is not there leaves the account as it is, without a word', async () => {
    expect((await remove(admin)).data).toEqual({ removeSecondFactor: { hasPasskey: false } })
    expect(await journey.isAlive(maria.token)).toBe(true)
    expect([journey.mails.length, await database.prisma.auditEntry.count()]).toEqual([0, 0])
    expect(firstFailure(await remove(admin, 999))).toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('a passkey', () => {
  it('signs in by itself, and is listed with its name and last day', async () => {
    const { passkey } = await add()
    const answer = await signIn(passkey)
    const { token, user } = answeredField<{ token: string; user: { id: string } }>(
      answer,
      'signInWithPasskey',
    )
    expect(user.id).toBe(String(maria.id))
    expect(await journey.isAlive(token)).toBe(true)
    expect(answeredField(await ask('{ passkeys { name lastUsedOn } }'), 'passkeys')).toEqual([
      { name: 'Notebook', lastUsedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
    ])
  })

  it('makes the password alone too little, and is announced by mail', async () => {
    await add()
    expect(firstFailure(await journey.logIn(maria.email))).toEqual({
      code: 'FORBIDDEN',
      message: 'Esta conta pede também uma chave de acesso ou um código de recuperação.',
    })
    // A wrong one is answered as for any account.
    const nobody = await journey.logIn('ninguem@exemplo.test', 'errada')
    expect(firstFailure(await journey.logIn(maria.email, 'errada'))).toEqual(firstFailure(nobody))
    expect(journey.mails).toMatchObject([
      { to: maria.email, subject: 'Uma chave de acesso foi adicionada à sua conta' },
    ])
  })

  it('that is the first ends all other sessions, which were opened without it', async () => {
    const { data } = await journey.logIn(maria.email)
    const { token } = (data as { login: { token: string } }).login
    await add()
    expect([await journey.isAlive(token), await journey.isAlive(maria.token)]).toEqual([false, true])
  })

  it('that is removed signs in no more; with the last one the password is enough again', async () => {
    const { passkey, codes } = await add()
    expect(await confirmWith(passkey)).toBeNull()
    const [{ id } = { id: '' }] = answeredField<{ id: string }[]>(
      await ask('{ passkeys { id } }'),
      'passkeys',
    )
    expect(firstFailure(await ask(`mutation { removePasskey(id: ${id}) }`))).toBeNull()
    expect(firstFailure(await signIn(passkey))).toEqual(unknown)
    expect(firstFailure(await logInWith(codes[0] ?? ''))).toBeNull()
    expect(answeredField(await ask('{ recoveryCodesLeft }'), 'recoveryCodesLeft')).toBe(0)
    expect(journey.mails.at(-1)?.subject).toBe('Uma chave de acesso foi removida da sua conta')
  })

  it('of another site, unverified or unknown is refused', async () => {
    const { passkey } = await add()
    for (const more of [{ origin: 'https://mal.test' }, { rpId: 'mal.test' }, { flags: 0x01 }])
      expect(firstFailure(await signIn(passkey, more))).toEqual(unknown)
    expect(firstFailure(await signIn(softwarePasskey()))).toEqual(unknown)
    expect(firstFailure(await signIn(passkey))).toBeNull()
  })

  it('signs for one sign-in: what it signed is good once, and only a challenge of ours for signing in', async () => {
    const { passkey } = await add()
    const challenge = await askChallenge('startPasskeySignIn', {})
    const signed = passkey.signIn({ challenge })
    expect(firstFailure(await sendSignature(signed))).toBeNull()
    expect(firstFailure(await sendSignature(signed))).toEqual(unknown)
    const made = Buffer.from('a challenge that nobody has asked for, of some length'.repeat(2)).toString(
      'base64url',
    )
    expect(firstFailure(await signIn(passkey, { challenge: made }))).toEqual(unknown)
    expect(await confirmWith(passkey)).toBeNull()
    const other = await askChallenge('startPasskeyRegistration')
    expect(firstFailure(await signIn(passkey, { challenge: other }))).toEqual(unknown)
    expect(await purgeChallenges(database.prisma)).toBe(0)
    expect(await purgeChallenges(database.prisma, Date.now() + 6 * 60 * 1000)).toBe(3)
  })

  it('that was made for another account, elsewhere or before is not added', async () => {
    const challenge = await askChallenge('startPasskeyRegistration')
    const ana = await journey.register()
    const refused = { code: 'BAD_USER_INPUT', fields: { 'input.response': expect.any(String) } }
    expect(firstFailure(await send(softwarePasskey().register({ challenge }), ana.token))).toMatchObject(
      refused,
    )
    const elsewhere = softwarePasskey().register({ challenge, origin: 'https://mal.test' })
    expect(firstFailure(await send(elsewhere))).toMatchObject(refused)
    const { passkey } = await add()
    expect(await confirmWith(passkey)).toBeNull()
    const again = await askChallenge('startPasskeyRegistration')
    expect(firstFailure(await send(passkey.register({ challenge: again })))).toMatchObject(refused)
    expect(await database.prisma.passkey.count()).toBe(1)
  })

  it('is taken without what vouches for its make, whose certificates name addresses to ask', async () => {
    const challenge = await askChallenge('startPasskeyRegistration')
    const attestation = {
      format: 'android-key',
      statement: Buffer.from([0xa1, 0x63, ...Buffer.from('x5c'), 0x80]),
    }
    expect(firstFailure(await send(softwarePasskey().register({ challenge, attestation })))).toBeNull()
  })

  it('is one of ten at most', async () => {
    for (let round = 0; round < 10; round += 1) {
      await database.prisma.passkey.create({
        data: {
          userId: maria.id,
          name: 'x',
          credentialId: Uint8Array.of(round),
          publicKey: Uint8Array.of(1),
          counter: 0,
          transports: '',
        },
      })
    }
    expect(firstFailure(await ask('mutation { startPasskeyRegistration }'))).toMatchObject({
      code: 'CONFLICT',
    })
  })

  it('opens no deactivated account', async () => {
    const { passkey } = await add()
    await database.prisma.user.update({ where: { id: maria.id }, data: { deactivatedAt: new Date() } })
    expect(firstFailure(await signIn(passkey))).toMatchObject({ code: 'FORBIDDEN' })
  })

  it('confirms a sign-in as the password does, in its own account only', async () => {
    const { passkey } = await add()
    const ana = await journey.register()
    const long = new Date(Date.now() - 60 * 60 * 1000)
    await database.prisma.session.updateMany({ data: { createdAt: long } })
    expect(await confirmWith(passkey, ana.token)).toMatchObject({ code: 'BAD_USER_INPUT' })
    for (const field of ['startPasskeyRegistration', 'renewRecoveryCodes', 'removePasskey(id: 1)'])
      expect(firstFailure(await ask(`mutation { ${field} }`))).toMatchObject({ code: 'FORBIDDEN' })
    expect(await confirmWith(passkey)).toBeNull()
    expect(firstFailure(await ask('mutation { startPasskeyRegistration }'))).toBeNull()
  })

  it('that is unknown is looked up thirty times in 15 minutes from one address', async () => {
    const { passkey } = await add()
    for (let round = 0; round < 30; round += 1)
      expect(firstFailure(await signIn(softwarePasskey()))).toEqual(unknown)
    expect(firstFailure(await signIn(passkey))).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  })
})

describe('recovery codes', () => {
  it('are ten, stored as hashes, and each signs in once, with the right password', async () => {
    const { codes } = await add()
    expect(new Set(codes).size).toBe(10)
    for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$/)
    const rows = await database.prisma.recoveryCode.findMany()
    expect(JSON.stringify(rows)).not.toContain(codes[0])
    expect(firstFailure(await logInWith(codes[0] ?? '', 'errada'))).toMatchObject({
      code: 'INVALID_CREDENTIALS',
    })
    expect(firstFailure(await logInWith(` ${codes[0]?.toLowerCase().replaceAll('-', ' ')} `))).toBeNull()
    expect(firstFailure(await logInWith(codes[0] ?? ''))).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { 'input.recoveryCode': expect.stringContaining('não vale') },
    })
    expect(answeredField(await ask('{ recoveryCodesLeft }'), 'recoveryCodesLeft')).toBe(9)
    expect(journey.mails.at(-1)).toMatchObject({
      to: maria.email,
      subject: 'Um código de recuperação da sua conta foi usado',
    })
    expect(journey.mails.at(-1)?.paragraphs[0]).toContain('Restam 9 códigos.')
  })

  it('are guessed ten times in 15 minutes at most', async () => {
    const { codes } = await add()
    for (let round = 0; round < 10; round += 1)
      expect(firstFailure(await logInWith(`ERRADO-${round}`))).toMatchObject({ code: 'BAD_USER_INPUT' })
    expect(firstFailure(await logInWith(codes[0] ?? ''))).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  })

  it('are replaced as a set', async () => {
    const { passkey, codes } = await add()
    expect(await confirmWith(passkey)).toBeNull()
    const renewed = answeredField<string[]>(
      await ask('mutation { renewRecoveryCodes }'),
      'renewRecoveryCodes',
    )
    expect(renewed).toHaveLength(10)
    expect(firstFailure(await logInWith(codes[0] ?? ''))).toMatchObject({ code: 'BAD_USER_INPUT' })
    expect(journey.mails.at(-1)?.subject).toBe('Novos códigos de recuperação da sua conta')
    expect(firstFailure(await logInWith(renewed[0] ?? ''))).toBeNull()
  })
})

describe('with a passkey on the account', () => {
  const change = {
    changeEmail: `changeEmail(input: { email: "nova@exemplo.test", password: "${password}" }) { id }`,
    changePassword: `changePassword(input: { currentPassword: "${password}", newPassword: "senha-nova-1" }) { token }`,
    deleteAccount: `deleteAccount(password: "${password}")`,
    removePasskey: 'removePasskey(id: ID)',
    renewRecoveryCodes: 'renewRecoveryCodes',
    startPasskeyRegistration: 'startPasskeyRegistration',
    myData: 'myData',
  }
  const send = async (name: keyof typeof change) => {
    const { id } = await database.prisma.passkey.findFirstOrThrow()
    const kind = name === 'myData' ? 'query' : 'mutation'
    return firstFailure(await ask(`${kind} { ${change[name].replace('ID', String(id))} }`))
  }
  const notFresh = {
    code: 'FORBIDDEN',
    message: 'Confirme que é você: use a sua chave de acesso, ou a senha com um código de recuperação.',
  }

  it.each(Object.keys(change) as (keyof typeof change)[])(
    '%s takes the passkey or a recovery code, never the password alone',
    async (name) => {
      const { passkey, codes } = await add()
      // The password of the sign-in a moment ago is no proof any more.
      expect(await send(name)).toEqual(notFresh)
      expect(await confirmByPassword()).toEqual({
        code: 'FORBIDDEN',
        message: 'Esta conta pede também uma chave de acesso ou um código de recuperação.',
      })
      expect(await confirmByPassword('ERRADO')).toMatchObject({
        code: 'BAD_USER_INPUT',
        fields: { recoveryCode: expect.stringContaining('não vale') },
      })
      expect(await send(name)).toEqual(notFresh)
      expect(await database.prisma.user.findMany()).toMatchObject([{ email: maria.email }])
      const byCode = name === 'changeEmail' || name === 'deleteAccount'
      expect(await (byCode ? confirmByPassword(codes[0]) : confirmWith(passkey))).toBeNull()
      expect(await send(name)).toBeNull()
    },
  )

  it('a code that confirms is used up, which the owner gets a mail about', async () => {
    const { codes } = await add()
    expect(await confirmByPassword(codes[0])).toBeNull()
    expect(await confirmByPassword(codes[0])).toMatchObject({ code: 'BAD_USER_INPUT' })
    expect(journey.mails.at(-1)).toMatchObject({
      to: maria.email,
      subject: 'Um código de recuperação da sua conta foi usado',
    })
  })

  it('who finds an open session guesses no password', async () => {
    await add()
    const guess = 'mutation { deleteAccount(password: "errada") }'
    expect(firstFailure(await ask(guess))).toEqual(notFresh)
  })
})

describe('where administrators need a passkey', () => {
  beforeEach(() => {
    Object.assign(journey.services, { demandsSecondFactor: true })
    return database.prisma.user.update({ where: { id: maria.id }, data: { role: 'admin' } })
  })
  const rights = async () => firstFailure(await ask('{ userPage { items { id } } }'))
  const must = async () =>
    answeredField<{ mustAddPasskey: boolean }>(await ask('{ me { mustAddPasskey } }'), 'me')

  it('one without may no more than a user, and the refusal says what to do', async () => {
    expect(await rights()).toEqual({
      code: 'FORBIDDEN',
      message: 'Para administrar o guia, adicione antes uma chave de acesso em Minha Conta.',
    })
    const others = '{ businessesOfOwner(ownerId: 999999) { items { id } } }'
    expect(firstFailure(await ask(others))).toMatchObject({ code: 'FORBIDDEN' })
    expect(await must()).toEqual({ mustAddPasskey: true })
    await add()
    expect(await rights()).toBeNull()
    expect(await must()).toEqual({ mustAddPasskey: false })
  })

  it('users need none', async () => {
    await database.prisma.user.update({ where: { id: maria.id }, data: { role: 'user' } })
    expect(await must()).toEqual({ mustAddPasskey: false })
    expect(firstFailure(await journey.logIn(maria.email))).toBeNull()
  })
})
