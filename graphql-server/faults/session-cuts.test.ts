import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { describe, expect, it, onTestFinished } from 'vitest'
import { runCli } from '../test/command.ts'
import { useDatabase } from '../test/database.ts'
import { databaseUrl } from '../test/database-url.ts'
import { startProductProcess } from '../test/product-process.ts'
import { type Cut, startCuttingProxy } from './cutting-proxy.ts'

const database = useDatabase()

const config = (port: number) => ({ ...database.config, socketPath: undefined, host: '127.0.0.1', port })

/** In the set-up of a session, where the time zone is set. */
const inSetUp: Cut = { from: 'server', packet: 2, bytes: 3, with: 'FIN' }

async function startProxy(cut: Cut | null) {
  const proxy = await startCuttingProxy(database.config, cut)
  onTestFinished(() => proxy.close())
  return proxy
}

describe('a connection that is cut while its session is set up', () => {
  it('ends no process, at whichever packet: statements are unavailable', async () => {
    const program = fileURLToPath(new URL('session-cuts.ts', import.meta.url))
    // Rejects when the process ends with another status than 0.
    const { stdout } = await promisify(execFile)(process.execPath, [program], {
      env: { ...process.env, DATABASE_URL: databaseUrl(database.config) },
      maxBuffer: 64 * 1024 * 1024,
    })
    const lines = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    const cuts = lines.filter((line): line is Cut & { outcomes: string[] } => 'outcomes' in line)
    const expected = ['ok', 'UNAVAILABLE']
    expect(cuts.filter(({ outcomes }) => outcomes.some((code) => !expected.includes(code)))).toEqual([])
    const early = cuts.filter(({ packet }) => packet < 4)
    expect(new Set(early.flatMap(({ outcomes }) => outcomes))).toEqual(new Set(['UNAVAILABLE']))
    expect(early).toHaveLength(2 * 4 * 6)
    const logged = lines.filter((line) => line.message === 'a connection to the database failed')
    expect(logged.map(({ err }) => err.errno)).toEqual(expect.arrayContaining([45033, 45030]))
  })

  it('makes a request a 503, and the product serves again afterwards', async () => {
    const proxy = await startProxy(null)
    const product = await startProductProcess({ config: config(proxy.port) })
    onTestFinished(async () => void (await product.end('SIGKILL')))
    const ask = () =>
      fetch(`${product.origin}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query: '{ cities { id } }' }),
      })
    expect((await ask()).status).toBe(200)
    proxy.cut = inSetUp
    proxy.breakAll()
    const answer = await ask()
    expect([answer.status, await answer.json()]).toMatchObject([
      503,
      { errors: [{ extensions: { code: 'UNAVAILABLE' } }] },
    ])
    expect(proxy.cuts).toBeGreaterThan(0)
    proxy.cut = null
    await expect.poll(async () => (await ask()).status, { timeout: 60_000 }).toBe(200)
    expect((await product.end()).status).toBe(0)
    expect(product.said()).toContain('a connection to the database failed')
  })

  it.each([
    { name: 'migrate', skipped: 1, args: [] },
    { name: 'admin-create', skipped: 2, args: ['--email', 'ana@exemplo.com.br'] },
  ])('ends the command $name with status 1 and one message', async ({ name, skipped, args }) => {
    const proxy = await startProxy({ ...inSetUp, skipped })
    const { code, output, problem } = await runCli(name, config(proxy.port), args)
    expect([code, output]).toEqual([1, ''])
    expect(problem).toMatch(/^O banco de dados deixou de responder \(erro \d+\): .+\n$/)
    expect(proxy.cuts).toBeGreaterThan(0)
  })
})
