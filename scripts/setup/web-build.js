import { cpSync, existsSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { CommandFailure, runCommand } from './command.js'
import { nodePath } from './locked-node.js'
import { detailPlace } from './log-file.js'
import { inProject } from './paths.js'
import { commonReason } from './sentences.js'
import { SetupError } from './setup-error.js'
import { hashOf, readStamp, writeStamp } from './stamp.js'
import { step } from './step.js'

const built = inProject('web/dist')
const draft = inProject('web/dist.new')
const previous = inProject('web/dist.old')
const sources = ['web', 'schema', 'package-lock.json', 'tsconfig.json'].map((path) => inProject(path))

/** Builds the web app when anything that it is made of changed. */
export async function ensureWebBuilt() {
  // A rename that was interrupted between its two halves.
  if (!existsSync(built) && existsSync(previous)) renameSync(previous, built)
  const wanted = hashOf(sources, isNoSource)
  if (readStamp(join(built, 'stamp')) === wanted) return
  await step('Montando as páginas', () => buildWeb(wanted))
}

/**
 * Builds beside and renames into place: a build that fails leaves the old one. The assets of the build before stay, for
 * pages that are still open.
 * @param {string} stamp what the new build is made of
 */
async function buildWeb(stamp) {
  rmSync(draft, { recursive: true, force: true })
  try {
    await vite('client')
    await vite('server', '--ssr', 'src/entry-server.tsx')
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    if (!(error instanceof CommandFailure)) throw error
    throw new SetupError(whyNotBuilt(error.output))
  }
  const own = filesIn(join(draft, 'client/assets'))
  keepAssets()
  writeStamp(join(draft, 'assets.txt'), own.join('\n'))
  writeStamp(join(draft, 'stamp'), stamp)
  rmSync(previous, { recursive: true, force: true })
  if (existsSync(built)) renameSync(built, previous)
  renameSync(draft, built)
  rmSync(previous, { recursive: true, force: true })
}

/**
 * @param {string} part of `web/dist`
 * @param {string[]} options
 */
function vite(part, ...options) {
  const program = inProject('node_modules/vite/bin/vite.js')
  const args = ['build', 'web', ...options, '--outDir', join(draft, part), '--logLevel', 'warn']
  return runCommand(nodePath(), [program, ...args], { NODE_ENV: 'production' })
}

/** Those that the last build made, not those that it had kept itself. */
function keepAssets() {
  const own = readStamp(join(built, 'assets.txt')).split('\n').filter(Boolean)
  for (const name of own) {
    const from = join(built, 'client/assets', name)
    const to = join(draft, 'client/assets', name)
    if (existsSync(from) && !existsSync(to)) cpSync(from, to)
  }
}

/** @param {string} folder */
function filesIn(folder) {
  return existsSync(folder) ? readdirSync(folder) : []
}

/** @param {string} path below the root */
function isNoSource(path) {
  return /^web\/dist/.test(path) || /\.test\.tsx?$/.test(path) || /^schema\/migrations/.test(path)
}

/**
 * The sentence for a build that failed, from what it said.
 * @param {string} output
 */
export function whyNotBuilt(output) {
  const reason = commonReason(output) ?? 'há um erro nos arquivos de web/.'
  const kept = existsSync(built) ? ' As páginas da montagem anterior continuam no lugar.' : ''
  return `Não foi possível montar as páginas: ${reason}${kept}${detailPlace()}`
}
