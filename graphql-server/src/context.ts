import DataLoader from 'dataloader'
import type { Pool } from 'mariadb'
import type { Prisma, PrismaClient } from './generated/prisma/client.ts'
import type { Log } from './log.ts'

/** What lives as long as the process. The folder that makes a service adds it here (module augmentation), as with Fastify. */
export interface Services {
  prisma: PrismaClient
  /** Connections of the public lists, separate from Prisma's. */
  pool: Pool
  /** JWT_SECRET; other keys are derived from it. */
  secret: string
  /** JWT_SECRET_PREVIOUS: sessions that it signed go on. */
  previousSecret?: string | undefined
  /** ORIGIN: the public origin, for absolute addresses. */
  origin: string
  /** Whether the product serves this machine alone: demo accounts work nowhere else (demo-local). */
  servesThisMachineOnly?: boolean
  /** ADMIN_SECOND_FACTOR: whether an administrator without a passkey has no more rights than a user (admin-second-factor). */
  demandsSecondFactor?: boolean
  log: Log
}

/** The signed-in person behind a request. */
export interface Viewer {
  id: number
  role: 'user' | 'admin'
  /** Set where an administrator is treated as a user until there is a passkey (admin-second-factor). */
  lacksPasskey?: boolean | undefined
  /** Absent for a token from before sessions were kept in the database. */
  sessionId?: string | undefined
  /** When the password or a passkey was last shown in this session (fresh-sign-in); absent as `sessionId` is. */
  provedAt?: Date | undefined
}

/** What resolvers get of one request; http/request-context.ts makes it. */
export interface Context extends Services {
  requestId: string
  /** The visitor's address, forwarded ones counted as TRUST_PROXY says. */
  address: string
  /** Identifies a visitor: address and browser (rendered-order). */
  visitor: string
  /** The User-Agent header; empty when there is none. */
  userAgent: string
  /** Whether demo accounts work for this request (demo-local). */
  allowsDemo(): boolean
  /** Aborted when the client of a request that brings files goes away. */
  signal?: AbortSignal | undefined
  /** Whether the request carries no token. */
  anonymous: boolean
  /** Whether the document is one of the product's own, to which the cost limit does not apply. */
  isOwnDocument?: boolean
  /**
   * Set by a conditional write. Every write of one record by its id calls it once the row is locked, before it changes
   * anything (conditional-writes).
   *
   * @throws PreconditionFailedError
   */
  checkPreconditions?(transaction: Prisma.TransactionClient): Promise<void>
  /** Who asks, read from the database at the first call; null for visitors. */
  viewer(): Promise<Viewer | null>
}

/**
 * Makes a read of which those of one request share a statement.
 *
 * @param read gives a value for each key, in their order
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
