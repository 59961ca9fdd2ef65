import {
  BadUserInputError,
  ConflictError,
  codeReasons,
  ForbiddenError,
  MaskedError,
  NotFoundError,
  PreconditionFailedError,
  type ProductError,
  RefusedRequestError,
  statuses,
  TooManyRequestsError,
  UnauthenticatedError,
  UnavailableError,
} from '../../../errors.ts'
import { texts } from '../../../messages/texts.ts'
import { toHttpFailure } from '../../http-errors.ts'
import { type JsonSchema, objectSchema, schemaRef } from '../json-schema.ts'
import type { Route } from '../route.ts'

const requiredPart = objectSchema('A failure.', {
  success: { type: 'boolean', const: false, description: 'Always false.' },
  message: { type: 'string', description: 'What to tell people, in Portuguese.' },
  error: { type: 'string', description: 'The same once more.' },
  code: { type: 'string', enum: Object.keys(statuses), description: 'A stable code for programs.' },
})

/** The envelope of a failure (rest-envelope, machine-codes). */
export const failureSchema: JsonSchema = {
  ...requiredPart,
  properties: {
    ...requiredPart.properties,
    reason: {
      type: 'string',
      enum: Object.keys(statuses).flatMap((code) => Object.keys(codeReasons(code))),
      description: 'Which of the causes of one code it is.',
    },
    id: { type: 'string', description: 'Id of the record that exists already.' },
    details: {
      type: 'object',
      description:
        'What is wrong with each field, by the name under which it was sent; of MERGED, `id` and `slug` of the establishment that it was merged into, and `isFinal`.',
      additionalProperties: { type: ['string', 'boolean'] },
    },
  },
}

interface Failure {
  description: string
  example: ProductError
  /** Which routes have it; all when absent. */
  isOf?(route: Route): boolean
}

const isList = ({ success }: Route) => success.properties.data?.items !== undefined
/** A body is looked at even where none is wanted. */
const mayHaveBody = ({ method }: Route) => method !== 'GET'

/** By status (status-codes). */
const failures: Readonly<Record<string, Failure>> = {
  400: {
    description: 'The request cannot be read, or something in it breaks a rule.',
    example: new BadUserInputError({ name: 'Informe o nome.' }),
  },
  401: {
    description: 'No valid session; of a login: wrong credentials.',
    example: new UnauthenticatedError(),
    isOf: ({ scope, path }) => scope !== 'public' || path === '/auth/login',
  },
  403: {
    description: 'Signed in, but not allowed; of a login, `reason` says why its account may not.',
    example: new ForbiddenError(),
    isOf: ({ method, scope, path }) =>
      scope === 'admin' ||
      path.startsWith('/businesses/owner/') ||
      // Forms of pages of other sites are refused.
      (method === 'POST' && path.startsWith('/auth/')),
  },
  404: {
    description:
      'Absent; so is whatever a malformed id names, and what an `Idempotency-Key` has created once it is deleted. With the code MERGED: merged into the establishment that `details` names.',
    example: new NotFoundError(texts.businesses.notFound),
    isOf: (route) =>
      route.params ? !isList(route) : route.headers !== undefined || route.body?.businessId !== undefined,
  },
  409: {
    description: 'At odds with what is stored; `reason` says how.',
    example: new ConflictError('SLUG_TAKEN', texts.taxonomy.slugTaken),
    isOf: ({ method, path }) => method !== 'GET' && !path.startsWith('/auth/log') && !path.includes('photos'),
  },
  412: {
    description: 'What `If-Match` or `If-Unmodified-Since` demands is not so.',
    example: new PreconditionFailedError(),
    isOf: ({ method }) => method !== 'GET',
  },
  413: {
    description: 'Too large.',
    example: new RefusedRequestError(413, texts.tooLarge),
    isOf: mayHaveBody,
  },
  415: {
    description: 'A body of another type, or a file that is no image.',
    example: new RefusedRequestError(415, texts.images.notAnImage, 'NOT_AN_IMAGE'),
    isOf: mayHaveBody,
  },
  429: {
    description: 'Too many tries.',
    example: new TooManyRequestsError(60),
    isOf: ({ path }) => path === '/auth/login' || path === '/auth/register',
  },
  500: { description: 'An unexpected error.', example: new MaskedError() },
  503: {
    description: 'The database is away, or too much is going on.',
    example: new UnavailableError(5, texts.unavailable, 'DATABASE_AWAY'),
  },
}

/** The response components of all failures. */
export function failureResponses(): Record<string, object> {
  const entries = Object.entries(failures).map(([status, { description, example }]) => {
    const retryAfter = { headers: { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } } }
    const json = { schema: schemaRef('Failure'), example: toHttpFailure(example).body }
    return [
      `Failure${status}`,
      {
        description,
        ...(example.retryAfter !== undefined && retryAfter),
        content: { 'application/json': json },
      },
    ]
  })
  return Object.fromEntries(entries)
}

/** The failures of one call, by status. */
export function describeFailures(route: Route): Record<string, object> {
  const entries = Object.entries(failures).filter(([, { isOf }]) => isOf?.(route) ?? true)
  return Object.fromEntries(
    entries.map(([status]) => [status, { $ref: `#/components/responses/Failure${status}` }]),
  )
}
