import type { ExecutionResult } from 'graphql'
import { expect } from 'vitest'
import type { Services } from '../src/context.ts'
import { type QueryOptions, query } from './query.ts'
import { freshServices } from './services.ts'

/** The first failure of an answer, as a client sees it. */
export interface Failure {
  code: unknown
  message: string
  fields?: unknown
}

export const firstFailure = ({ errors }: ExecutionResult): Failure | null => {
  const [error] = errors ?? []
  if (!error) return null
  const { code, fields } = error.extensions
  return { code, message: error.message, ...(fields !== undefined && { fields }) }
}

/** What a field of the root answered. */
export const answeredField = <T>({ data }: ExecutionResult, field: string): T =>
  (data as Record<string, T>)[field] as T

/** The password of everybody who says no other. */
export const password = 'segredo-de-teste'
let people = 0

interface RegisteredSession {
  token: string
  user: { id: string; email: string }
}

/**
 * What tests of accounts do over and over, over services that keep limits and mails from one request to the next.
 *
 * @param given usually what `useDatabase` gives
 */
export function accountJourney(given: Partial<Services>) {
  const services = { ...freshServices(), ...given } as ReturnType<typeof freshServices> & Services

  const ask = (document: string, options?: QueryOptions) => query(services, document, options)

  /** Answers the session of a new account. */
  async function register(input: Partial<Record<'name' | 'email' | 'phone' | 'password', string>> = {}) {
    people += 1
    const email = `pessoa-${people}-${process.pid}@exemplo.test`
    const variables = { input: { name: 'Maria da Silva', email, phone: '12999990000', password, ...input } }
    const answer = await ask(
      'mutation ($input: RegisterInput!) { register(input: $input) { token user { id email } } }',
      { variables },
    )
    expect(firstFailure(answer)).toBeNull()
    const { token, user } = answeredField<RegisteredSession>(answer, 'register')
    return { token, id: Number(user.id), email: user.email }
  }

  const logIn = (email: string, secret = password, options: QueryOptions & { remember?: boolean } = {}) => {
    const { remember, ...rest } = options
    const variables = { input: { email, password: secret, ...(remember !== undefined && { remember }) } }
    return ask('mutation ($input: LoginInput!) { login(input: $input) { token expiresAt user { id } } }', {
      ...rest,
      variables,
    })
  }

  /** Whether a token opens anything. */
  const isAlive = async (token: string) => firstFailure(await ask('{ me { id } }', { token })) === null

  return { services, mails: services.mail.sent, ask, register, logIn, isAlive }
}
