import { mkdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { migrate } from '../../graphql-server/src/database/migrate.ts'
import { openDatabase } from '../../graphql-server/src/database/open.ts'
import { ensureWebBuilt } from '../../scripts/setup/web-build.js'
import { soak } from './soak.ts'
import { tableOf } from './table.ts'

// npm run soak -- [--minutes 10] [--businesses 10000] [--seed n]: a mixed load at twice what one core handles, on data
// of its own. Ends with status 1 when an answer was wrong, a promised write is gone, somebody waited too long, or memory
// grew.

/** What a run of ten minutes may show at most: milliseconds, megabytes, megabytes a minute. */
const bounds = { p99: 5000, memory: 450, growth: 3 }

/** A shorter run sees the caches fill, which is no growth. */
const longEnough = 10

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    businesses: { type: 'string', default: '10000' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1e9)) },
  },
})
const [minutes, businesses, seed] = [values.minutes, values.businesses, values.seed].map(Number) as [
  number,
  number,
  number,
]

await ensureWebBuilt()
const folder = resolve(process.env.DATA_DIR || '.data', 'soak')
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const environment = { PATH: process.env.PATH, DATA_DIR: folder }
console.log(`Preparando ${businesses.toLocaleString('pt-BR')} estabelecimentos (semente ${seed})…`)
const database = await openDatabase({ role: 'tool', environment })
try {
  await migrate(database.config)
  const report = await soak({
    config: database.config,
    folder: join(folder, 'product'),
    businesses,
    seconds: minutes * 60,
    measuring: 15,
    seed,
    say: (line) => console.log(line),
  })
  console.log(`\n${tableOf(report)}`)
  const problems = [...report.problems, ...beyond(report)]
  for (const problem of problems) console.log(`✗ ${problem}`)
  if (problems.length === 0) console.log('✓ nenhum erro, nenhuma gravação perdida')
  else process.exitCode = 1
} finally {
  await database.close()
}

function beyond({ tally, memory }: Awaited<ReturnType<typeof soak>>): string[] {
  const slow = tally.rows().filter(({ p99 }) => p99 > bounds.p99)
  const found = slow.map(({ kind, p99 }) => `${kind}: p99 de ${Math.round(p99)} ms, mais que ${bounds.p99}`)
  if (memory.most > bounds.memory)
    found.push(`memória de ${Math.round(memory.most)} MB, mais que ${bounds.memory}`)
  if (minutes >= longEnough && memory.growth > bounds.growth) {
    found.push(`a memória cresce ${memory.growth.toFixed(1)} MB por minuto, mais que ${bounds.growth}`)
  }
  return found
}
