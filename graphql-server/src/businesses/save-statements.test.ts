import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { closeApps, testApp } from '../../test/app.ts'
import { useDatabase } from '../../test/database.ts'
import { useImages } from '../../test/pictures.ts'
import { insertWorld, roleToken } from '../../test/roles.ts'
import { createPool, createPrisma } from '../database/client.ts'

const database = useDatabase()
const pictures = useImages(database)
const statements: string[] = []
let port: number
let close: () => Promise<unknown>
closeApps()

beforeAll(async () => {
  await insertWorld(database)
  const query = (text: string) => void (/^(QUERY|EXECUTE):/.test(text) && statements.push(text))
  const config = { ...database.config, logger: { query } }
  const [pool, prisma] = [createPool(config), createPrisma(config)]
  close = () => Promise.all([pool.end(), prisma.$disconnect()])
  const { app } = await testApp({ services: { pool, prisma, ...pictures } })
  await app.listen({ port: 0, host: '127.0.0.1' })
  port = (app.server.address() as AddressInfo).port
})
afterAll(() => close())

async function send(method: string, path: string, json: object) {
  const headers = { authorization: `Bearer ${roleToken('admin')}`, 'content-type': 'application/json' }
  const body = JSON.stringify(json)
  statements.length = 0
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method, headers, body })
  return (await answer.json()) as { data: unknown }
}

const document = `mutation ($input: UpdateBusinessInput!, $key: String) {
  updateBusiness(id: 1, input: $input, saveKey: $key) { name version address { city { name } } photos { id } }
}`

const saves: [string, (name: string) => ReturnType<typeof send>][] = [
  [
    'GraphQL',
    (name) => send('POST', '/graphql', { query: document, variables: { input: { name }, key: name } }),
  ],
  ['REST', (name) => send('PUT', '/api/businesses/1', { name })],
]

it.each(saves)('a changed name costs at most 14 statements over %s', async (_api, save) => {
  await save('Cantina do Vale')
  expect(JSON.stringify(await save('Cantina da Mantiqueira'))).toContain('"name":"Cantina da Mantiqueira"')
  expect(statements.length).toBeLessThanOrEqual(14)
})
