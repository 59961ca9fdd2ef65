import { CommandFailure, findProgram, logPlace, runCommand, step } from './command.js'
import { commonReason, requireSpace, SetupError } from './errors.js'

const neededSpace = 700 * 1024 * 1024

/**
 * A program that is installed with apt if missing.
 * @typedef {object} SystemProgram
 * @property {string[]} names possible names in PATH
 * @property {string} debianPackage one or several, separated by spaces
 * @property {string} [faster] an additional package, if the distribution has it
 * @property {string} title of the step
 * @property {string} missing beginning of the message when it cannot be installed
 * @property {string[]} waysOut rest of that message
 */

/** @type {SystemProgram} */
const databaseServer = {
  names: ['mariadbd', 'mysqld'],
  debianPackage: 'mariadb-server-core',
  title: 'Instalando o banco de dados MariaDB (só na primeira vez)',
  missing: 'Falta um servidor de banco de dados',
  waysOut: [
    'instalar o pacote: apt-get install mariadb-server-core (ou mysql-server-core), como root;',
    'subir um com o Docker: docker compose up -d db, e indicá-lo em DATABASE_URL;',
    'usar um que já exista: DATABASE_URL=mysql://usuário:senha@servidor:3306/banco npm start',
  ],
}

/** The same browser without windows, which opens a page in half the time. It has no back/forward cache. */
const shell = 'chromium-headless-shell'

/** @type {SystemProgram} */
const browser = {
  names: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
  debianPackage: 'chromium',
  faster: shell,
  title: 'Instalando o navegador Chromium para os testes (só na primeira vez)',
  missing: 'Falta o navegador Chromium para os testes',
  waysOut: [
    'instalar o pacote: apt-get install chromium, como root;',
    'indicar um que já exista: CHROMIUM=/caminho/do/chromium npm test',
    'testar sem navegador: npm test -- --project server --project web',
  ],
}

/**
 * The browsers of `npm run test:long -- browsers`: iPhones have only WebKit, which needs a screen.
 * @type {SystemProgram[]}
 */
const otherBrowsers = [
  {
    names: ['firefox-esr', 'firefox'],
    debianPackage: 'firefox-esr',
    title: 'Instalando o navegador Firefox para os testes (só na primeira vez)',
    missing: 'Falta o navegador Firefox para os testes',
    waysOut: [
      'instalar o pacote: apt-get install firefox-esr, como root;',
      'indicar um que já exista: FIREFOX=/caminho/do/firefox npm run test:long -- browsers',
      'rodar só os outros testes: npm run test:long -- graphql-server',
    ],
  },
  ...[
    { names: ['WebKitWebDriver'], debianPackage: 'webkit2gtk-driver' },
    { names: ['Xvfb'], debianPackage: 'xvfb' },
  ].map((program) => ({
    ...program,
    title: 'Instalando o navegador WebKit para os testes (só na primeira vez)',
    missing: 'Falta o navegador WebKit para os testes',
    waysOut: [
      'instalar os pacotes: apt-get install webkit2gtk-driver xvfb, como root;',
      'pôr WebKitWebDriver e Xvfb de outra instalação no PATH;',
      'rodar só os outros testes: npm run test:long -- graphql-server',
    ],
  })),
]

/**
 * Debian's tools package contains the server without its service: one binary that acts by the name it is called by.
 * @type {SystemProgram}
 */
const redis = {
  names: ['redis-server', 'redis-check-rdb'],
  debianPackage: 'redis-tools',
  title: 'Instalando o Redis (só na primeira vez)',
  missing: 'Falta o Redis',
  waysOut: [
    'instalar o pacote: apt-get install redis-tools, como root;',
    'indicar um que já exista: REDIS_SERVER=/caminho/do/redis-server npm test',
    'testar só as páginas: npm test -- --project web',
  ],
}

/**
 * Installs a database server if missing, unless the operator configured a database.
 * @param {typeof findProgram} [find] search function
 */
export async function ensureDatabaseServer(find = findProgram) {
  if (!process.env.DATABASE_URL && !process.env.DATABASE_URL_FILE) await ensureProgram(databaseServer, find)
}

/**
 * Installs Chromium for the tests if missing, and sets CHROMIUM, and CHROMIUM_SHELL to its shell if available.
 * @param {typeof findProgram} [find] search function
 */
export async function ensureBrowser(find = findProgram) {
  if (process.env.CHROMIUM) return
  process.env.CHROMIUM = await ensureProgram(browser, find)
  process.env.CHROMIUM_SHELL ??= find([shell]) ?? process.env.CHROMIUM
}

/**
 * Installs Firefox (sets FIREFOX), and WebKit with a virtual screen, for the tests of every browser.
 * @param {typeof findProgram} [find] search function
 */
export async function ensureOtherBrowsers(find = findProgram) {
  for (const program of otherBrowsers) {
    const isFirefox = program.debianPackage === 'firefox-esr'
    if (isFirefox && process.env.FIREFOX) continue
    const path = await ensureProgram(program, find)
    if (isFirefox) process.env.FIREFOX = path
  }
}

/**
 * Installs Redis for the tests and the cluster if missing, and sets REDIS_SERVER.
 * @param {typeof findProgram} [find] search function
 */
export async function ensureRedis(find = findProgram) {
  process.env.REDIS_SERVER ??= await ensureProgram(redis, find)
}

/**
 * @param {SystemProgram} program
 * @param {typeof findProgram} find
 * @returns {Promise<string | undefined>} its path
 * @throws {SetupError} with alternatives when it cannot be installed
 */
async function ensureProgram(program, find) {
  const found = find(program.names)
  if (found) return found
  await step(program.title, () => install(program))
  return find(program.names) ?? undefined
}

/**
 * @param {Omit<SystemProgram, 'names'>} program
 * @throws {SetupError} with alternatives
 */
export async function install({ debianPackage, faster, missing, waysOut }) {
  /** @param {string} why */
  const failure = (why) =>
    new SetupError([`${missing}, e ${why} Há três saídas:`, ...waysOut.map((way) => `  • ${way}`)].join('\n'))
  const apt = await aptCommand()
  if (apt.why) throw failure(apt.why)
  requireSpace('/', neededSpace)
  const wait = ['-o', 'DPkg::Lock::Timeout=120']
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' }
  const [command = '', ...prefix] = apt.command
  try {
    await runCommand(command, [...prefix, ...wait, 'update'], quiet)
    const args = [...prefix, ...wait, 'install', '-y', '--no-install-recommends']
    await runCommand(command, [...args, ...debianPackage.split(' ')], quiet)
    if (faster) await runCommand(command, [...args, faster], quiet).catch(() => {})
  } catch (error) {
    const reason = error instanceof CommandFailure ? commonReason(error.output) : null
    throw failure(
      `a instalação de ${debianPackage} falhou: ${reason ?? 'o apt-get terminou com erro.'}${logPlace()}`,
    )
  }
}

/** @returns {Promise<{ command: string[], why: string }>} the apt-get command, or why there is none */
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
