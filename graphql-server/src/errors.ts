import { inspect } from 'node:util'
import { databaseErrorNumber, isConflict, isDatabaseAway, isDatabaseError } from './database-away.ts'
import { texts } from './messages/texts.ts'

/** Codes that clients may rely on (machine-codes), GraphQL's `extensions.code` and REST's `code`, with their HTTP status. */
const statuses = {
  UNAUTHENTICATED: 401,
  INVALID_CREDENTIALS: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  BAD_USER_INPUT: 400,
  CONFLICT: 409,
  TOO_MANY_REQUESTS: 429,
  UNAVAILABLE: 503,
  INTERNAL_SERVER_ERROR: 500,
} as const

export type ErrorCode = keyof typeof statuses

/** Which of its causes a CONFLICT has. */
export type ConflictReason =
  | 'SLUG_TAKEN'
  | 'EMAIL_TAKEN'
  | 'IN_USE'
  | 'STALE_VERSION'
  | 'KEY_REUSED'
  | 'LIMIT_REACHED'
  | 'LAST_ADMIN'
  | 'DEACTIVATED'
  | 'RESTORE_EXPIRED'
  | 'DELETED_AGAIN'
  | 'PHOTO_LIMIT'
  | 'PARENT_MISSING'
  | 'PARENT_MOVED'
  | 'ALREADY_IMPORTED'

/** Reasons of BAD_USER_INPUT that concern the request as a whole, by HTTP status. */
const requestReasons = {
  400: 'MALFORMED',
  405: 'METHOD_NOT_ALLOWED',
  408: 'TIMEOUT',
  413: 'TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  416: 'RANGE_NOT_SATISFIABLE',
  431: 'HEADERS_TOO_LARGE',
} as const

/** Tells causes of one code apart, the same in both APIs. */
export type ErrorReason =
  | ConflictReason
  | (typeof requestReasons)[keyof typeof requestReasons]
  | 'NOT_AN_IMAGE'
  | 'DEMO_ACCOUNT'
  | 'FRESH_SIGN_IN'
  | 'SECOND_FACTOR'
  | 'PASSKEY_DEMANDED'
  | 'TOO_COMPLEX'
  | 'PREFLIGHT_NEEDED'
  | 'BUSY'
  | 'OUT_OF_SPACE'
  | 'DATABASE_AWAY'

type Details = Partial<Pick<ProductError, 'status' | 'reason' | 'fields' | 'existingId' | 'retryAfter'>>

/** An error whose message a person may read. Everything else is masked. */
export abstract class ProductError extends Error {
  readonly code: ErrorCode
  /** HTTP status of the same failure outside GraphQL. */
  readonly status: number
  readonly reason: ErrorReason | undefined
  /** Messages by path of the argument, e.g. `{ 'filter.city': '…' }`. */
  readonly fields: Readonly<Record<string, string>> | undefined
  /** Id of the record that stands in the way; clients get it as `id`. */
  readonly existingId: string | undefined
  /** Seconds after which trying again makes sense. */
  readonly retryAfter: number | undefined
  constructor(code: ErrorCode, message: string, details: Details = {}) {
    super(message)
    this.code = code
    this.status = details.status ?? statuses[code]
    this.reason = details.reason
    this.fields = details.fields
    this.existingId = details.existingId
    this.retryAfter = details.retryAfter
  }
}

/** No valid session: the client should sign in (again). */
export class UnauthenticatedError extends ProductError {
  constructor(message: string = texts.unauthenticated) {
    super('UNAUTHENTICATED', message)
  }
}

/** A failed sign-in, which clients must not take for an expired session (sign-in-limits). */
export class InvalidCredentialsError extends ProductError {
  constructor(message: string = texts.invalidCredentials) {
    super('INVALID_CREDENTIALS', message)
  }
}

/** Signed in, but without the role that this needs; or refused whoever asks. */
export class ForbiddenError extends ProductError {
  constructor(message: string = texts.forbidden, reason?: ErrorReason) {
    super('FORBIDDEN', message, { reason })
  }
}

