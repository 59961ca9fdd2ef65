import { expect, it } from 'vitest'
import { closeApps, testApp } from '../test/app.ts'
import { useDatabase } from '../test/database.ts'
import { insertWorld, password, roleEmail, roleToken } from '../test/roles.ts'
import { freshServices } from '../test/services.ts'

const database = useDatabase()
closeApps()

const old = freshServices().secret
const secret = 'the secret that has come after the one of the tests'

async function server(secrets: { secret: string; previousSecret?: string }) {
  const { app } = await testApp({ services: { ...database, ...secrets } })
  return async (query: string, token?: string, variables?: object) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/graphql',
      headers: token ? { authorization: `Bearer ${token}` } : {},
      payload: { query, variables },
    })
    return answer.json()
  }
}

it('sessions of the previous secret go on while it is given, and no longer', async () => {
  await insertWorld(database)
  const before = roleToken('user')
  const during = await server({ secret, previousSecret: old })
  const after = await server({ secret })
  const me = { data: { me: { email: roleEmail('user') } } }
  expect(await during('{ me { email } }', before)).toEqual(me)
  expect(await after('{ me { email } }', before)).toMatchObject({ data: null })

  const signIn = 'mutation ($input: LoginInput!) { login(input: $input) { token } }'
  const { data } = await during(signIn, undefined, { input: { email: roleEmail('user'), password } })
  expect(await after('{ me { email } }', data.login.token)).toEqual(me)
  const beforeIt = await server({ secret: old })
  expect(await beforeIt('{ me { email } }', data.login.token)).toMatchObject({ data: null })
})
