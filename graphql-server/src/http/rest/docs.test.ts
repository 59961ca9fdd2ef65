import { expect, it } from 'vitest'
import { demoAdmin, insertAccounts } from '../../../demo/accounts.ts'
import { closeApps, testApp } from '../../../test/app.ts'
import { useDatabase } from '../../../test/database.ts'

const database = useDatabase()
closeApps()

/** What the examples of the document at this server show. */
async function examples(env: NodeJS.ProcessEnv = {}) {
  const { app } = await testApp({ services: database, env })
  const { paths } = (await app.inject('/api/openapi.json')).json()
  return {
    deleted: paths['/businesses/{id}'].delete.parameters[0].example,
    changed: paths['/cities/{id}'].put.parameters[0].example,
    login: JSON.stringify(paths['/auth/login']).includes(demoAdmin.email),
  }
}

const placeholders = { deleted: 'ID', changed: 'ID', login: false }

it('without demo accounts, examples over HTTP name no record and no account', async () => {
  expect(await examples()).toEqual(placeholders)
})

it('with demo accounts, they name records and the administrator on this machine only', async () => {
  const connection = await database.pool.getConnection()
  await insertAccounts(connection).finally(() => connection.release())
  expect(await examples()).toEqual({
    deleted: expect.stringMatching(/^\d+$/),
    changed: expect.stringMatching(/^\d+$/),
    login: true,
  })
  expect(await examples({ ORIGIN: 'https://guiadovale.com.br' })).toEqual(placeholders)
  expect(await examples({ HOST: '0.0.0.0' })).toEqual(placeholders)
  expect(await examples({ TRUST_PROXY: '1' })).toEqual(placeholders)
})
