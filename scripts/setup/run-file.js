import { ensureDependencies } from './dependencies.js'
import { ensureGenerated } from './generated.js'
import { runProgram } from './locked-node.js'
import { oneAtATime } from './one-at-a-time.js'
import { SetupError } from './setup-error.js'
import { ensureDatabaseServer } from './system-packages.js'

/**
 * Sets up what programs need and runs one.
 * @param {string[]} args the program's path below the root, and its arguments
 */
export async function main([file, ...args]) {
  if (!file) throw new SetupError('Diga qual programa rodar: node scripts/run.js ARQUIVO [argumentos]')
  await oneAtATime(async () => {
    await ensureDependencies()
    await ensureDatabaseServer()
    await ensureGenerated()
  })
  await runProgram(file, args)
}
