import { ensureDependencies } from './dependencies.js'
import { ensureGenerated } from './generated.js'
import { runProgram } from './locked-node.js'
import { memoryBounds } from './memory-bounds.js'
import { oneAtATime } from './one-at-a-time.js'
import { ensureDatabaseServer } from './system-packages.js'
import { ensureWebBuilt } from './web-build.js'

/**
 * Sets up what is missing and serves. With `--dev` the pages are made as they are asked for, without a build.
 * @param {string[]} args passed to the server
 */
export async function main(args) {
  await oneAtATime(async () => {
    await ensureDependencies()
    await ensureDatabaseServer()
    await ensureGenerated()
    if (!args.includes('--dev')) await ensureWebBuilt()
  })
  process.env.NODE_ENV ??= args.includes('--dev') ? 'development' : 'production'
  // Where this Node runs the server itself, they come too late: whoever wants them then sets them before.
  for (const [name, value] of Object.entries(memoryBounds)) process.env[name] ??= value
  await runProgram('graphql-server/src/main.ts', args)
}