/** What is asked for does not exist. */
export class NotFoundError extends ProductError {
  constructor(message: string = texts.notFound) {
    super('NOT_FOUND', message)
  }
}

/** What was sent breaks a rule; `fields` says which part and how. */
export class BadUserInputError extends ProductError {
  constructor(fields: Readonly<Record<string, string>>, message?: string, reason?: ErrorReason) {
    super('BAD_USER_INPUT', message ?? Object.values(fields)[0] ?? texts.badUserInput, { fields, reason })
  }
}

/** Valid by itself, but at odds with what is stored. */
export class ConflictError extends ProductError {
  constructor(reason: ConflictReason, message: string, details: Pick<Details, 'fields' | 'existingId'> = {}) {
    super('CONFLICT', message, { ...details, reason })
  }
}

/** A limit was reached. */
export class TooManyRequestsError extends ProductError {
  /** @param retryAfter seconds until the limit allows another try */
  constructor(retryAfter: number, message: string = texts.tooManyRequests) {
    super('TOO_MANY_REQUESTS', message, { retryAfter })
  }
}

/** Something that the server needs, the database above all, does not answer at the moment. */
export class UnavailableError extends ProductError {
  /** @param retryAfter in seconds */
  constructor(retryAfter = 5, message: string = texts.unavailable, reason?: ErrorReason) {
    super('UNAVAILABLE', message, { retryAfter, reason })
  }
}

/** Too many requests are under way. It is refused by design, so nothing is logged. */
export class BusyError extends UnavailableError {
  constructor() {
    super(2, texts.unavailable, 'BUSY')
  }
}

/** A request that HTTP's own rules refuse: too large, unreadable, of an unknown type. */
export class RefusedRequestError extends ProductError {
  /** @param reason where the status alone does not tell it */
  constructor(status: number, message: string, reason?: ErrorReason) {
    const known = requestReasons[status as keyof typeof requestReasons]
    super('BAD_USER_INPUT', message, { status, reason: reason ?? known ?? 'MALFORMED' })
  }
}

/** An unexpected error, of which clients see only that it happened. */
export class MaskedError extends ProductError {
  constructor() {
    super('INTERNAL_SERVER_ERROR', texts.internal)
  }
}

/** File system errors: no space, no quota, larger than a file may be. */
const outOfSpace = new Set<unknown>(['ENOSPC', 'EDQUOT', 'EFBIG'])

/**
 * The error that a client may see.
 *
 * @param thrown anything that was thrown while answering
 * @returns our own errors unchanged, an unreachable database or too many writers as UnavailableError, and MaskedError for the
 *   rest
 */
export function toProductError(thrown: unknown): ProductError {
  if (thrown instanceof ProductError) return thrown
  if (thrown instanceof Error && outOfSpace.has((thrown as NodeJS.ErrnoException).code))
    // Only the operator can help, so the client should not come back soon.
    return new UnavailableError(60, texts.outOfSpace, 'OUT_OF_SPACE')
  if (isConflict(thrown)) return new UnavailableError(2, undefined, 'BUSY')
  return isDatabaseAway(thrown)
    ? new UnavailableError(undefined, undefined, 'DATABASE_AWAY')
    : new MaskedError()
}

/** What programs read of an error, in GraphQL's `extensions` and in REST's body alike. */
export function codesOf({ code, reason, existingId }: ProductError): Record<string, string> {
  return { code, ...(reason && { reason }), ...(existingId && { id: existingId }) }
}

/**
 * A reason not to start that a person can act on. Its message is a whole Portuguese sentence; main.ts and
 * the commands print it and exit with 1, without a stack trace.
 */
export class StartupError extends Error {
  override name = 'StartupError'
}

/**
 * What a person at a terminal reads when the product does not start or a command fails.
 *
 * @returns one Portuguese sentence, or the stack trace of a mistake of ours
 */
export function terminalMessage(error: unknown): string {
  if (error instanceof StartupError || error instanceof ProductError) return error.message
  if (isConflict(error)) return texts.unavailable
  if (isDatabaseError(error)) return texts.databaseFailed(databaseErrorNumber(error))
  return inspect(error)
}
