import { createServer } from 'node:net'
import { createConnection, type PoolConfig } from 'mariadb'
import { expect, inject, onTestFinished, test } from 'vitest'
import { reachDatabase } from './reach.ts'

const server = inject('database')
const narrow = `${inject('databasePrefix')}n`
const name = `${inject('databasePrefix')}reach`

async function onServer(...statements: string[]): Promise<void> {
  const connection = await createConnection(server)
  for (const statement of statements) await connection.query(statement)
  await connection.end()
}

/** An account that may only use its own database, which does not exist. */
async function narrowAccount(): Promise<PoolConfig> {
  const account = `'${narrow}'@'%'`
  await onServer(`DROP USER IF EXISTS ${account}`, `CREATE USER ${account} IDENTIFIED BY 'right-secret'`)
  onTestFinished(() => onServer(`DROP USER ${account}`))
  return {
    ...server,
    user: narrow,
    password: 'right-secret',
    database: name,
    allowPublicKeyRetrieval: true,
  }
}

test('a database that is missing is created, in the right character set', async () => {
  await onServer(`DROP DATABASE IF EXISTS ${name}`)
  onTestFinished(() => onServer(`DROP DATABASE ${name}`))
  await reachDatabase({ ...server, database: name })
  const connection = await createConnection({ ...server, database: name })
  expect(await connection.query('SELECT @@collation_database AS c')).toEqual([{ c: 'utf8mb4_unicode_ci' }])
  await connection.end()
})

test('an account that may not create the missing database gets advice to have it created', async () => {
  const config = await narrowAccount()
  await expect(reachDatabase(config)).rejects.toThrow(
    `O banco «${name}» não existe, ou a conta «${narrow}» não pode usá-lo`,
  )
})

test('a wrong password is reported without repeating it', async () => {
  const config = { ...(await narrowAccount()), password: 'wrong-secret' }
  await expect(reachDatabase(config)).rejects.toThrow(/recusou a conta /)
  await expect(reachDatabase(config)).rejects.not.toThrow(/wrong-secret/)
})

test('a closed port and a host that does not exist get different messages', async () => {
  const free = createServer().listen(0)
  const { port } = free.address() as { port: number }
  await new Promise((done) => free.close(done))
  await expect(reachDatabase({ host: '127.0.0.1', port, database: name })).rejects.toThrow(
    `O banco de dados em 127.0.0.1:${port} não responde (ECONNREFUSED)`,
  )
  await expect(reachDatabase({ host: 'absent.invalid', port: 1, database: name })).rejects.toThrow(
    'O servidor de banco de dados absent.invalid não foi encontrado',
  )
})

test('a host that takes the connection and says nothing is given up', async () => {
  const silent = createServer().listen(0)
  onTestFinished(() => {
    silent.close()
  })
  const { port } = silent.address() as { port: number }
  await expect(reachDatabase({ host: '127.0.0.1', port, database: name })).rejects.toThrow('não responde')
})
