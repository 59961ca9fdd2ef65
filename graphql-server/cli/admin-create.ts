import { registerInput } from '../../schema/input/account.ts'
import { createAdmin, setRole } from '../src/accounts/roles.ts'
import { StartupError } from '../src/errors.ts'
import type { PrismaClient, User } from '../src/generated/prisma/client.ts'
import { texts } from '../src/messages/texts.ts'
import { readSecret } from '../src/secret-files.ts'
import { hashPassword, isCommonPassword } from '../src/sessions/password.ts'
import { ask, askSecret, firstLine, type Terminal } from './ask.ts'
import { readArguments, runCommand, withCatalogue } from './command.ts'

const usage = `npm run admin:create                       pergunta e-mail, nome, telefone e senha
npm run admin:create -- --email E --nome N --telefone T

A conta que já existe passa a ser de administração; as outras são criadas. Fora de um terminal, a senha vem da
variável ADMIN_PASSWORD, do arquivo de ADMIN_PASSWORD_FILE ou da entrada padrão; nunca dos parâmetros, que outros programas podem ver.`

const options = {
  email: { type: 'string' },
  nome: { type: 'string' },
  telefone: { type: 'string' },
} as const

type Given = { [name in keyof typeof options]?: string }

/** Null without a terminal. */
const terminal: Terminal | null = process.stdin.isTTY
  ? { input: process.stdin, output: process.stdout }
  : null

await runCommand(main)

async function main(): Promise<void> {
  const given: Given = readArguments(usage, { options }).values
  await withCatalogue(async (prisma) => {
    const email = await readValue('email', given.email, 'E-mail: ', '--email')
    const user = await prisma.user.findUnique({ where: { email } })
    if (user) await promote(prisma, user)
    else await create(prisma, email, given)
  })
}

async function promote(prisma: PrismaClient, { id, name, email, role, isDemo }: User): Promise<void> {
  if (isDemo) throw new StartupError(`${email} é uma conta de demonstração: informe o e-mail de uma pessoa.`)
  if (role === 'admin') return console.log(`A conta de ${name} (${email}) já é de administração.`)
  console.log(
    `Já existe uma conta com este e-mail, de ${name}: ela passa a ser de administração, com a mesma senha.`,
  )
  if (terminal && !/^s/i.test(await ask(terminal, 'Continuar? [s/N] '))) {
    return console.log('Nada foi mudado.')
  }
  await setRole(prisma, { actorId: null, requestId: null }, id, 'admin')
  console.log(
    `Pronto: ${name} (${email}) administra o guia. Quem estava com esta conta aberta precisa entrar de novo.`,
  )
}

async function create(prisma: PrismaClient, email: string, given: Given): Promise<void> {
  const name = await readValue('name', given.nome, 'Nome: ', '--nome')
  const phone = await readValue('phone', given.telefone, 'Telefone com DDD: ', '--telefone')
  const passwordHash = await hashPassword(await choosePassword())
  await createAdmin(prisma, { name, email, phone, passwordHash })
  console.log(`Pronto: ${name} (${email}) administra o guia.`)
}

/** A value as an option gives it or as a person types it, until it follows the rule. */
async function readValue(
  field: 'email' | 'name' | 'phone',
  given: string | undefined,
  question: string,
  option: string,
): Promise<string> {
  for (;;) {
    if (given === undefined && !terminal) throw new StartupError(`Falta ${option}.\n\n${usage}`)
    const text = given ?? (terminal ? await ask(terminal, question) : '')
    const { data, error } = registerInput.shape[field].safeParse(text)
    if (data !== undefined) return data
    complain(error?.issues[0]?.message ?? '', given === undefined)
  }
}

async function choosePassword(): Promise<string> {
  const given = readSecret(process.env, 'ADMIN_PASSWORD')
  for (;;) {
    const password =
      given ?? (terminal ? await askSecret(terminal, 'Senha: ') : await firstLine(process.stdin))
    const canAskAgain = terminal !== null && given === undefined
    const { error } = registerInput.shape.password.safeParse(password)
    if (error) complain(error.issues[0]?.message ?? '', canAskAgain)
    else if (isCommonPassword(password)) complain(texts.accounts.commonPassword, canAskAgain)
    else if (!canAskAgain || (await askSecret(terminal, 'Repita a senha: ')) === password) return password
    else complain('As senhas não são iguais.', true)
  }
}

/** @throws StartupError without a terminal to ask again */
function complain(message: string, canAskAgain: boolean): void {
  if (!canAskAgain) throw new StartupError(message)
  console.error(message)
}
