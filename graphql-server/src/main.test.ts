import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { useDatabase } from '../test/database.ts'
import { databaseUrl } from '../test/database-url.ts'
import { mailServer } from '../test/mail-server.ts'

const database = useDatabase()
const folder = mkdtempSync(join(tmpdir(), 'guia-main-'))
const started: ChildProcess[] = []

afterAll(() => {
  for (const child of started) child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

/** Starts the product on the test's database; its words are collected. */
function start(variables: NodeJS.ProcessEnv = {}) {
  const said = { out: '', err: '' }
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      PORT: '0',
      HOST: '127.0.0.1',
      DATABASE_URL: databaseUrl(database.config),
      JWT_SECRET: 'only-for-tests-only-for-tests-only-for-tests',
      DATA_DIR: folder,
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  started.push(child)
  child.stdout?.on('data', (chunk) => {
    said.out += chunk
  })
  child.stderr?.on('data', (chunk) => {
    said.err += chunk
  })
  return { child, said, ended: once(child, 'exit') as Promise<[number | null, string | null]> }
}

async function listeningAddress({ child, said }: ReturnType<typeof start>): Promise<string> {
  for (;;) {
    const address = /no ar em (http:\/\/\S+)/.exec(said.out)?.[1]
    if (address) return address
    if (child.exitCode !== null) throw new Error(said.err)
    await Promise.race([once(child.stdout as NodeJS.ReadableStream, 'data'), once(child, 'exit')])
  }
}

it('prints its address, answers, and ends in order on SIGTERM', async () => {
  const product = start()
  const address = await listeningAddress(product)
  expect((await fetch(`${address}/health/ready`)).status).toBe(200)
  product.child.kill('SIGTERM')
  expect(await product.ended).toEqual([0, null])
  const others = product.said.out
    .split('\n')
    .filter((line) => line && !line.startsWith('Guia do Vale no ar em '))
  for (const line of others) expect(JSON.parse(line)).toHaveProperty('msg')
  const started = others.map((line) => JSON.parse(line)).find(({ msg }) => msg === 'starting')
  expect(started).toMatchObject({
    version: expect.stringMatching(/^\d/),
    commit: expect.stringMatching(/^\w+$/),
    applied: [],
    lastMigration: expect.stringMatching(/^\d{14}_/),
  })
  expect(product.said.err).toBe('')
})

it('leaves the operator’s database without demo data', async () => {
  const [{ users }] = await database.pool.query('SELECT COUNT(*) AS users FROM users')
  const [{ cities }] = await database.pool.query('SELECT COUNT(*) AS cities FROM cities')
  expect([users, cities]).toEqual([0, 0])
})

it.each([
  ['warns', { ORIGIN: 'https://guiadovale.com.br' }, 1],
  ['says nothing', {}, 0],
])(
  '%s about demo accounts of the database when started with %j, and serves',
  async (_what, variables, count) => {
    const data = { name: 'Demo', email: 'admin@guiadovale.test', phone: '12999990000', passwordHash: 'none' }
    await database.prisma.user.create({ data: { ...data, isDemo: true } })
    const product = start(variables)
    const address = await listeningAddress(product)
    // On a busy machine the database's first answer can come later than the check waits.
    await expect
      .poll(async () => (await fetch(`${address}/health/ready`)).status, { timeout: 30_000 })
      .toBe(200)
    product.child.kill('SIGINT')
    await product.ended
    await database.prisma.user.deleteMany()
    const lines = product.said.out.split('\n')
    expect(lines.filter((line) => line.includes('npm run demo -- --remover'))).toHaveLength(count)
  },
)

it('makes no demo data in a database of its own making where others can reach it', async () => {
  const product = start({
    DATABASE_URL: '',
    JWT_SECRET: '',
    DATA_DIR: join(folder, 'public'),
    ORIGIN: 'https://guiadovale.com.br',
  })
  const address = await listeningAddress(product)
  const answer = await fetch(`${address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ cities { id } }' }),
  })
  expect(await answer.json()).toEqual({ data: { cities: [] } })
  product.child.kill('SIGINT')
  expect(await product.ended).toEqual([0, null])
})

it('finishes requests that are under way, refuses new ones, and then ends', async () => {
  const product = start()
  const address = await listeningAddress(product)
  const connection = await database.pool.getConnection()
  await connection.query('LOCK TABLES cities WRITE')
  const under = fetch(`${address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ cities { id } }' }),
  })
  await waitUntil(async () => {
    const rows = await connection.query('SHOW FULL PROCESSLIST')
    return rows.some(({ State }: { State: string | null }) => /metadata lock|table lock/i.test(State ?? ''))
  })
  product.child.kill('SIGTERM')
  await isRefused(address)
  await connection.query('UNLOCK TABLES')
  connection.release()
  const answer = await under
  expect([answer.status, await answer.json()]).toEqual([200, { data: { cities: [] } }])
  expect(await product.ended).toEqual([0, null])
})

it('sends the mails that are under way before it ends', async () => {
  let go = () => {}
  const greeted = new Promise<void>((resolve) => {
    go = resolve
  })
  const { url, told } = await mailServer('250 ok', () => greeted)
  const data = { name: 'Maria', email: 'maria@exemplo.test', phone: '12999990000', passwordHash: 'none' }
  await database.prisma.user.create({ data })
  const product = start({ SMTP_URL: url, MAIL_FROM: 'Guia <guia@guia.test>' })
  const address = await listeningAddress(product)
  const answer = await fetch(`${address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: 'mutation { requestPasswordReset(email: "maria@exemplo.test") }' }),
  })
  expect(await answer.json()).toEqual({ data: { requestPasswordReset: true } })
  product.child.kill('SIGTERM')
  await isRefused(address)
  expect(told).toEqual([])
  go()
  expect(await product.ended).toEqual([0, null])
  expect(told).toContain('RCPT TO:<maria@exemplo.test>')
  expect(told).toContain('.')
  await database.prisma.user.deleteMany()
})

it('ends when the process that started it goes away', async () => {
  const product = start()
  await listeningAddress(product)
  product.child.disconnect()
  expect(await product.ended).toEqual([0, null])
})

it('ends when the reader of its log is gone', async () => {
  const product = start()
  await listeningAddress(product)
  product.child.stdout?.destroy()
  product.child.stderr?.destroy()
  product.child.disconnect()
  expect(await product.ended).toEqual([0, null])
})

it('says in one sentence that its port is taken', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as { port: number }
  const product = start({ PORT: String(port) })
  expect(await product.ended).toEqual([1, null])
  other.close()
  expect(product.said.err).toBe(
    `A porta ${port} já está em uso: encerre o programa que a usa ou escolha outra, por exemplo com PORT=${port + 1}.\n`,
  )
  expect(product.said.out).toBe('')
})

const neverMade = 'guia_never_made'

/** Settings of a start for which there is no database yet: a private one, and one that the operator names. */
const withoutDatabase = {
  private: () => ({ DATABASE_URL: '', JWT_SECRET: '' }),
  named: () => ({ DATABASE_URL: databaseUrl({ ...database.config, database: neverMade }) }),
}

it.each(['private', 'named'] as const)('makes no %s database when its port is taken', async (kind) => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as { port: number }
  const DATA_DIR = mkdtempSync(join(folder, 'no-port-'))
  const product = start({ ...withoutDatabase[kind](), DATA_DIR, PORT: String(port) })
  expect(await product.ended).toEqual([1, null])
  other.close()
  expect(product.said.err).toMatch(/^A porta \d+ já está em uso: .*\n$/)
  expect(await databasesMade(DATA_DIR)).toEqual([])
})

/** A folder in which no account makes files, not even root. */
const unwritable = '/sys'

it.each(['private', 'named'] as const)('makes no %s database when it cannot write', async (kind) => {
  const product = start({ ...withoutDatabase[kind](), DATA_DIR: unwritable })
  expect(await product.ended).toEqual([1, null])
  expect(product.said.err).toMatch(/^Não é possível gravar na pasta de dados \/sys: .*DATA_DIR\.\n$/)
  expect(await databasesMade(unwritable)).toEqual([])
})

it('a folder in the data folder that cannot be written in keeps it from starting', async () => {
  const DATA_DIR = mkdtempSync(join(folder, 'foreign-'))
  symlinkSync(unwritable, join(DATA_DIR, 'images'))
  const product = start({ DATA_DIR })
  expect(await product.ended).toEqual([1, null])
  expect(product.said.err).toMatch(/^Não é possível gravar na pasta de dados .*\/images: /)
})

async function databasesMade(dataFolder: string): Promise<string[]> {
  const named = await database.pool.query<{ name: string }[]>(
    'SELECT schema_name AS name FROM information_schema.schemata WHERE schema_name = ?',
    [neverMade],
  )
  return [
    ...named.map(({ name }) => name),
    ...['mysql', 'mysql.log'].filter((name) => existsSync(join(dataFolder, name))),
  ]
}

it.each([
  [{ JWT_SECRET: '' }, /JWT_SECRET: falta/],
  [{ DATABASE_URL: 'mysql://root@127.0.0.1:1/x' }, /banco de dados em 127.0.0.1:1 não responde/],
  [{ HOST: '203.0.113.1' }, /O endereço 203.0.113.1 não é desta máquina/],
])('refuses to start with %j, in a sentence and not in a stack trace', async (variables, sentence) => {
  const product = start(variables)
  expect(await product.ended).toEqual([1, null])
  expect(product.said.err).toMatch(sentence)
  expect(product.said.err).not.toMatch(/^\s+at /m)
})

/** Waits until the product takes no new requests. */
function isRefused(address: string): Promise<void> {
  return waitUntil(() =>
    fetch(`${address}/health/live`).then(
      () => false,
      () => true,
    ),
  )
}

async function waitUntil(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 20))
}
