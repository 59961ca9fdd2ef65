import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { localDate } from '../../../../schema/hours/calendar.ts'
import { businessListFilterInput } from '../../../../schema/input/business-list.ts'
import { builder } from '../../builder.ts'
import { BusinessListFilter, whereListed } from '../../businesses/list.ts'
import type { PrismaClient } from '../../generated/prisma/client.ts'
import { texts } from '../../messages/texts.ts'
import { parseInput } from '../../parse-input.ts'
import { requireFreshSignIn } from '../../sessions/viewer.ts'
import { exportBusinesses } from './export.ts'
import { issueTicket, readTicket } from './ticket.ts'

const exportPath = '/exports/estabelecimentos.csv'

const plainText = 'text/plain; charset=utf-8'

const Download = builder.objectRef<{ url: string; expiresAt: Date }>('Download').implement({
  description: 'A file that can be downloaded for a moment.',
  fields: (t) => ({
    url: t.exposeString('url', {
      description: 'Where it is, below this server: for anyone with the address, without a session.',
    }),
    expiresAt: t.expose('expiresAt', {
      type: 'DateTime',
      description: 'Until when the download must have begun.',
    }),
  }),
})

builder.queryField('businessExport', (t) =>
  t.field({
    type: Download,
    authScopes: { admin: true },
    description:
      "The establishments of the administrators' list as a CSV file that importBusinesses reads (docs/catalogue-files.md). The download must begin within a minute. Needs a fresh sign-in (FORBIDDEN, reason FRESH_SIGN_IN).",
    args: {
      filter: t.arg({ type: BusinessListFilter, description: 'Which ones; all of them when absent.' }),
    },
    resolve: async (_root, { filter }, context) => {
      parseInput(businessListFilterInput, { filter }, '')
      const { id: userId } = await requireFreshSignIn(context)
      const { ticket, expiresAt } = issueTicket(context.secret, { userId, filter: filter ?? {} })
      return { url: `${exportPath}?ticket=${ticket}`, expiresAt }
    },
  }),
)

/**
 * The route that sends the establishments of a ticket as a CSV file, read as fast as the client takes it. A ticket is refused
 * too when its account is not an administrator's any more, or is deactivated.
 */
export function useExports(
  app: FastifyInstance,
  { prisma, secret }: { prisma: PrismaClient; secret: string },
): void {
  app.get<{ Querystring: { ticket?: string | string[] } }>(
    exportPath,
    { exposeHeadRoute: false },
    async (request, reply) => {
      reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
      const ticket = readTicket(secret, String(request.query.ticket ?? ''))
      if (ticket === 'expired') return reply.code(410).type(plainText).send(texts.exports.expired)
      const where = ticket && { id: ticket.userId, role: 'admin' as const, deactivatedAt: null }
      const isAdmin = where && (await prisma.user.count({ where })) > 0
      if (!isAdmin) return reply.code(401).type(plainText).send(texts.exports.invalid)
      const pieces = exportBusinesses({ prisma, where: await whereListed(prisma, ticket.filter) })
      // Read before the answer begins, so that a database that is away is answered with 503.
      const { value: first = '' } = await pieces.next()
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="estabelecimentos-${localDate(Date.now())}.csv"`)
        .send(Readable.from(prepend(first, pieces)))
    },
  )
}

async function* prepend(first: string, rest: AsyncIterable<string>): AsyncGenerator<string> {
  yield first
  yield* rest
}
