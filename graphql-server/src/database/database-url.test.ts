import { expect, test } from 'vitest'
import { parseDatabaseUrl, splitServers } from './database-url.ts'

test('reads an address, percent-encoded parts included', () => {
  expect(parseDatabaseUrl('mysql://jo%C3%A3o:p%40ss%2Fw%25@db.test:3307/guia%2Dvale')).toEqual({
    host: 'db.test',
    port: 3307,
    user: 'joão',
    password: 'p@ss/w%',
    database: 'guia-vale',
    allowPublicKeyRetrieval: true,
  })
})

test('takes the port, the account and the scheme for granted', () => {
  expect(parseDatabaseUrl('mariadb://[::1]/guia')).toMatchObject({ host: '::1', port: 3306, user: 'root' })
})

test('a socket and a number of connections come from the query', () => {
  const config = parseDatabaseUrl('mysql://root@localhost/guia?socket=%2Frun%2Fx.sock&connection_limit=3')
  expect(config).toMatchObject({ socketPath: '/run/x.sock', connectionLimit: 3 })
  expect(config).not.toHaveProperty('host')
})

test.each([
  ['', undefined],
  ['?ssl-mode=DISABLED', undefined],
  ['?ssl-mode=REQUIRED', { rejectUnauthorized: false }],
  ['?ssl-mode=VERIFY_IDENTITY', { rejectUnauthorized: true }],
  ['?sslaccept=strict', { rejectUnauthorized: true }],
  ['?sslaccept=accept_invalid_certs', { rejectUnauthorized: false }],
])('transport of «%s»', (query, ssl) => {
  const config = parseDatabaseUrl(`mysql://root@db.test/guia${query}`)
  expect(config.ssl).toEqual(ssl)
  expect(config.allowPublicKeyRetrieval).toBe(ssl ? undefined : true)
})

test.each([
  ['nonsense', 'não é um endereço'],
  ['postgres://root:secret@db.test/guia', 'não é um endereço'],
  ['mysql://root:secret@db.test', 'não diz o nome do banco'],
  ['mysql://root:secret%@db.test/guia', 'escreva % como %25'],
  ['mysql://root:secret@db.test/guia?sslcert=/absent.pem', 'não pôde ser lido: /absent.pem'],
])('refuses %s in a sentence without the password', (url, sentence) => {
  expect(() => parseDatabaseUrl(url)).toThrow(sentence)
  expect(() => parseDatabaseUrl(url)).not.toThrow(/secret/)
})

test('of several servers the first is the one that is asked, and each has its port', () => {
  const url = 'mysql://root:a%2Cb@one.test:3307,two.test,[::1]:3309/guia?connection_limit=3'
  expect(parseDatabaseUrl(url)).toMatchObject({
    host: 'one.test',
    port: 3307,
    database: 'guia',
    connectionLimit: 3,
  })
  expect(splitServers(url).servers).toEqual([
    { host: 'one.test', port: 3307 },
    { host: 'two.test', port: 3306 },
    { host: '::1', port: 3309 },
  ])
  expect(splitServers('mysql://root@one.test/guia').servers).toEqual([])
  expect(() => splitServers('mysql://root:secret@one.test,/guia')).toThrow('não é um endereço')
})
