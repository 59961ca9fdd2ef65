import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { parseArgs } from 'node:util'
import type { Pool } from 'mariadb'
import { demoAdmin } from '../graphql-server/demo/accounts.ts'
import { loadDemo } from '../graphql-server/demo/load.ts'
import { createPool } from '../graphql-server/src/database/client.ts'
import { parseDatabaseUrl } from '../graphql-server/src/database/database-url.ts'
import { migrate } from '../graphql-server/src/database/migrate.ts'
import { openDatabase, reachDatabase } from '../graphql-server/src/database/open.ts'
import { startProductProcess } from '../graphql-server/test/product-process.ts'
import { processorTimeOf } from './processor.ts'

// node bench/writers.ts [--writers 20] [--seconds 10] [--database mysql://…]: writers at the same time through two
// processes, with writes that raise the catalogue's version, which all of them share, and with writes that do not.

const { values } = parseArgs({
  options: {
    writers: { type: 'string', default: '20' },
    seconds: { type: 'string', default: '10' },
    database: { type: 'string' },
  },
})
const writers = Number(values.writers)
const seconds = Number(values.seconds)

/** What a writer does again and again to an establishment of its own, and whether searches have to see it. */
const kinds = [
  { name: 'telefone', raises: false, change: (round: number) => ({ phone: phoneOf(round) }) },
  { name: 'nome', raises: true, change: (round: number) => ({ name: `Casa ${round}` }) },
]

/** Without a database named, one of its own beside those of the other measurements. */
const environment = { ...process.env, DATA_DIR: join(process.env.DATA_DIR || '.data', 'bench', 'writers') }
const opened = values.database ? null : await openDatabase({ role: 'tool', environment })
const config = { ...(opened?.config ?? parseDatabaseUrl(values.database ?? '')), database: 'guia_writers' }
await reachDatabase(config)
await migrate(config)
const pool = createPool({ ...config, connectionLimit: 2 })
await loadDemo(pool, { businesses: 300, accounts: true, now: new Date() })
const processes = await Promise.all([startProductProcess({ config }), startProductProcess({ config })])
try {
  const token = await signIn(processes[0].origin)
  const rows = await pool.query<{ id: number }[]>('SELECT id FROM businesses ORDER BY id LIMIT ?', [writers])
  for (const { change } of kinds) await round(token, rows, change, 2)
  say(`${writers} escritores, 2 processos, ${availableParallelism()} núcleos, ${seconds} s por rodada`)
  for (let turn = 0; turn < 3; turn += 1) {
    for (const { name, raises, change } of kinds) {
      const before = await stateOf(pool)
      const times = await round(token, rows, change, seconds)
      const after = await stateOf(pool)
      const of = (figure: keyof State) => after[figure] - before[figure]
      const lost = raises ? times.length - of('version') : -of('version')
      const sorted = times.toSorted((a, b) => a - b)
      const at = (part: number) => (sorted[Math.floor(sorted.length * part)] ?? 0).toFixed(0)
      const each = (sum: number) => (sum / times.length).toFixed(2)
      say(
        `${name}: ${(times.length / seconds).toFixed(0)} escritas/s, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms; por escrita ` +
          `${each(of('processor') * 1000)} ms de CPU e ${each(of('lockTime'))} ms à espera de travas; ` +
          `${of('deadlocks')} impasses, ${lost} versões perdidas`,
      )
    }
  }
} finally {
  await Promise.all(processes.map((each) => each.end()))
  await pool.query('DROP DATABASE guia_writers')
  await pool.end()
  await opened?.close()
}

/** All writers for some seconds, each through one of the processes. @returns milliseconds of each write */
async function round(
  token: string,
  rows: { id: number }[],
  change: (round: number) => object,
  length: number,
): Promise<number[]> {
  const times: number[] = []
  const end = performance.now() + length * 1000
  const write = async ({ id }: { id: number }, writer: number) => {
    const origin = processes[writer % 2 === 0 ? 0 : 1].origin
    for (let count = 0; performance.now() < end; count += 1) {
      const began = performance.now()
      await mutate(origin, token, {
        query:
          'mutation ($id: ID!, $input: UpdateBusinessInput!) { updateBusiness(id: $id, input: $input) { id } }',
        variables: { id: String(id), input: change(performance.now() * 1000 + count) },
      })
      times.push(performance.now() - began)
    }
  }
  await Promise.all(rows.map(write))
  return times
}

/** @throws when the write was refused, for whatever reason */
async function mutate(origin: string, token: string, body: object): Promise<Record<string, unknown>> {
  const answer = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  })
  const { data, errors } = (await answer.json()) as { data: Record<string, unknown>; errors?: unknown }
  if (errors) throw new Error(JSON.stringify(errors))
  return data
}

async function signIn(origin: string): Promise<string> {
  const { email, password } = demoAdmin
  const query = 'mutation ($input: LoginInput!) { login(input: $input) { token } }'
  const { login } = await mutate(origin, '', { query, variables: { input: { email, password } } })
  return (login as { token: string }).token
}

interface State {
  version: number
  /** Deadlocks that the engine has found, and milliseconds that it had transactions wait, in all of its databases. */
  deadlocks: number
  lockTime: number
  /** Seconds that the two processes have used. */
  processor: number
}

async function stateOf(database: Pool): Promise<State> {
  const [row] = await database.query<{ version: number }[]>(
    'SELECT version FROM catalogue_version WHERE id = 1',
  )
  const [deadlocks] = await database.query<{ count: number }[]>(
    "SELECT `count` FROM information_schema.innodb_metrics WHERE name = 'lock_deadlocks'",
  )
  const [lockTime] = await database.query<{ Value: string }[]>(
    "SHOW GLOBAL STATUS LIKE 'Innodb_row_lock_time'",
  )
  return {
    version: row?.version ?? 0,
    deadlocks: Number(deadlocks?.count ?? 0),
    lockTime: Number(lockTime?.Value ?? 0),
    processor: processes.reduce((sum, { pid }) => sum + processorTimeOf(pid), 0),
  }
}

function phoneOf(round: number): string {
  return `129${String(Math.floor(round) % 100_000_000).padStart(8, '0')}`
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
