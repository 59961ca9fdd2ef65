import { expect, it } from 'vitest'
import { accountJourney, firstFailure } from '../test/account-journey.ts'
import { type CommandOptions, runCli } from '../test/command.ts'
import { useDatabase } from '../test/database.ts'

const database = useDatabase()
const create = (args: readonly string[], options?: CommandOptions) =>
  runCli('admin-create', database.config, args, options)

const person = ['--nome', 'Ana  Lima', '--telefone', '(12) 3842-0000']
const lastEntry = () => database.prisma.auditEntry.findFirst({ orderBy: { id: 'desc' } })

it('makes an administrator whose password comes from the environment or is piped in', async () => {
  const { logIn } = accountJourney(database)
  const ways: CommandOptions[] = [
    { env: { ADMIN_PASSWORD: 'segredo-da-ana' } },
    { input: 'segredo-da-ana\n' },
  ]
  for (const [way, options] of ways.entries()) {
    const email = `ana-${way}@exemplo.test`
    const made = await create(['--email', email.toUpperCase(), ...person], options)
    expect(made).toMatchObject({ code: 0, problem: '' })
    expect(made.output).toContain(`Pronto: Ana Lima (${email}) administra o guia.`)
    const {
      id,
      passwordHash: _hash,
      ...user
    } = await database.prisma.user.findUniqueOrThrow({ where: { email } })
    expect(user).toMatchObject({ name: 'Ana Lima', phone: '1238420000', role: 'admin' })
    expect(firstFailure(await logIn(email, 'segredo-da-ana'))).toBeNull()
    expect(await lastEntry()).toMatchObject({
      action: 'create',
      entity: 'user',
      entityId: id,
      actorId: null,
      changes: { role: { before: null, after: 'admin' } },
    })
  }
})

it('promotes an account that is there, says so, and ends its sessions', async () => {
  const { register, logIn, isAlive } = accountJourney(database)
  const { id, email, token } = await register({ name: 'Maria da Silva' })
  const promoted = await create(['--email', ` ${email.toUpperCase()}`])
  expect(promoted).toMatchObject({ code: 0, problem: '' })
  expect(promoted.output).toContain('Já existe uma conta com este e-mail, de Maria da Silva')
  expect(promoted.output).toContain(`Pronto: Maria da Silva (${email}) administra o guia.`)
  expect(await database.prisma.user.findUnique({ where: { id } })).toMatchObject({ role: 'admin' })
  expect(await isAlive(token)).toBe(false)
  expect(firstFailure(await logIn(email))).toBeNull()
  expect(await lastEntry()).toMatchObject({ action: 'update', entity: 'user', entityId: id, actorId: null })

  const again = await create(['--email', email])
  expect(again.output).toContain(`A conta de Maria da Silva (${email}) já é de administração.`)
  expect(again.code).toBe(0)
})

it.each<[string, string[], CommandOptions, string]>([
  ['without an address', person, {}, 'Falta --email.'],
  ['without a name', ['--email', 'nova@exemplo.test'], {}, 'Falta --nome.'],
  [
    'with a short password',
    ['--email', 'nova@exemplo.test', ...person],
    { input: 'curta\n' },
    'A senha deve ter pelo menos 8 caracteres.',
  ],
  ['with a password among its parameters', ['--senha', 'segredo-da-ana'], {}, 'npm run admin:create'],
])('%s it says what is wrong and makes nobody', async (_what, args, options, problem) => {
  const before = await database.prisma.user.count()
  const outcome = await create(args, options)
  expect(outcome.code).toBe(1)
  expect(outcome.problem).toContain(problem)
  expect(outcome.problem).not.toContain('    at ')
  expect(await database.prisma.user.count()).toBe(before)
})

it('takes no password that is among the commonest', async () => {
  const args = ['--email', 'bia@exemplo.test', ...person]
  const { code, problem } = await create(args, { env: { ADMIN_PASSWORD: 'Password1' } })
  expect([code, problem]).toEqual([
    1,
    expect.stringContaining('Esta senha está entre as mais usadas e é fácil de adivinhar. Escolha outra.'),
  ])
})
