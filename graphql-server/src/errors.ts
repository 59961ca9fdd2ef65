import { GraphQLError } from 'graphql'
import { isDatabaseAway } from './database/database-away.ts'
import { texts } from './messages/texts.ts'

/** Codes that clients may rely on, in GraphQL's `extensions.code`. */
export type ErrorCode =
  | 'UNAUTHENTICATED'
  | 'INVALID_CREDENTIALS'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'BAD_USER_INPUT'
  | 'CONFLICT'
  | 'TOO_MANY_REQUESTS'
  | 'UNAVAILABLE'
  | 'INTERNAL_SERVER_ERROR'

/** An error whose message a person may read. Everything else is masked. */
export abstract class ProductError extends Error {
  abstract readonly code: ErrorCode
  /** HTTP status that the same failure has outside GraphQL. */
  abstract readonly status: number
  /** Messages by path of the field, e.g. `{ 'filter.city': '…' }`. */
  readonly fields?: Readonly<Record<string, string>>
  /** Seconds after which trying again makes sense. */
  readonly retryAfter?: number
}

/** No valid session: the client should sign in (again). */
export class UnauthenticatedError extends ProductError {
  readonly code = 'UNAUTHENTICATED'
  readonly status = 401
  constructor(message: string = texts.unauthenticated) {
    super(message)
  }
}

/** A failed login; never handled as an expired session (sign-in-limits). */
export class InvalidCredentialsError extends ProductError {
  readonly code = 'INVALID_CREDENTIALS'
  readonly status = 401
  constructor(message: string = texts.invalidCredentials) {
    super(message)
  }
}

/** Signed in, but without the role that this needs. */
export class ForbiddenError extends ProductError {
  readonly code = 'FORBIDDEN'
  readonly status = 403
  constructor(message: string = texts.forbidden) {
    super(message)
  }
}

/** What is asked for is not there. */
export class NotFoundError extends ProductError {
  readonly code = 'NOT_FOUND'
  readonly status = 404
  constructor(message: string = texts.notFound) {
    super(message)
  }
}

/** What was sent breaks a rule; `fields` says which part and how. */
export class BadUserInputError extends ProductError {
  readonly code = 'BAD_USER_INPUT'
  readonly status = 400
  override readonly fields: Readonly<Record<string, string>>
  constructor(fields: Readonly<Record<string, string>>, message?: string) {
    super(message ?? Object.values(fields)[0] ?? texts.badUserInput)
    this.fields = fields
  }
}

/** Taken, still in use, changed by somebody else, or there already; `fields` says what of the input it is, if anything. */
export class ConflictError extends ProductError {
  readonly code = 'CONFLICT'
  readonly status = 409
  override readonly fields: Readonly<Record<string, string>> | undefined
  constructor(message: string, fields?: Readonly<Record<string, string>>) {
    super(message)
    this.fields = fields
  }
}

/** A limit was reached. */
export class TooManyRequestsError extends ProductError {
  readonly code = 'TOO_MANY_REQUESTS'
  readonly status = 429
  override readonly retryAfter: number
  /** @param retryAfter seconds until the limit allows another try */
  constructor(retryAfter: number, message: string = texts.tooManyRequests) {
    super(message)
    this.retryAfter = retryAfter
  }
}

/** Something that the server needs, the database above all, does not answer at the moment. */
export class UnavailableError extends ProductError {
  readonly code = 'UNAVAILABLE'
  readonly status = 503
  override readonly retryAfter: number
  constructor(retryAfter = 5, message: string = texts.unavailable) {
    super(message)
    this.retryAfter = retryAfter
  }
}

/** A request that HTTP's own rules refuse: too large, not readable, of an unknown kind. */
export class RefusedRequestError extends ProductError {
  readonly code = 'BAD_USER_INPUT'
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

/** There is more to do here than can be done in time: no fault of anything, so that nobody needs a word of it in the log. */
export class BusyError extends UnavailableError {
  constructor() {
    super(2)
  }
}

/** What is sent cannot be kept: the disk is full. Only the operator can help, so that soon is no time to try again. */
export class OutOfSpaceError extends UnavailableError {
  constructor() {
    super(60, texts.outOfSpace)
  }
}

/** An error of which nobody should see more than that it happened. */
export class MaskedError extends ProductError {
  readonly code = 'INTERNAL_SERVER_ERROR'
  readonly status = 500
  constructor() {
    super(texts.internal)
  }
}

/**
 * The error that a client may see for whatever was thrown.
 *
 * @param thrown anything that was thrown while answering
 * @returns our own errors as they are, a database that is away as UnavailableError, a full disk as OutOfSpaceError,
 * the rest masked
 */
export function toProductError(thrown: unknown): ProductError {
  if (thrown instanceof ProductError) return thrown
  if (isOutOfSpace(thrown)) return new OutOfSpaceError()
  return isDatabaseAway(thrown) ? new UnavailableError() : new MaskedError()
}

/** The file system's words: no space, no quota, larger than a file may be here. */
const outOfSpace = new Set<unknown>(['ENOSPC', 'EDQUOT', 'EFBIG'])

/** Whether something failed since a disk of this machine is full. */
function isOutOfSpace(thrown: unknown): boolean {
  return thrown instanceof Error && outOfSpace.has((thrown as NodeJS.ErrnoException).code)
}

/** Failures of fields, which GraphQL answers with status 200; every other one has the status of HTTP. */
const fieldFailures = new Set<ErrorCode>(['NOT_FOUND', 'CONFLICT'])

/**
 * The one translation of an error for GraphQL clients.
 *
 * @param error what the client may see
 * @param at the error as GraphQL located it, when it did
 * @param requestId what a person can quote who asks what happened, which only the log knows
 * @returns the same message with `extensions.code`, `fields`, `requestId` of masked errors, and `http`: status and
 * headers, unless the failure is part of the answer
 */
export function toGraphQLError(error: ProductError, at?: GraphQLError, requestId?: string): GraphQLError {
  const { code, fields, status, retryAfter } = error
  const headers = retryAfter === undefined ? undefined : { 'retry-after': String(retryAfter) }
  const partOfAnswer = fieldFailures.has(code) || error instanceof BadUserInputError
  const http = partOfAnswer ? undefined : { status, ...(headers && { headers }) }
  return new GraphQLError(error.message, {
    nodes: at?.nodes,
    source: at?.source,
    positions: at?.positions,
    path: at?.path,
    extensions: {
      code,
      ...(fields && { fields }),
      ...(error instanceof MaskedError && requestId && { requestId }),
      ...(http && { http }),
    },
  })
}

/** A failure outside GraphQL, in the envelope of rest-envelope. */
export interface HttpFailure {
  status: number
  headers: Record<string, string>
  body: { success: false; message: string; error: string; details?: Readonly<Record<string, string>> }
}

/**
 * The one translation of an error for clients of plain HTTP.
 *
 * @param error what the client may see
 * @returns status, headers and body of the answer
 */
export function toHttpFailure(error: ProductError): HttpFailure {
  const { message, fields, status, retryAfter } = error
  return {
    status,
    headers: retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) },
    body: { success: false, message, error: message, ...(fields && { details: fields }) },
  }
}
