import { once } from 'node:events'
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
import { type ExportFormat, exportBusinesses, exportFormats } from './export.ts'
import { issueTicket, readTicket } from './ticket.ts'

const exportPath = (format: ExportFormat) => `/exports/estabelecimentos.${format}`

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

const Format = builder.enumType('ExportFormat', {
  description: 'The format of a file of establishments.',
  values: {
    CSV: { value: 'csv', description: 'Text with semicolons, for spreadsheets in Brazil.' },
    XLSX: { value: 'xlsx', description: 'A workbook of Excel.' },
    GEOJSON: { value: 'geojson', description: 'GeoJSON, for maps.' },
  } as const,
})

builder.queryField('businessExport', (t) =>
  t.field({
    type: Download,
    authScopes: { admin: true },
    description:
      "The establishments of the administrators' list as a file that importBusinesses reads (docs/catalogue-files.md). The download must begin within a minute. Needs a fresh sign-in (FORBIDDEN, reason FRESH_SIGN_IN).",
    args: {
      filter: t.arg({ type: BusinessListFilter, description: 'Which ones; all of them when absent.' }),
      format: t.arg({ type: Format, required: true, defaultValue: 'csv', description: 'The format.' }),
    },
    resolve: async (_root, { filter, format }, context) => {
      parseInput(businessListFilterInput, { filter }, '')
      const { id: userId } = await requireFreshSignIn(context)
      const { ticket, expiresAt } = issueTicket(context.secret, { userId, filter: filter ?? {} })
      return { url: `${exportPath(format)}?ticket=${ticket}`, expiresAt }
    },
  }),
)

/**
 * The routes that send the establishments of a ticket as a file, read as fast as the client takes it. A ticket is refused
 * too when its account is not an administrator's any more, or is deactivated.
 */
export function useExports(app: FastifyInstance, services: Services): void {
  for (const format of Object.keys(exportFormats) as ExportFormat[]) addRoute(app, format, services)
}

interface Services {
  prisma: PrismaClient
  secret: string
}

function addRoute(app: FastifyInstance, format: ExportFormat, { prisma, secret }: Services): void {
  app.get<{ Querystring: { ticket?: string | string[] } }>(
    exportPath(format),
    { exposeHeadRoute: false },
    async (request, reply) => {
      reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
      const ticket = readTicket(secret, String(request.query.ticket ?? ''))
      if (ticket === 'expired') return reply.code(410).type(plainText).send(texts.exports.expired)
      const user = ticket && { id: ticket.userId, role: 'admin' as const, deactivatedAt: null }
      const isAdmin = user && (await prisma.user.count({ where: user })) > 0
      if (!isAdmin) return reply.code(401).type(plainText).send(texts.exports.invalid)
      const where = await whereListed(prisma, ticket.filter)
      const pieces = Readable.from(exportBusinesses({ prisma, format, where }))
      // Read before the answer begins, so that a database that is away is answered with 503.
      await once(pieces, 'readable')
      return reply
        .type(exportFormats[format].mediaType)
        .header(
          'content-disposition',
          `attachment; filename="estabelecimentos-${localDate(Date.now())}.${format}"`,
        )
        .send(pieces)
    },
  )
}
