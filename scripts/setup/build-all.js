import { ensureDependencies } from './dependencies.js'
import { ensureGenerated } from './generated.js'
import { oneAtATime } from './one-at-a-time.js'
import { ensureWebBuilt } from './web-build.js'

/** Makes everything that is generated or built, for an image that only serves. */
export async function main() {
  await oneAtATime(async () => {
    await ensureDependencies()
    await ensureGenerated()
    await ensureWebBuilt()
  })
}
