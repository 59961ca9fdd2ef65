import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { noteCommit } from './build-commit.js'
import { CommandFailure, logPlace, runCommand, step } from './command.js'
import { commonReason, SetupError } from './errors.js'
import { nodePath } from './locked-node.js'
import { hashOf, inProject, readStamp } from './project.js'

const built = inProject('web/dist')
const sources = ['web', 'schema', 'package-lock.json', 'tsconfig.json'].map((path) => inProject(path))

/** Builds the web app when any of its sources changed. */
export async function ensureWebBuilt() {
  const stamp = hashOf(sources, isNoSource)
  if (!isBuilt(built, stamp)) {
    await step('Montando as páginas', () => replaceBuild(built, stamp, buildWeb))
  }
  noteCommit(built)
}

/** @param {string} path relative to the root */
function isNoSource(path) {
  return /^web\/dist/.test(path) || /\.test\.tsx?$/.test(path) || /^schema\/migrations/.test(path)
}

/**
 * Whether a folder is the build of these sources. Restores the old one if a replacement was interrupted between its
 * two renames.
 * @param {string} folder
 * @param {string} stamp
 */
export function isBuilt(folder, stamp) {
  if (!existsSync(folder) && existsSync(`${folder}.old`)) renameSync(`${folder}.old`, folder)
  return readStamp(join(folder, 'stamp')) === stamp
}

/**
 * Builds into another folder and renames it, so that a failed build leaves the old one. Keeps the assets of the
 * previous build for open pages and running processes; older ones are deleted.
 * @param {string} folder served one, with `client/assets` and `server/assets`
 * @param {string} stamp of the new build's sources
 * @param {(draft: string) => Promise<void>} build fills a new folder
 */
export async function replaceBuild(folder, stamp, build) {
  const draft = `${folder}.new`
  const previous = `${folder}.old`
  rmSync(draft, { recursive: true, force: true })
  try {
    await build(draft)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    throw error
  }
  keepAssets(join(folder, 'assets.txt'), draft, 'client')
  keepAssets(join(folder, 'server-assets.txt'), draft, 'server')
  writeFileSync(join(draft, 'stamp'), stamp)
  rmSync(previous, { recursive: true, force: true })
  if (existsSync(folder)) renameSync(folder, previous)
  renameSync(draft, folder)
  rmSync(previous, { recursive: true, force: true })
}

/**
 * Copies the assets of the last build, without those that it had kept.
 * @param {string} list of the last build's assets, in its folder
 * @param {string} draft folder of the new build, which gets a list with the same name
 * @param {'client' | 'server'} side
 */
function keepAssets(list, draft, side) {
  const assets = join(draft, side, 'assets')
  const names = existsSync(assets) ? readdirSync(assets) : []
  for (const name of readStamp(list).split('\n').filter(Boolean)) {
    const old = join(dirname(list), side, 'assets', name)
    if (existsSync(old) && !names.includes(name)) cpSync(old, join(assets, name))
  }
  writeFileSync(join(draft, basename(list)), names.join('\n'))
}

/** @param {string} draft folder to fill */
async function buildWeb(draft) {
  try {
    await vite('--outDir', join(draft, 'client'))
    await vite('--ssr', 'src/start/entry-server.tsx', '--outDir', join(draft, 'server'))
  } catch (error) {
    if (!(error instanceof CommandFailure)) throw error
    throw new SetupError(buildFailure(error.output))
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

/**
 * Message for a failed build.
 * @param {string} output of Vite
 */
export function buildFailure(output) {
  const reason = commonReason(output) ?? 'há um erro nos arquivos de web/.'
  const kept = existsSync(built) ? ' As páginas da montagem anterior continuam no lugar.' : ''
  return `Não foi possível montar as páginas: ${reason}${kept}${logPlace()}`
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/**
 * Writes a Brotli and a gzip file for each text asset of 1 kB or more, at the highest level.
 * @param {string} folder of the built assets
 */
export async function compressAssets(folder) {
  const names = readdirSync(folder).filter((name) => /\.(js|css|svg|json)$/.test(name))
  await Promise.all(names.map((name) => compressFile(join(folder, name))))
}

/** @param {string} file */
async function compressFile(file) {
  const content = readFileSync(file)
  if (content.length < 1024) return
  const [small, zipped] = await Promise.all([
    brotli(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
    zip(content, { level: 9 }),
  ])
  writeFileSync(`${file}.br`, small)
  writeFileSync(`${file}.gz`, zipped)
}
