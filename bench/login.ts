import type { Request } from 'autocannon'
import { demoAdmin } from '../graphql-server/demo/accounts.ts'

const { email, password } = demoAdmin

/** A right login, over GraphQL: what it costs is argon2id. */
export const login: Request = {
  method: 'POST',
  path: '/graphql',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({
    query: 'mutation ($input: LoginInput!) { login(input: $input) { token } }',
    variables: { input: { email, password } },
  }),
}
