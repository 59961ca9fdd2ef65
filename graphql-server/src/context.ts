import type { Pool } from 'mariadb'
import type { Background } from './background.ts'
import type { PrismaClient } from './generated/prisma/client.ts'
import type { Limiter } from './limits/limiter.ts'
import type { Log } from './log.ts'
import type { Mailer } from './mail/mailer.ts'
import type { Images } from './media/images.ts'
import type { SearchEngine } from './search/engine.ts'
import { readViewer, type Viewer } from './sessions/viewer.ts'
import type { ZipCodes } from './zip-codes/lookup.ts'

/** What lives as long as the process. */
export interface Services {
  prisma: PrismaClient
  /** Connections of the public lists, beside Prisma's own. */
  pool: Pool
  /** The fair search over the same pool. */
  search: SearchEngine
  /** The image store and the intake. */
  images: Images
  /** Limits of sign-ins, registrations and mails; see limits/rules.ts. */
  limiter: Limiter
  /** Sends the mails of messages/mails.ts in the background. */
  mail: Mailer
  /** Addresses of zip codes, when a service for them is configured. */
  zipCodes: ZipCodes
  /** Work that goes on after its request has been answered. */
  background: Background
  /** JWT_SECRET; other keys are derived from it. */
  secret: string
  /** JWT_SECRET_PREVIOUS: sessions that it signed go on. */
  previousSecret?: string | undefined
  /** ORIGIN: the public origin, for absolute addresses. */
  origin: string
  /** Whether the product serves this machine alone: demo accounts work nowhere else (demo-local). */
  servesThisMachineOnly?: boolean
  log: Log
}

/** A request, before anything of it is executed. */
export interface Visit {
  requestId: string
  /** The visitor's address, forwarded ones counted as TRUST_PROXY says. */
  address: string
  /** Tells visitors apart: address and browser (rendered-order). */
  visitor: string
  /** The Authorization header, if there is one. */
  authorization?: string | undefined
  /** The User-Agent header, if there is one. */
  userAgent?: string | undefined
  /** Whether the request was made on this machine to this machine; not, when absent. */
  isLocal?: () => boolean
  /** Called with the account once it is known. */
  identified?: (viewerId: number) => void
  /** Aborted when the client goes away; absent where nobody waits for it. */
  signal?: AbortSignal | undefined
}

export interface Context extends Services {
  requestId: string
  address: string
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
  /** Who asks, read from the database at the first call; null for visitors. */
  viewer(): Promise<Viewer | null>
}

const nobody = Promise.resolve(null)

/** The context of one request. */
export function createContext(services: Services, visit: Visit): Context {
  const { authorization, requestId, address, visitor, userAgent = '', identified, signal } = visit
  let viewer = authorization ? undefined : (nobody as Promise<Viewer | null>)
  const allowsDemo = () => services.servesThisMachineOnly === true && visit.isLocal?.() === true
  return {
    ...services,
    requestId,
    address,
    visitor,
    userAgent,
    allowsDemo,
    signal,
    anonymous: !authorization,
    viewer() {
      viewer ??= identify()
      return viewer
    },
  }

  async function identify(): Promise<Viewer | null> {
    const trace = { log: services.log, requestId }
    const found = await readViewer(services, authorization ?? '', allowsDemo, trace)
    if (found) identified?.(found.id)
    return found
  }
}
