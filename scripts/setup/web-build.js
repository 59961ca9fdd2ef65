import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { buildBeside, isBuilt } from './build-beside.js'
import { CommandFailure, runCommand } from './command.js'
import { compressAssets } from './compressed-assets.js'
import { nodePath } from './locked-node.js'
import { detailPlace } from './log-file.js'
import { inProject } from './paths.js'
import { commonReason } from './sentences.js'
import { SetupError } from './setup-error.js'
import { hashOf } from './stamp.js'
import { step } from './step.js'

const built = inProject('web/dist')
const sources = ['web', 'schema', 'package-lock.json', 'tsconfig.json'].map((path) => inProject(path))

/** Builds the web app when anything that it is made of changed. */
export async function ensureWebBuilt() {
  const stamp = hashOf(sources, isNoSource)
  if (isBuilt(built, stamp)) return
  await step('Montando as páginas', () => buildBeside(built, stamp, buildWeb))
}

/** @param {string} draft the folder to fill */
async function buildWeb(draft) {
  try {
    await vite('--outDir', join(draft, 'client'))
    await vite('--ssr', 'src/entry-server.tsx', '--outDir', join(draft, 'server'))
  } catch (error) {
    if (!(error instanceof CommandFailure)) throw error
    throw new SetupError(whyNotBuilt(error.output))
  }
  await compressAssets(join(draft, 'client/assets'))
}

/** @param {string[]} options */
function vite(...options) {
  const program = inProject('node_modules/vite/bin/vite.js')
  return runCommand(nodePath(), [program, 'build', 'web', ...options, '--logLevel', 'warn'], {
    NODE_ENV: 'production',
  })
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
