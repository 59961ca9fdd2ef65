import { CommandFailure, findProgram, runCommand } from './command.js'
import { requireSpace } from './disk-space.js'
import { detailPlace } from './log-file.js'
import { browserWaysOut, commonReason, databaseWaysOut, redisWaysOut } from './sentences.js'
import { SetupError } from './setup-error.js'
import { step } from './step.js'

const neededSpace = 700 * 1024 * 1024

/**
 * Makes sure that there is a database server to start, unless the operator named a database.
 * @param {typeof findProgram} [find] how to look for it
 */
export async function ensureDatabaseServer(find = findProgram) {
  if (process.env.DATABASE_URL || find(['mariadbd', 'mysqld'])) return
  await step('Instalando o banco de dados MariaDB (só na primeira vez)', () =>
    install('mariadb-server-core', databaseWaysOut),
  )
}

/**
 * Makes sure that there is a Chromium for the tests, and names it in CHROMIUM.
 * @param {typeof findProgram} [find] how to look for it
 */
export async function ensureBrowser(find = findProgram) {
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
  if (!process.env.CHROMIUM && !find(names)) {
    await step('Instalando o navegador Chromium para os testes (só na primeira vez)', () =>
      install('chromium', browserWaysOut),
    )
  }
  process.env.CHROMIUM ??= find(names) ?? undefined
}

/**
 * Makes sure that there is a Redis for the tests, and names its program in REDIS_SERVER. Debian's package of tools has
 * the server's program without its service: the two are one file that goes by the name it is called by.
 * @param {typeof findProgram} [find] how to look for it
 */
export async function ensureRedis(find = findProgram) {
  const names = ['redis-server', 'redis-check-rdb']
  if (!process.env.REDIS_SERVER && !find(names)) {
    await step('Instalando o Redis para os testes (só na primeira vez)', () =>
      install('redis-tools', redisWaysOut),
    )
  }
  process.env.REDIS_SERVER ??= find(names) ?? undefined
}

/**
 * @param {string} name of a Debian package
 * @param {(why: string) => string} waysOut
 */
async function install(name, waysOut) {
  const apt = await aptCommand()
  if (apt.why) throw new SetupError(waysOut(apt.why))
  requireSpace('/', neededSpace)
  const wait = ['-o', 'DPkg::Lock::Timeout=120']
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' }
  const [command = '', ...prefix] = apt.command
  try {
    await runCommand(command, [...prefix, ...wait, 'update'], quiet)
    await runCommand(command, [...prefix, ...wait, 'install', '-y', '--no-install-recommends', name], quiet)
  } catch (error) {
    const output = error instanceof CommandFailure ? error.output : String(error)
    throw new SetupError(waysOut(whyNotInstalled(name, output)))
  }
}

/**
 * The middle of the message for an apt-get that failed, from what it said.
 * @param {string} name
 * @param {string} output
 */
export function whyNotInstalled(name, output) {
  return `a instalação de ${name} falhou: ${commonReason(output) ?? 'o apt-get terminou com erro.'}${detailPlace()}`
}

/** @returns {Promise<{ command: string[], why: string }>} how to run apt-get, or why not */
async function aptCommand() {
  if (!findProgram(['apt-get'])) {
    return { command: [], why: 'este sistema não tem o apt-get para instalá-lo.' }
  }
  if (process.getuid?.() === 0) return { command: ['apt-get'], why: '' }
  const allowed = await runCommand('sudo', ['-n', 'true']).then(
    () => true,
    () => false,
  )
  return allowed
    ? { command: ['sudo', '-n', '--preserve-env=DEBIAN_FRONTEND', 'apt-get'], why: '' }
    : { command: [], why: 'sem ser root (nem ter sudo sem senha) não é possível instalá-lo.' }
}
