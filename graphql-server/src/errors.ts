import { inspect } from 'node:util'
import { databaseErrorNumber, isConflict, isDatabaseAway, isDatabaseError } from './database-away.ts'
import { texts } from './messages/texts.ts'

/**
 * Error codes with their HTTP status, which clients may rely on (machine-codes): GraphQL's `extensions.code` and
 * REST's `code`.
 */
export const statuses = {
  UNAUTHENTICATED: 401,
  INVALID_CREDENTIALS: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  MERGED: 404,
  BAD_USER_INPUT: 400,
  CONFLICT: 409,
  PRECONDITION_FAILED: 412,
  TOO_MANY_REQUESTS: 429,
  UNAVAILABLE: 503,
  INTERNAL_SERVER_ERROR: 500,
} as const

export type ErrorCode = keyof typeof statuses

/** Reasons of each code, the same in both APIs, whose docs list them. */
export const reasons = {
  CONFLICT: {
    SLUG_TAKEN: 'the slug is taken',
    VALUE_TAKEN: 'the value of the field named in `fields` is taken',
    EMAIL_TAKEN: 'an account has the e-mail address',
    IN_USE: 'other records refer to it, so that it cannot be deleted or moved',
    STALE_VERSION: 'it was changed since the `version` that was sent',
    KEY_REUSED: 'the key was sent before with other content; `id` is the record that it made',
    LIMIT_REACHED: 'the maximum number is reached',
    LAST_ADMIN: 'no administrator would be left',
    DEACTIVATED: 'the account is deactivated (of `FORBIDDEN` too: signing in to it)',
    RESTORE_EXPIRED: 'the deletion is too old to be undone',
    DELETED_AGAIN: 'it was deleted again since',
    ALREADY_UNDONE: 'the change has been taken back, or everything is as before it',
    CHANGED_SINCE: 'every field was changed since: choose `fields` or send `withChanged`',
    UNDO_IMPOSSIBLE: 'something that the old values refer to is gone, or a rule refuses them',
    PHOTO_LIMIT: 'the photos would be too many',
    PARENT_MISSING: 'what it belongs to is deleted',
    PARENT_MOVED: 'what it belongs to was moved',
    ALREADY_IMPORTED: 'another import has created it already',
    ALREADY_DECIDED: 'the proposal has been accepted or refused',
    CONFIRMATION_NEEDED: 'the change needs `confirmed: true`',
    OWNERS_DIFFER: 'two establishments to be merged do not have the same owner',
    PART_OF_MERGE: 'it is part of a merge, which `undoChange` undoes as one',
  },
  BAD_USER_INPUT: {
    MALFORMED: 'the request cannot be read (400)',
    BATCH: 'several operations in one request: send one (400)',
    SUBSCRIPTION: 'there are no subscriptions (400)',
    METHOD_NOT_ALLOWED: 'another method is needed: `Allow` (405)',
    TIMEOUT: 'the request arrived too slowly (408)',
    TOO_LARGE: 'too many bytes, pixels or files (413)',
    UNSUPPORTED_MEDIA_TYPE: 'a body of another type (415)',
    NOT_AN_IMAGE: 'a file that is no image (415)',
    RANGE_NOT_SATISFIABLE: 'a range outside of the file (416)',
    HEADERS_TOO_LARGE: 'too many bytes of headers (431)',
    TOO_COMPLEX: 'a GraphQL operation beyond the limits (400)',
    FOREIGN_TABLE: 'a file without the columns of the catalogue: it is a source (400)',
  },
  FORBIDDEN: {
    DEMO_ACCOUNT: 'demo accounts only work on the machine of the demo',
    FRESH_SIGN_IN: 'the session must be confirmed first',
    SECOND_FACTOR: 'the account has a passkey',
    PASSKEY_DEMANDED: 'administrators need a passkey here',
    PREFLIGHT_NEEDED: 'a header that makes browsers send a preflight is missing',
  },
  UNAVAILABLE: {
    BUSY: 'too many requests are running',
    OUT_OF_SPACE: 'the disk is full',
    DATABASE_AWAY: 'the database does not answer',
  },
} as const satisfies Partial<Record<ErrorCode, Record<string, string>>>

/** @returns the reasons of a code with their descriptions */
export const codeReasons = (code: string): Record<string, string> =>
  (reasons as Record<string, Record<string, string>>)[code] ?? {}

export type ConflictReason = keyof typeof reasons.CONFLICT

type Reason<Code extends keyof typeof reasons> = keyof (typeof reasons)[Code]

export type ErrorReason = { [Code in keyof typeof reasons]: Reason<Code> }[keyof typeof reasons]

/** BAD_USER_INPUT reasons that concern the whole request, by HTTP status. */
const requestReasons = {
  400: 'MALFORMED',
  405: 'METHOD_NOT_ALLOWED',
  408: 'TIMEOUT',
  413: 'TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  416: 'RANGE_NOT_SATISFIABLE',
  431: 'HEADERS_TOO_LARGE',
} as const

/** The record that another one was merged into (merge). */
export interface MergedDetails {
  id: string
  slug: string
  /** Whether the merge can no longer be undone. */
  isFinal: boolean
}

type Details = Partial<
  Pick<ProductError, 'status' | 'reason' | 'fields' | 'existingId' | 'retryAfter' | 'details'>
>

