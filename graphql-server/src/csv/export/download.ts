import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { dayOf } from '../../../../schema/hours/calendar.ts'
import { whereListed } from '../../businesses/list.ts'
import type { PrismaClient } from '../../generated/prisma/client.ts'
import { texts } from '../../messages/texts.ts'
import { exportBusinesses } from './export.ts'
import { exportPath, readTicket, type Ticket } from './ticket.ts'

export interface ExportsOptions {
  prisma: PrismaClient
  /** JWT_SECRET. */
  secret: string
}

interface Refusal {
  status: 401 | 410
  text: string
}

const refusals = {
  expired: { status: 410, text: texts.exports.expired },
  invalid: { status: 401, text: texts.exports.invalid },
} as const satisfies Record<string, Refusal>

/** The route that sends the establishments of a ticket as a CSV file, read as fast as the client takes it. */
export function useExports(app: FastifyInstance, { prisma, secret }: ExportsOptions): void {
  app.get<{ Querystring: { ticket?: string | string[] } }>(
    exportPath,
    { exposeHeadRoute: false },
    async (request, reply) => {
      reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
      const ticket = await checkTicket(String(request.query.ticket ?? ''))
      if ('status' in ticket) {
        return reply.code(ticket.status).type('text/plain; charset=utf-8').send(ticket.text)
      }
      const pieces = exportBusinesses({ prisma, where: await whereListed(prisma, ticket.filter) })
      // Read before the answer begins, so that a database that is away is answered with 503.
      const { value: first = '' } = await pieces.next()
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="estabelecimentos-${dayOf(Date.now())}.csv"`)
        .send(Readable.from(prepend(first, pieces)))
    },
  )

  /** Refused too when its account is not an administrator's any more. */
  async function checkTicket(text: string): Promise<Ticket | Refusal> {
    const ticket = readTicket(secret, text)
    if (typeof ticket === 'string') return refusals[ticket]
    const user = await prisma.user.findUnique({ where: { id: ticket.userId }, select: { role: true } })
    return user?.role === 'admin' ? ticket : refusals.invalid
  }
}

async function* prepend(first: string, rest: AsyncIterable<string>): AsyncGenerator<string> {
  yield first
  yield* rest
}
