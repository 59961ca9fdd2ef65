import { readFileSync, rmSync } from 'node:fs'
import { CommandFailure, runCommand } from './command.js'
import { requireSpace } from './disk-space.js'
import { detailPlace } from './log-file.js'
import { inProject, root } from './paths.js'
import { commonReason } from './sentences.js'
import { SetupError } from './setup-error.js'
import { hashOf, readStamp, writeStamp } from './stamp.js'
import { step } from './step.js'

const lockFile = inProject('package-lock.json')
const stampFile = inProject('node_modules/.lock-stamp')
const neededSpace = 1200 * 1024 * 1024

/** Installs what the lockfile says unless it is there already. */
export async function ensureDependencies() {
  const wanted = hashOf([lockFile])
  if (readStamp(stampFile) === wanted) return
  if (!isInstalled()) await step('Instalando as dependências (só na primeira vez)', install)
  writeStamp(stampFile, wanted)
}

/**
 * No package here needs a script of its own to be installed, and NODE_ENV=production must not drop what the build
 * needs.
 */
async function install() {
  requireSpace(root, neededSpace)
  rmSync(stampFile, { force: true })
  const args = ['ci', '--ignore-scripts', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  // Without a network the answer comes in seconds; npm's own pauses add up to more than a minute.
  args.push('--fetch-retries=3', '--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=8000')
  // npm tells its children where it is; another program would find the npm of PATH.
  const npm = process.env.npm_execpath
  try {
    await (npm?.endsWith('.js') ? runCommand(process.execPath, [npm, ...args]) : runCommand('npm', args))
  } catch (error) {
    throw new SetupError(whyNotInstalled(error instanceof CommandFailure ? error.output : String(error)))
  }
}

/**
 * The sentence for an npm that failed, from what it said.
 * @param {string} output
 */
export function whyNotInstalled(output) {
  if (/spawn npm ENOENT/.test(output)) {
    return 'Falta o npm: instale-o (no Debian, «apt-get install npm») e tente de novo.'
  }
  const reason = commonReason(output) ?? 'o npm terminou com erro.'
  return `Não foi possível instalar as dependências: ${reason}${detailPlace()}`
}

/** Whether what npm itself noted in node_modules is what the lockfile asks for: a developer ran npm by hand. */
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
