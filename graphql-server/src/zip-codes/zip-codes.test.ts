import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { useDatabase } from '../../test/database.ts'
import { query } from '../../test/query.ts'
import { insertSmallCatalogue } from '../../test/small-catalogue.ts'
import type { Viewer } from '../context.ts'
import { readEnv } from '../env.ts'
import type { Log } from '../log.ts'
import { createZipCodes, type ZipCodes } from './zip-codes.ts'

const database = useDatabase()
const admin = { id: 1, role: 'admin' } as Viewer

let service: Server
let url: string
/** Paths that the service was asked for. */
let asked: string[]
let answer: (response: ServerResponse) => void
let zipCodes: ZipCodes
let lines: string[]
const log: Log = { info() {}, error() {}, warn: (_details, message) => void lines.push(message) }

const json = (body: unknown) => (response: ServerResponse) =>
  void response.setHeader('content-type', 'application/json').end(JSON.stringify(body))

beforeAll(async () => {
  await insertSmallCatalogue(database.prisma)
  service = createServer((request, response) => {
    asked.push(String(request.url))
    answer(response)
  })
  await new Promise<void>((done) => service.listen(0, '127.0.0.1', done))
  url = `http://127.0.0.1:${(service.address() as AddressInfo).port}/ws/{cep}/json`
})
beforeEach(() => {
  asked = []
  lines = []
  zipCodes = createZipCodes(url)
  answer = json({
    cep: '12850-000',
    logradouro: 'Rua da Estação ',
    bairro: 'Centro',
    localidade: 'Bananal',
    uf: 'sp',
  })
})
afterAll(() => {
  service.closeAllConnections()
  service.close()
})

const document = `query ($zipCode: String!) {
  addressByZipCode(zipCode: $zipCode) { street neighborhood cityName state city { id slug } }
}`

const lookUp = (zipCode = '12850-000') =>
  query({ ...database, zipCodes, log }, document, { variables: { zipCode }, viewer: admin })

describe('a zip code', () => {
  it('leads to a street, and to the city of the catalogue', async () => {
    const { data } = await lookUp()
    expect(data?.addressByZipCode).toEqual({
      street: 'Rua da Estação',
      neighborhood: 'Centro',
      cityName: 'Bananal',
      state: 'SP',
      city: { id: '3', slug: 'bananal' },
    })
    expect(asked).toEqual(['/ws/12850000/json'])
  })

  it('finds a city whose name is written otherwise', async () => {
    answer = json({ logradouro: null, localidade: 'AGUAS CLARAS', uf: 'SP' })
    const { data } = await lookUp()
    expect(data?.addressByZipCode).toMatchObject({ street: null, neighborhood: null, city: { id: '2' } })
  })

  it('of a city that the catalogue does not have, or has in another state, leads to no city', async () => {
    answer = json({ localidade: 'Resende', uf: 'RJ' })
    expect((await lookUp()).data?.addressByZipCode).toMatchObject({ cityName: 'Resende', city: null })
    answer = json({ localidade: 'Bananal', uf: 'RJ' })
    expect((await lookUp('27500000')).data?.addressByZipCode).toMatchObject({ state: 'RJ', city: null })
  })

  it('that does not exist finds nothing', async () => {
    answer = json({ erro: 'true' })
    expect(await lookUp()).toEqual({ data: { addressByZipCode: null } })
    answer = (response) => response.writeHead(404).end('<p>no</p>')
    expect(await lookUp('12850001')).toEqual({ data: { addressByZipCode: null } })
    expect(lines).toEqual([])
  })

  it('is looked up once', async () => {
    await lookUp()
    await lookUp('12850000')
    expect(asked).toHaveLength(1)
  })

  it('must be one', async () => {
    const { errors } = await lookUp('1285')
    expect(errors?.[0]).toMatchObject({
      message: 'Informe um CEP com 8 dígitos.',
      extensions: { code: 'BAD_USER_INPUT', fields: { zipCode: 'Informe um CEP com 8 dígitos.' } },
    })
    expect(asked).toEqual([])
  })
})

describe('a service that does not do its work', () => {
  const failures: Record<string, (response: ServerResponse) => void> = {
    'fails with a status': (response) => response.writeHead(500).end(),
    'answers no JSON': (response) => response.end('<html>'),
    'answers something else': json(['Bananal']),
    'ends the connection': (response) => response.destroy(),
    'leads elsewhere': (response) => response.writeHead(302, { location: '/other' }).end(),
    'answers without an end': (response) => {
      response.on('error', () => {})
      const timer = setInterval(() => response.write('x'.repeat(8192)), 1)
      response.on('close', () => clearInterval(timer))
    },
  }

  it.each(Object.entries(failures))('and %s leads nowhere, and the log says so', async (_, failure) => {
    answer = failure
    expect(await lookUp()).toEqual({ data: { addressByZipCode: null } })
    expect(lines).toEqual(['zip code not looked up'])
    expect(asked).toHaveLength(1)
  })

  it('is waited for three seconds, and asked again the next time', async () => {
    answer = () => {}
    const began = Date.now()
    expect(await lookUp()).toEqual({ data: { addressByZipCode: null } })
    expect(Date.now() - began).toBeGreaterThan(2900)
    expect(Date.now() - began).toBeLessThan(6000)
    answer = json({ localidade: 'Bananal', uf: 'SP' })
    expect((await lookUp()).data?.addressByZipCode).toMatchObject({ cityName: 'Bananal' })
  })
})

it('without a service nothing is found and nothing is said', async () => {
  zipCodes = createZipCodes(undefined)
  expect(await lookUp()).toEqual({ data: { addressByZipCode: null } })
  expect([asked, lines]).toEqual([[], []])
})

describe('ZIP_CODE_URL', () => {
  it.each([
    'https://viacep.com.br/ws/{cep}/json/',
    'http://localhost:9000/{cep}',
    'http://[::1]:9000/?q={cep}',
  ])('may be %s', (address) => expect(readEnv({ ZIP_CODE_URL: address }).ZIP_CODE_URL).toBe(address))

  it.each(['https://viacep.com.br/ws/', 'http://viacep.com.br/ws/{cep}', 'ftp://localhost/{cep}', '{cep}'])(
    'may not be %s',
    (address) => expect(() => readEnv({ ZIP_CODE_URL: address })).toThrow('ZIP_CODE_URL: deve ser'),
  )
})
