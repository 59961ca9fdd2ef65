import { texts } from '../../../messages/texts.ts'
import { type JsonSchema, object } from '../json-schema.ts'
import type { Route } from '../route.ts'

/** What a failure is sent as. */
export const failureSchema: JsonSchema = (() => {
  const { properties, ...failure } = object('A failure.', {
    success: { type: 'boolean', const: false, description: 'Always false.' },
    message: { type: 'string', description: 'What to tell people, in Portuguese.' },
    error: { type: 'string', description: 'The same once more.' },
    code: { type: 'string', description: 'A stable code for programs.' },
  })
  const details: JsonSchema = {
    type: 'object',
    description: 'What is wrong with each field, by its name.',
    additionalProperties: { type: 'string' },
  }
  const reason: JsonSchema = { type: 'string', description: 'Tells causes of one code apart.' }
  const id: JsonSchema = { type: 'string', description: 'Id of the record that exists already.' }
  return { ...failure, properties: { ...properties, reason, id, details } }
})()

/** A failure that a call can answer. */
interface Failure {
  description: string
  message: string
  details?: Record<string, string>
  retryAfter?: true
  /** Whether a route can answer it. */
  of(route: Route): boolean
}

const writes = ({ method }: Route) => method !== 'GET'
const isList = ({ answer }: Route) => answer.properties.data?.items !== undefined
const names = (route: Route) => (route.params ? !isList(route) : route.body?.businessId !== undefined)
const counts = ({ path }: Route) => path.startsWith('/auth/') && path !== '/auth/me'

/** By status, in the order in which they are described (status-codes). */
export const failures: Readonly<Record<string, Failure>> = {
  400: {
    description: 'The request cannot be read, or something in it breaks a rule.',
    message: 'Informe o nome.',
    details: { name: 'Informe o nome.' },
    of: () => true,
  },
  401: {
    description: 'No valid session; of a login: wrong credentials.',
    message: texts.unauthenticated,
    of: (route) => route.may !== 'public' || route.path === '/auth/login',
  },
  403: {
    description: 'Signed in, but not allowed.',
    message: texts.forbidden,
    of: ({ may, path }) => may === 'admin' || path.startsWith('/businesses/owner/'),
  },
  404: { description: 'Absent; so is whatever a malformed id names.', message: texts.notFound, of: names },
  409: {
    description: 'Taken, still in use, there already, or changed by somebody else.',
    message: texts.taxonomy.slugTaken,
    of: (route) => writes(route) && route.path !== '/auth/login' && !route.path.includes('photos'),
  },
  413: { description: 'Too large.', message: texts.tooLarge, of: ({ body }) => body !== undefined },
  415: {
    description: 'A body of another type, or a file that is no image.',
    message: texts.images.notAnImage,
    of: ({ body }) => body !== undefined,
  },
  429: { description: 'Too many tries.', message: texts.tooManyRequests, retryAfter: true, of: counts },
  500: { description: 'An error that nobody expected.', message: texts.internal, of: () => true },
  503: {
    description: 'The database is away, or too much is going on.',
    message: texts.unavailable,
    retryAfter: true,
    of: () => true,
  },
}
