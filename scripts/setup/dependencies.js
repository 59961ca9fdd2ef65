import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { CommandFailure, logPlace, runCommand, step } from './command.js'
import { commonReason, requireSpace, SetupError } from './errors.js'
import { nodePath } from './locked-node.js'
import { hashOf, inProject, readStamp, root } from './project.js'

const lockFile = inProject('package-lock.json')
const neededSpace = 1200 * 1024 * 1024

/** Sources of the generated database client. */
const sources = ['schema/schema.prisma', 'prisma.config.ts', 'package-lock.json']
const generatedStamp = inProject('graphql-server/src/generated/.stamp')

/** Installs the dependencies in the lockfile if any is missing. */
export async function ensureDependencies() {
  if (!isInstalled()) await step('Instalando as dependências (só na primeira vez)', install)
}

/** No package needs its install script here, and NODE_ENV=production must not omit dependencies of the build. */
async function install() {
  requireSpace(root, neededSpace)
  const args = ['ci', '--ignore-scripts', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  // Fails in seconds without a network; npm's default retries add up to more than a minute.
  args.push('--fetch-retries=3', '--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=8000')
  // npm passes its own path to its children; PATH may contain another npm.
  const npm = process.env.npm_execpath
  try {
    await (npm?.endsWith('.js') ? runCommand(process.execPath, [npm, ...args]) : runCommand('npm', args))
  } catch (error) {
    throw new SetupError(installFailure(error instanceof CommandFailure ? error.output : String(error)))
  }
}

/**
 * Message for a failed npm.
 * @param {string} output of npm
 */
export function installFailure(output) {
  if (/spawn npm ENOENT/.test(output)) {
    return 'Falta o npm: instale-o (no Debian, «apt-get install npm») e tente de novo.'
  }
  const reason = commonReason(output) ?? 'o npm terminou com erro.'
  return `Não foi possível instalar as dependências: ${reason}${logPlace()}`
}

/** Compares npm's record of installed packages in node_modules with the lockfile. */
function isInstalled() {
  const installed = packagesOf(inProject('node_modules/.package-lock.json'))
  const wanted = packagesOf(lockFile)
  if (!installed || !wanted) return false
  return Object.entries(wanted).every(([path, { version, optional, peer }]) => {
    const found = installed[path]
    return path === '' || (found ? found.version === version : Boolean(optional || peer))
  })
}

/**
 * @param {string} path
 * @returns {Record<string, { version?: string, optional?: boolean, peer?: boolean }> | null}
 */
function packagesOf(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages
  } catch {
    return null
  }
}

/** Generates the database client if the schema or Prisma changed. Needs no network. */
export async function ensureGenerated() {
  const wanted = hashOf(sources.map((path) => inProject(path)))
  const generated = existsSync(inProject('graphql-server/src/generated/prisma/client.ts'))
  if (generated && readStamp(generatedStamp) === wanted) return
  await step('Gerando o acesso ao banco de dados', generate)
  writeFileSync(generatedStamp, wanted)
}

async function generate() {
  const prisma = inProject('node_modules/prisma/build/index.js')
  try {
    await runCommand(nodePath(), [prisma, 'generate'], {
      CHECKPOINT_DISABLE: '1',
      PRISMA_HIDE_UPDATE_MESSAGE: '1',
    })
  } catch (error) {
    if (!(error instanceof CommandFailure)) throw error
    const reason = commonReason(error.output) ?? 'o Prisma terminou com erro; confira schema/schema.prisma.'
    throw new SetupError(`Não foi possível gerar o acesso ao banco de dados: ${reason}${logPlace()}`)
  }
}
