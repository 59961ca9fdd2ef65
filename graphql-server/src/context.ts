import type { Pool } from 'mariadb'
import type { Background } from './background.ts'
import type { PrismaClient } from './generated/prisma/client.ts'
import type { Limiter } from './limits/limiter.ts'
import type { Log } from './log.ts'
import type { Mail } from './mail/mail.ts'
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
  /** Letters to people, sent in the background; the templates stand in mail/. */
  mail: Mail
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
  log: Log
}

/** A request, before anything of it is executed. */
export interface Visit {
  requestId: string
  /** The visitor's address, forwarded ones counted as TRUST_PROXY says. */
  address: string
  /** Tells visitors apart: address and browser, hashed (rendered-order). */
  visitor: string
  /** The Authorization header, if there is one. */
  authorization?: string | undefined
  /** Called with the account once it is known. */
  identified?: (viewerId: number) => void
  /** Aborted when the client goes away; absent where nobody waits for it. */
  signal?: AbortSignal | undefined
}

export interface Context extends Services {
  requestId: string
  address: string
  visitor: string
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
  const { authorization } = visit
  let viewer = authorization ? undefined : (nobody as Promise<Viewer | null>)
  return {
    ...services,
    requestId: visit.requestId,
    address: visit.address,
    visitor: visit.visitor,
    signal: visit.signal,
    anonymous: !authorization,
    viewer() {
      viewer ??= identify(services, visit)
      return viewer
    },
  }
}

async function identify(services: Services, visit: Visit): Promise<Viewer | null> {
  const { secret, previousSecret, prisma } = services
  const secrets = previousSecret === undefined ? [secret] : [secret, previousSecret]
  const viewer = await readViewer(visit.authorization ?? '', secrets, prisma)
  if (viewer) visit.identified?.(viewer.id)
  return viewer
}