/** An error with a message for users. All others are masked. */
export abstract class ProductError extends Error {
  readonly code: ErrorCode
  /** HTTP status outside GraphQL. */
  readonly status: number
  readonly reason: ErrorReason | undefined
  /** Messages by argument path, e.g. `{ 'filter.city': '…' }`. */
  readonly fields: Readonly<Record<string, string>> | undefined
  /** Id of the record that blocks the write; sent to clients as `id`. */
  readonly existingId: string | undefined
  /** Seconds to wait before a retry. */
  readonly retryAfter: number | undefined
  readonly details: MergedDetails | undefined
  constructor(code: ErrorCode, message: string, details: Details = {}) {
    super(message)
    this.code = code
    this.status = details.status ?? statuses[code]
    this.reason = details.reason
    this.fields = details.fields
    this.existingId = details.existingId
    this.retryAfter = details.retryAfter
    this.details = details.details
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

/** Signed in, but the role is insufficient; or denied to everyone. */
export class ForbiddenError extends ProductError {
  constructor(message: string = texts.forbidden, reason?: ErrorReason) {
    super('FORBIDDEN', message, { reason })
  }
}

export class NotFoundError extends ProductError {
  constructor(message: string = texts.notFound) {
    super('NOT_FOUND', message)
  }
}

/** The requested record was merged into another one. */
export class MergedError extends ProductError {
  constructor(message: string, details: MergedDetails) {
    super('MERGED', message, { details })
  }
}

/** Invalid input; `fields` has a message per argument. */
export class BadUserInputError extends ProductError {
  constructor(fields: Readonly<Record<string, string>>, message?: string, reason?: ErrorReason) {
    super('BAD_USER_INPUT', message ?? Object.values(fields)[0] ?? texts.badUserInput, { fields, reason })
  }
}

/** Valid by itself, but in conflict with stored data. */
export class ConflictError extends ProductError {
  constructor(reason: ConflictReason, message: string, details: Pick<Details, 'fields' | 'existingId'> = {}) {
    super('CONFLICT', message, { ...details, reason })
  }
}

/** If-Match or If-Unmodified-Since does not match, or there is nothing to compare with. */
export class PreconditionFailedError extends ProductError {
  constructor() {
    super('PRECONDITION_FAILED', texts.preconditionFailed)
  }
}

export class TooManyRequestsError extends ProductError {
  /** @param retryAfter seconds until the limit allows another attempt */
  constructor(retryAfter: number, message: string = texts.tooManyRequests) {
    super('TOO_MANY_REQUESTS', message, { retryAfter })
  }
}

/** A dependency, mainly the database, is unavailable. */
export class UnavailableError extends ProductError {
  /** @param retryAfter in seconds */
  constructor(retryAfter = 5, message: string = texts.unavailable, reason?: ErrorReason) {
    super('UNAVAILABLE', message, { retryAfter, reason })
  }
}

/** Load shedding: too many requests in flight. By design, so it is not logged. */
export class BusyError extends UnavailableError {
  constructor() {
    super(2, texts.unavailable, 'BUSY')
  }
}

/** A request refused by HTTP's own rules: too large, unreadable, of an unsupported type. */
export class RefusedRequestError extends ProductError {
  /**
   * @param status one without a reason of its own becomes 400, so that each reason has one status
   * @param reason if the status alone does not imply it
   */
  constructor(status: number, message: string, reason?: ErrorReason) {
    const known = requestReasons[status as keyof typeof requestReasons]
    const details = { status: known ? status : 400, reason: reason ?? known ?? 'MALFORMED' } as const
    super('BAD_USER_INPUT', message, details)
  }
}

/** An unexpected error, without details for clients. */
export class MaskedError extends ProductError {
  constructor() {
    super('INTERNAL_SERVER_ERROR', texts.internal)
  }
}

/** File system errors: no space, no quota, file too large. */
const outOfSpace = new Set<unknown>(['ENOSPC', 'EDQUOT', 'EFBIG'])

/**
 * The error that a client may see.
 *
 * @param thrown anything thrown while handling a request
 * @returns our own errors unchanged, UnavailableError for an unreachable database or too many writers, MaskedError
 * for the rest
 */
export function toProductError(thrown: unknown): ProductError {
  if (thrown instanceof ProductError) return thrown
  if (thrown instanceof Error && outOfSpace.has((thrown as NodeJS.ErrnoException).code))
    // Only the operator can fix this, so the client should not retry soon.
    return new UnavailableError(60, texts.outOfSpace, 'OUT_OF_SPACE')
  if (isConflict(thrown)) return new UnavailableError(2, undefined, 'BUSY')
  return isDatabaseAway(thrown)
    ? new UnavailableError(undefined, undefined, 'DATABASE_AWAY')
    : new MaskedError()
}

/**
 * Log level of a fault, the same for one kind of fault everywhere (docs/operations.md, Watch).
 *
 * @returns `warn` when a dependency is unavailable, full or busy, which passes; `error` for the unexpected
 */
export function faultLevel(thrown: unknown): 'warn' | 'error' {
  return toProductError(thrown) instanceof MaskedError ? 'error' : 'warn'
}

/** Machine-readable part of an error, in GraphQL's `extensions` and in REST's body alike. */
export function errorExtensions({ code, reason, existingId, details }: ProductError) {
  return {
    code,
    ...(reason && { reason }),
    ...(existingId && { id: existingId }),
    ...(details && { details }),
  }
}

/**
 * A failed start that a person can fix. Its message is a whole Portuguese sentence; main.ts and the commands print it
 * and exit with 1, without a stack trace.
 */
export class StartupError extends Error {
  override name = 'StartupError'
}

/**
 * Message in the terminal when the product does not start or a command fails.
 *
 * @returns one Portuguese sentence, or the stack trace of a bug of ours
 */
export function terminalMessage(error: unknown): string {
  if (error instanceof StartupError || error instanceof ProductError) return error.message
  if (isConflict(error)) return texts.unavailable
  if (isDatabaseError(error)) return texts.databaseFailed(databaseErrorNumber(error))
  return inspect(error)
}
