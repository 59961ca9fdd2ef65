import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import type { PrismaClient } from '../../generated/prisma/client.ts'
import { texts } from '../../messages/texts.ts'
import { dayOf } from '../../time/calendar.ts'
import { exportBusinesses } from '../import/export.ts'
import { whereListed } from '../list-filter.ts'
import { exportPath } from './path.ts'
import { readTicket, type Ticket } from './ticket.ts'

export interface ExportsOptions {
  prisma: PrismaClient
  /** JWT_SECRET. */
  secret: string
}

/** A download that is refused, as a person reads it who followed an address. */
interface Refusal {
  status: 401 | 410
  text: string
}

const refusals = {
  expired: { status: 410, text: texts.exports.expired },
  invalid: { status: 401, text: texts.exports.invalid },
} as const satisfies Record<string, Refusal>

/**
 * The establishments that a ticket is for, as a CSV file: read and sent piece by piece, as fast as it is taken.
 *
 * @param app the server
 */
export function useExports(app: FastifyInstance, { prisma, secret }: ExportsOptions): void {
  app.get<{ Querystring: { ticket?: string | string[] } }>(
    exportPath,
    { exposeHeadRoute: false },
    async (request, reply) => {
      reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
      const ticket = await admitted(String(request.query.ticket ?? ''))
      if ('status' in ticket) {
        return reply.code(ticket.status).type('text/plain; charset=utf-8').send(ticket.text)
      }
      const pieces = exportBusinesses({ prisma, where: await whereListed(prisma, ticket.filter) })
      // Begun before anything is answered, so that a database that is away is told as such.
      const { value: beginning = '' } = await pieces.next()
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="estabelecimentos-${dayOf(Date.now())}.csv"`)
        .send(Readable.from(continued(beginning, pieces)))
    },
  )

  /** A ticket of somebody who is no administrator any more counts for nothing. */
  async function admitted(text: string): Promise<Ticket | Refusal> {
    const ticket = readTicket(secret, text)
    if (typeof ticket === 'string') return refusals[ticket]
    const user = await prisma.user.findUnique({ where: { id: ticket.userId }, select: { role: true } })
    return user?.role === 'admin' ? ticket : refusals.invalid
  }
}

async function* continued(beginning: string, rest: AsyncIterable<string>): AsyncGenerator<string> {
  yield beginning
  yield* rest
}
