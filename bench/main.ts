import { mkdirSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { openDatabase } from '../graphql-server/src/database/open.ts'
import { createPool } from '../graphql-server/src/db.ts'
import { ensureWebBuilt } from '../scripts/setup/web-build.js'
import { businesses, ensureData, environment } from './data.ts'
import { type Candidate, drive } from './drive.ts'
import { login } from './login.ts'
import { ServerProcess } from './process.ts'
import { checkSearchPage, restPages, searchPages, wholePages } from './search-page.ts'
import { table } from './table.ts'

// npm run bench -- [--quick]: the random search page of the product, over GraphQL and over REST, beside the floor, and
// a login, which is dear on purpose; in turns, on one data set.

/** Seconds of each round, and how many rounds each candidate gets. */
const lengths = { quick: { seconds: 3, rounds: 10 }, full: { seconds: 10, rounds: 20 } }

/** Seconds after which the compiler has seen enough of a server. */
const warmUp = 10

const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } })
const { seconds, rounds } = values.quick ? lengths.quick : lengths.full

await ensureWebBuilt()
const [load = 0] = loadavg()
if (load > 1) {
  console.log(`Aviso: outros programas usam esta máquina (carga ${load.toFixed(1)}); os números vão variar.`)
}
console.log(`Preparando ${businesses.toLocaleString('pt-BR')} estabelecimentos…`)
await ensureData()

const logs = resolve(environment.DATA_DIR ?? '', 'logs')
mkdirSync(logs, { recursive: true })
const product = new ServerProcess('produto', 'graphql-server/src/main.ts', join(logs, 'product.log'))
let floor: ServerProcess | undefined
try {
  await product.ready()
  // Drawn beside serving, by a process of their own: that would be measured too.
  await product.says(/the demo has its pictures/)
  // The product owns the data folder and its database; the floor joins it.
  floor = new ServerProcess('piso', 'bench/floor.ts', join(logs, 'floor.log'))
  await floor.ready()
  await checkSearchPage(product.address, businesses)
  await measure([
    { name: floor.name, server: floor, requests: searchPages, rounds: [] },
    { name: 'busca aleatória', server: product, requests: searchPages, rounds: [] },
    { name: 'a mesma por REST, completa', server: product, requests: restPages, rounds: [] },
    { name: 'completa, por GraphQL', server: product, requests: wholePages, rounds: [] },
    { name: 'login, um por vez', server: product, requests: [login], connections: 1, rounds: [] },
  ])
} finally {
  await floor?.stop()
  await product.stop()
}

async function measure(candidates: Candidate[]): Promise<void> {
  const database = await openDatabase({ role: 'tool', environment })
  const pool = createPool({ ...database.config, connectionLimit: 1 })
  const countStatements = async () => {
    const [row] = await pool.query<{ Value: string }[]>("SHOW GLOBAL STATUS LIKE 'Questions'")
    return Number(row?.Value)
  }
  try {
    console.log(`Aquecendo; depois ${rounds} rodadas alternadas de ${seconds} s, 10 conexões…`)
    for (const candidate of candidates) await drive(candidate, warmUp, countStatements)
    for (let round = 0; round < rounds; round += 1) {
      for (const candidate of candidates)
        candidate.rounds.push(await drive(candidate, seconds, countStatements))
    }
    console.log(`\n${table(candidates)}`)
  } finally {
    await pool.end()
    await database.close()
  }
}
