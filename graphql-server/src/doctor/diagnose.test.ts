import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { runCli } from '../../test/command.ts'
import { useDatabase } from '../../test/database.ts'
import { databaseUrl } from '../../test/database-url.ts'
import { mailServer } from '../../test/mail-server.ts'
import { redisServer } from '../../test/redis-server.ts'
import { useS3Double } from '../../test/s3-double.ts'
import { doctor } from '../messages/doctor.ts'
import { supported } from './database.ts'
import { diagnose } from './diagnose.ts'
import { compareClock } from './finding.ts'

const database = useDatabase()
const bucket = useS3Double()
const { names } = doctor

const folder = mkdtempSync(join(tmpdir(), 'guia-doctor-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const settings = () => ({
  DATABASE_URL: databaseUrl(database.config),
  JWT_SECRET: 'x'.repeat(32),
  DATA_DIR: folder,
})

/** For peers on this machine, of which some never answer. */
const deadlineMs = 4000

/** What is wrong, by name, with these settings. */
async function faultsWith(changes: NodeJS.ProcessEnv): Promise<Record<string, string>> {
  const findings = await diagnose({ ...settings(), ...changes }, deadlineMs)
  return Object.fromEntries(findings.flatMap(({ name, isFine, text }) => (isFine ? [] : [[name, text]])))
}

/** A server that accepts and never answers. @returns its port */
async function silentServer(): Promise<number> {
  const sockets: Socket[] = []
  const server = createServer((socket) => void sockets.push(socket.on('error', () => {})))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return (server.address() as AddressInfo).port
}

const bucketSettings = (endpoint = bucket.access.endpoint, secret = bucket.access.secretAccessKey) => ({
  S3_ENDPOINT: endpoint,
  S3_BUCKET: bucket.access.bucket,
  S3_ACCESS_KEY_ID: bucket.access.accessKeyId,
  S3_SECRET_ACCESS_KEY: secret,
})

it('everything that the settings name is found, and nothing is left of it', async () => {
  const [mail, redis] = [await mailServer(), await redisServer()]
  const findings = await diagnose(
    { ...settings(), ...bucketSettings(), SMTP_URL: mail.url, REDIS_URL: redis.url },
    60_000,
  )
  expect(findings.filter(({ isFine }) => !isFine)).toEqual([])
  const { settings: _, ...others } = names
  expect(new Set(findings.map(({ name }) => name))).toEqual(new Set(Object.values(others)))
  expect(bucket.objects.size).toBe(0)
  expect(mail.told.filter((line) => /^MAIL/i.test(line))).toEqual([])
  const tables = await database.pool.query("SHOW TABLES LIKE '\\_doctor%'")
  expect(tables).toEqual([])
})

it('every peer that accepts and never answers is a fault, and none holds up the others', async () => {
  const port = await silentServer()
  const faults = await faultsWith({
    DATABASE_URL: `mysql://root@127.0.0.1:${port}/guia`,
    ...bucketSettings(`http://127.0.0.1:${port}`),
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    REDIS_URL: `redis://127.0.0.1:${port}`,
  })
  const expected = [names.bucket, names.bucketClock, names.database, names.mail, names.redis]
  expect(Object.keys(faults).sort()).toEqual(expected.sort())
})

