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
  message: { type: 'string', description: 'Message for users, in Portuguese.' },
  error: { type: 'string', description: 'Same as `message`.' },
  code: { type: 'string', enum: Object.keys(statuses), description: 'Stable code for programs.' },
})

/** The envelope of a failure (rest-envelope, machine-codes). */
export const failureSchema: JsonSchema = {
  ...requiredPart,
  properties: {
    ...requiredPart.properties,
    reason: {
      type: 'string',
      enum: Object.keys(statuses).flatMap((code) => Object.keys(codeReasons(code))),
      description: 'Cause within the code.',
    },
    id: { type: 'string', description: 'Id of the record that already exists.' },
    details: {
      type: 'object',
      description:
        'Message for each invalid field, by the name under which it was sent; for MERGED, `id` and `slug` of the establishment that it was merged into, and `isFinal`.',
      additionalProperties: { type: ['string', 'boolean'] },
    },
  },
}

interface Failure {
  description: string
  example: ProductError
  /** Routes that can respond with it; default: all. */
  isOf?(route: Route): boolean
}

const isList = ({ success }: Route) => success.properties.data?.items !== undefined
/** A body is parsed even if the route ignores it. */
const mayHaveBody = ({ method }: Route) => method !== 'GET'

/** By status (status-codes). */
const failures: Readonly<Record<string, Failure>> = {
  400: {
    description: 'The request cannot be read, or its content breaks a rule.',
    example: new BadUserInputError({ name: 'Informe o nome.' }),
  },
  401: {
    description: 'No valid session; for a login, wrong credentials.',
    example: new UnauthenticatedError(),
    isOf: ({ scope, path }) => scope !== 'public' || path === '/auth/login',
  },
  403: {
    description: 'Signed in, but not allowed; for a login, `reason` says why the account may not.',
    example: new ForbiddenError(),
    isOf: ({ method, scope, path }) =>
      scope === 'admin' ||
      path.startsWith('/businesses/owner/') ||
      // Forms posted from other sites are refused.
      (method === 'POST' && path.startsWith('/auth/')),
  },
  404: {
    description:
      'Not found. Malformed ids count as absent, and so does a deleted record that an `Idempotency-Key` created. With the code MERGED: merged into the establishment that `details` names.',
    example: new NotFoundError(texts.businesses.notFound),
    isOf: (route) =>
      route.params ? !isList(route) : route.headers !== undefined || route.body?.businessId !== undefined,
  },
  409: {
    description: 'Conflict with stored data; `reason` says which.',
    example: new ConflictError('SLUG_TAKEN', texts.taxonomy.slugTaken),
    isOf: ({ method, path }) => method !== 'GET' && !path.startsWith('/auth/log') && !path.includes('photos'),
  },
  412: {
    description: '`If-Match` or `If-Unmodified-Since` does not match.',
    example: new PreconditionFailedError(),
    isOf: ({ method }) => method !== 'GET',
  },
  413: {
    description: 'Too large.',
    example: new RefusedRequestError(413, texts.tooLarge),
    isOf: mayHaveBody,
  },
  415: {
    description: 'Unsupported body type, or a file that is not an image.',
    example: new RefusedRequestError(415, texts.images.notAnImage, 'NOT_AN_IMAGE'),
    isOf: mayHaveBody,
  },
  429: {
    description: 'Too many attempts.',
    example: new TooManyRequestsError(60),
    isOf: ({ path }) => path === '/auth/login' || path === '/auth/register',
  },
  500: { description: 'An unexpected error.', example: new MaskedError() },
  503: {
    description: 'The database is unavailable, or the server is overloaded.',
    example: new UnavailableError(5, texts.unavailable, 'DATABASE_AWAY'),
  },
}

/** Response components of all failures. */
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

/** Failures of one call, by status. */
export function describeFailures(route: Route): Record<string, object> {
  const entries = Object.entries(failures).filter(([, { isOf }]) => isOf?.(route) ?? true)
  return Object.fromEntries(
    entries.map(([status]) => [status, { $ref: `#/components/responses/Failure${status}` }]),
  )
}
