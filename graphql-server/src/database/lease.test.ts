import { createConnection, type PoolConfig } from 'mariadb'
import { beforeEach, expect, inject, onTestFinished, test } from 'vitest'
import { leaseTable, withLease } from './lease.ts'

const name = `${inject('databasePrefix')}lease`
const config: PoolConfig = { ...inject('database'), database: name }
const connect = () => createConnection(config)

async function query<T = unknown>(sql: string): Promise<T> {
  const connection = await connect()
  return connection.query<T>(sql).finally(() => connection.end())
}

const holders = () => query<{ holder: string; renewals: number }[]>(`SELECT * FROM ${leaseTable}`)

beforeEach(async () => {
  const connection = await createConnection(inject('database'))
  onTestFinished(() => connection.end())
  await connection.query(`DROP DATABASE IF EXISTS ${name}`)
  await connection.query(`CREATE DATABASE ${name} CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`)
})

const long = 1_000_000

test('of many who want it at once each holds it alone, and it is free in the end', async () => {
  let inside = 0
  const most: number[] = []
  const work = async () => {
    inside += 1
    most.push(inside)
    await query('DO SLEEP(0.05)')
    inside -= 1
  }
  await Promise.all(Array.from({ length: 5 }, () => withLease(connect, work)))
  expect(most).toEqual([1, 1, 1, 1, 1])
  expect(await holders()).toEqual([])
})

test('it is free again when the work has failed', async () => {
  const fail = () => Promise.reject(new Error('failed'))
  await expect(withLease(connect, fail)).rejects.toThrow('failed')
  expect(await withLease(connect, async () => 'done')).toBe('done')
})

test('a holder who renews it is not replaced, however long it works', async () => {
  const times = { renewalMs: 10, looks: 20, giveUpMs: long }
  const order: string[] = []
  const second = Promise.withResolvers<unknown>()
  await withLease(
    connect,
    async () => {
      second.resolve(withLease(connect, async () => order.push('second'), times))
      const renewals = async () => (await holders())[0]?.renewals
      await expect.poll(renewals, { timeout: 60_000 }).toBeGreaterThan(400)
      order.push('first')
    },
    times,
  )
  await second.promise
  expect(order).toEqual(['first', 'second'])
})

test('a holder who is gone is replaced; one who only stood still finds that out before it goes on', async () => {
  const still = { renewalMs: long, looks: long, giveUpMs: long }
  const replacing = { renewalMs: long, looks: 3, giveUpMs: long }
  const continued = withLease(
    connect,
    async (connection, confirm) => {
      await confirm(connection)
      expect(await withLease(connect, async () => 'replaced', replacing)).toBe('replaced')
      await confirm(connection)
    },
    still,
  )
  await expect(continued).rejects.toThrow('Outro processo assumiu as migrações')
  expect(await holders()).toEqual([])
})

test('waiting for a live holder ends', async () => {
  const times = { renewalMs: 10, looks: long, giveUpMs: 300 }
  const wait = () => withLease(connect, async () => 'never', times)
  await withLease(connect, () => expect(wait()).rejects.toThrow('há mais de 10 minutos'), times)
})