describe('it is a fault', () => {
  it.each([
    ['a data folder that cannot be written in', { DATA_DIR: '/sys' }, names.folder, 'Não é possível gravar'],
    [
      'a public ORIGIN without TRUST_PROXY',
      { ORIGIN: 'https://guia.invalid', SMTP_URL: 'smtp://127.0.0.1:1' },
      names.proxy,
      'TRUST_PROXY não está definido',
    ],
    ['a public ORIGIN without mails', { ORIGIN: 'https://guia.invalid' }, names.mail, 'sem SMTP_URL'],
    ['a mail server that is away', { SMTP_URL: 'smtp://127.0.0.1:1' }, names.mail, 'ECONNREFUSED'],
    ['a setting that cannot be read', { PORT: 'x' }, names.settings, 'PORT: deve ser'],
  ])('%s', async (_what, changes, name, text) => {
    expect((await faultsWith(changes))[name]).toContain(text)
  })

  it('a bucket that refuses the key', async () => {
    const faults = await faultsWith(bucketSettings(bucket.access.endpoint, 'another'))
    expect(Object.keys(faults)).toEqual([names.bucket])
  })

  it('an account for a mail server without authentication, or that refuses it', async () => {
    const silent = await mailServer('250 ok', undefined, false)
    const account = (url: string) => ({ SMTP_URL: url.replace('//', '//guia:segredo@') })
    expect(await faultsWith(account(silent.url))).toEqual({ [names.mail]: doctor.found.noSignIn })
    expect(silent.told.join()).not.toContain('AUTH')
    expect(await faultsWith({ SMTP_URL: silent.url })).toEqual({})
    const refusing = await mailServer()
    expect((await faultsWith(account(refusing.url)))[names.mail]).toContain('535')
  })

  it('a migration that failed', async () => {
    const [last] = await database.pool.query<{ id: string; at: Date }[]>(
      'SELECT id, finished_at AS at FROM _prisma_migrations ORDER BY migration_name DESC LIMIT 1',
    )
    await database.pool.query("UPDATE _prisma_migrations SET finished_at = NULL, logs = 'x' WHERE id = ?", [
      last?.id,
    ])
    const faults = await faultsWith({})
    await database.pool.query('UPDATE _prisma_migrations SET finished_at = ?, logs = NULL WHERE id = ?', [
      last?.at,
      last?.id,
    ])
    expect(faults[names.migrations]).toMatch(/^✗ \d+_\w+ \(falhou\)$/)
  })

  it('an account that may only read', async () => {
    const account = 'doctor_reads'
    await database.pool.query(`CREATE USER IF NOT EXISTS ${account} IDENTIFIED BY 'reads'`)
    await database.pool.query(`GRANT SELECT ON ${database.config.database}.* TO ${account}`)
    onTestFinished(async () => void (await database.pool.query(`DROP USER ${account}`)))
    const faults = await faultsWith({
      DATABASE_URL: databaseUrl({ ...database.config, user: account, password: 'reads' }),
    })
    expect(faults[names.rights]).toMatch(/CREATE command denied/)
  })

  it('an old server, but no distributed one that says how old a MySQL it is like', () => {
    for (const old of ['8.0.40', '5.7.44-log', '10.6.20-MariaDB-1'])
      expect(() => supported(old)).toThrow('antigo')
    for (const good of ['8.4.3', '9.1.0', '10.11.6-MariaDB', '12.0.2-MariaDB', '8.0.11-TiDB-v8.5.0'])
      expect(supported(good)).toMatch(/^(MySQL|MariaDB) \d/)
  })

  it('a clock that differs by more than five seconds', () => {
    expect(compareClock(10_000, [12_000, 12_500])).toContain('2 s')
    expect(compareClock(12_000, [12_900, 13_000], 1000)).toContain(' 0 s')
    for (const time of [4000, 20_000, Number.NaN])
      expect(() => compareClock(time, [10_000, 10_500])).toThrow('difere')
  })
})

it('npm run doctor says what to do in Portuguese and ends with 1, or with 0', async () => {
  const env = { JWT_SECRET: 'x'.repeat(32), DATA_DIR: folder }
  const good = await runCli('doctor', database.config, [], { env })
  expect([good.code, good.problem]).toEqual([0, ''])
  expect(good.output).toMatch(/^✓ Banco de dados: (MariaDB|MySQL) [\d.]+ em /m)
  expect(good.output).toMatch(/Tudo certo\.\n$/)
  const bad = await runCli('doctor', database.config, [], {
    env: { ...env, REDIS_URL: 'redis://127.0.0.1:1' },
  })
  expect(bad.code).toBe(1)
  expect(bad.output).toMatch(/^✗ Redis: .+\n {2}O que fazer: confira REDIS_URL/m)
  expect(bad.output).toMatch(/Há 1 problema\.\n$/)
})
