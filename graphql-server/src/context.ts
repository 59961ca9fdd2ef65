import DataLoader from 'dataloader'
import type { Pool } from 'mariadb'
import type { Prisma, PrismaClient } from './generated/prisma/client.ts'
import type { Log } from './log.ts'

/** Process-wide services. The module that creates a service adds it here by module augmentation, as with Fastify. */
export interface Services {
  prisma: PrismaClient
  /** Connection pool of the public lists, separate from Prisma's. */
  pool: Pool
  /** JWT_SECRET; other keys are derived from it. */
  secret: string
  /** JWT_SECRET_PREVIOUS: sessions signed with it stay valid. */
  previousSecret?: string | undefined
  /** ORIGIN: the public origin, for absolute URLs. */
  origin: string
  /** Whether the product serves this machine only, a condition for demo accounts (demo-local). */
  servesThisMachineOnly?: boolean
  /**
   * ADMIN_SECOND_FACTOR: whether an administrator without a passkey has only a user's rights (admin-second-factor).
   */
  demandsSecondFactor?: boolean
  log: Log
}

/** The signed-in account. */
export interface Viewer {
  id: number
  role: 'user' | 'admin'
  /** Set for an administrator who is treated as a user for lack of a passkey (admin-second-factor). */
  lacksPasskey?: boolean | undefined
  /** Absent for tokens from before sessions were stored. */
  sessionId?: string | undefined
  /** Last authentication by password or passkey in this session (fresh-sign-in); absent like `sessionId`. */
  provedAt?: Date | undefined
}

/** Context of one request, created in http/request-context.ts. */
export interface Context extends Services {
  requestId: string
  /** Client IP, after forwarding headers as TRUST_PROXY allows. */
  address: string
  /** Identifies a visitor by address and browser (rendered-order). */
  visitor: string
  /** User-Agent header, or empty. */
  userAgent: string
  /** Whether demo accounts work for this request (demo-local). */
  allowsDemo(): boolean
  /** Aborted when the client of an upload disconnects. */
  signal?: AbortSignal | undefined
  /** Whether the request has no token. */
  anonymous: boolean
  /** Whether the document is the product's own, exempt from the cost limit. */
  isOwnDocument?: boolean
  /**
   * Set by a conditional write. Every write of a record by id calls it after locking the row and before any change
   * (conditional-writes).
   *
   * @throws PreconditionFailedError
   */
  checkPreconditions?(transaction: Prisma.TransactionClient): Promise<void>
  /** The signed-in account, read from the database on the first call; null for visitors. */
  viewer(): Promise<Viewer | null>
}

/**
 * Batches the reads of one request into one statement.
 *
 * @param read returns a value for each key, in order
 */
export function batchedPerRequest<Key, Value>(
  read: (prisma: PrismaClient, keys: readonly Key[]) => Promise<Value[]>,
): (context: Context, key: Key) => Promise<Value> {
  const loaders = new WeakMap<Context, DataLoader<Key, Value>>()
  return (context, key) => {
    const loader =
      loaders.get(context) ??
      new DataLoader<Key, Value>((keys) => read(context.prisma, keys), {
        cache: false,
        batchScheduleFn: setImmediate,
      })
    loaders.set(context, loader)
    return loader.load(key)
  }
}
