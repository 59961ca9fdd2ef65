import type { z } from 'zod'
import { pageInput } from '../../../schema/input/page.ts'
import { builder } from '../builder.ts'
import type PrismaTypes from '../generated/pothos.ts'
import type { PrismaClient } from '../generated/prisma/client.ts'
import { parseInput } from '../parse-input.ts'
import type { PageFacts } from './page-facts.ts'
import { Pagination } from './pagination.ts'

/** A page of a list, before anything of it is read. */
export interface PageRequest<Where, OrderBy> {
  where: Where
  orderBy: OrderBy
  /** From 1. */
  page: number
  perPage: number
}

/** The arguments by which a list is asked for page by page. */
export const pageArgs = (perPage = 10) =>
  builder.args((t) => ({
    page: t.int({ required: true, defaultValue: 1, description: 'The page, from 1.' }),
    perPage: t.int({ required: true, defaultValue: perPage, description: 'Items on a page, 1 to 100.' }),
  }))

/**
 * The arguments of a page, checked.
 * @throws BadUserInputError that names `page` or `perPage`
 */
export function checkedPage(args: z.input<typeof pageInput>): { page: number; perPage: number } {
  const { page, perPage } = parseInput(pageInput, args, '')
  return { page, perPage }
}

/** A list costs what its length argument asks for; one beyond the limits is refused for that, not for its cost. */
export const pageCost = ({ perPage }: { perPage: number }) => ({
  field: 1,
  multiplier: Math.min(Math.max(perPage, 1), 100),
})

/** Where a page stands, once the items of all pages are counted. */
export function pageFacts({ page, perPage }: { page: number; perPage: number }, total: number): PageFacts {
  return { page, perPage, total, totalPages: Math.ceil(total / perPage), seed: null }
}

type Noun = keyof PrismaTypes & string

/** How a page reads its rows. */
interface PageSource<Request, Row> {
  /** @param query what the operation selects, with `skip` and `take`: to be spread into findMany */
  find(prisma: PrismaClient, query: object, request: Request): PromiseLike<Row[]>
  count(prisma: PrismaClient, request: Request): PromiseLike<number>
}

/**
 * The type of a page of a list: `items` and `pagination`, each read only when it is asked for.
 *
 * @param noun whose rows it lists
 * @param source how they are read
 * @returns a type whose value is the request
 */
export function pageType<N extends Noun, Request extends { page: number; perPage: number }>(
  noun: N,
  source: PageSource<Request, PrismaTypes[N]['Shape']>,
) {
  return builder.objectRef<Request>(`${noun}Page`).implement({
    description: 'A page of a list, with its totals.',
    fields: (t) => ({
      items: t.prismaField({
        type: [noun as 'City'],
        description: 'The items of this page, in order.',
        // The list itself counts once for each item of its page.
        complexity: { field: 1, multiplier: 1 },
        resolve: (query, request, _args, { prisma }) => {
          const { page, perPage } = request
          const rows = source.find(prisma, { ...query, skip: (page - 1) * perPage, take: perPage }, request)
          return rows as PromiseLike<PrismaTypes['City']['Shape'][]> as Promise<
            PrismaTypes['City']['Shape'][]
          >
        },
      }),
      pagination: t.field({
        type: Pagination,
        description: 'Where this page stands.',
        resolve: async (request, _args, { prisma }) =>
          pageFacts(request, await source.count(prisma, request)),
      }),
    }),
  })
}
