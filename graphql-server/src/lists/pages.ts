import type { z } from 'zod'
import { pageInput } from '../../../schema/input/lists.ts'
import { builder } from '../builder.ts'
import type PrismaTypes from '../generated/pothos.ts'
import type { Prisma, PrismaClient } from '../generated/prisma/client.ts'
import { parseInput } from '../parse-input.ts'

export interface PageFacts {
  /** From 1. */
  page: number
  perPage: number
  total: number
  totalPages: number
  /** Repeats a random order; null for other orders. */
  seed: string | null
  /** The whole minute for which a search evaluated "open now", in ISO 8601. */
  moment?: string | null
  /** Number of further matches of an "open now" search without hours for that day. */
  unknownHours?: number | null
  /** Number of matches that serve the searched place from elsewhere. */
  serving?: number | null
}

export interface PageRange {
  /** From 1. */
  page: number
  perPage: number
}

/** A page of a list, before it is read. */
export interface PageRequest<Where, OrderBy> extends PageRange {
  where: Where
  orderBy: OrderBy
}

/**
 * Validates the arguments of a page.
 *
 * @throws BadUserInputError that names `page` or `perPage`
 */
export function checkedPage(args: z.input<typeof pageInput>): PageRange {
  const { page, perPage } = parseInput(pageInput, args, '')
  return { page, perPage }
}

/** Cost by page size, clamped so that one beyond the limits is refused for its size, not for its cost. */
export const pageCost = ({ perPage }: { perPage: number }) => ({
  field: 1,
  multiplier: Math.min(Math.max(perPage, 1), 100),
})

/** @param total items of all pages */
function pageFacts({ page, perPage }: PageRange, total: number): PageFacts {
  return { page, perPage, total, totalPages: Math.ceil(total / perPage), seed: null }
}

/** Arguments of a query for one entity; `idOrSlug` checks that exactly one is given. */
export const keyArgs = builder.args((t) => ({
  id: t.id({ description: 'Id of the entity.' }),
  slug: t.string({ description: 'Slug of the entity.' }),
}))

export const pageArgs = (perPage = 10) =>
  builder.args((t) => ({
    page: t.int({ required: true, defaultValue: 1, description: 'Page number, from 1.' }),
    perPage: t.int({ required: true, defaultValue: perPage, description: 'Items per page, 1 to 100.' }),
  }))

export const Pagination = builder.objectRef<PageFacts>('Pagination').implement({
  description: 'Position of a page in its list.',
  fields: (t) => ({
    page: t.exposeInt('page', {
      description: 'Page number, from 1; beyond the last page there are no items.',
    }),
    perPage: t.exposeInt('perPage', { description: 'Items on a full page.' }),
    total: t.exposeInt('total', { description: 'Items on all pages.' }),
    totalPages: t.exposeInt('totalPages', { description: 'Number of pages; 0 when nothing matches.' }),
    seed: t.exposeString('seed', {
      nullable: true,
      description:
        'Send it with the next page to keep the order, on the same day (in São Paulo) and while the same establishments match; null when the order is not random.',
    }),
    moment: t.string({
      nullable: true,
      description:
        'For a search with `openNow` only: the whole minute that it evaluated. Send it with the next page, so that pages neither repeat nor omit an establishment.',
      resolve: ({ moment }) => moment ?? null,
    }),
    unknownHours: t.int({
      nullable: true,
      description:
        'For a search with `openNow` only: number of further matches without hours for that day. `includeUnknownHours` includes them.',
      resolve: ({ unknownHours }) => unknownHours ?? null,
    }),
    serving: t.int({
      nullable: true,
      description:
        'For a search by place only: number of matches that serve it from elsewhere. `onlyThere` excludes them from the items, but not from this count.',
      resolve: ({ serving }) => serving ?? null,
    }),
  }),
})

/** Common options of a page's `items`. The page's own cost already counts once per item. */
export const itemsOfPage = {
  description: 'Items of this page, in order.',
  complexity: { field: 1, multiplier: 1 },
}

/** The pagination of a page. @param count items of all pages */
export function paginationField<Request extends PageRange>(
  t: PothosSchemaTypes.ObjectFieldBuilder<typeof builder.$inferSchemaTypes, Request>,
  count: (request: Request, prisma: PrismaClient) => PromiseLike<number>,
) {
  return t.field({
    type: Pagination,
    description: 'Position of this page in the list.',
    resolve: async (request, _args, { prisma }) => pageFacts(request, await count(request, prisma)),
  })
}

type Noun = keyof PrismaTypes & string

interface PageSource<Request, Row> {
  /** @param query selection of the operation, with `skip` and `take`, to spread into findMany */
  find(prisma: PrismaClient, query: object, request: Request): PromiseLike<Row[]>
  count(prisma: PrismaClient, request: Request): PromiseLike<number>
}

/**
 * Defines the type of a page of a list: `items` and `pagination`, each read only if selected.
 *
 * @param noun entity of its rows
 * @returns a type whose value is the request
 */
export function pageType<N extends Noun, Request extends PageRange>(
  noun: N,
  source: PageSource<Request, PrismaTypes[N]['Shape']>,
) {
  type CityRows = PrismaTypes['City']['Shape'][]
  return builder.objectRef<Request>(`${noun}Page`).implement({
    description: 'Page of a list, with its totals.',
    fields: (t) => ({
      items: t.prismaField({
        ...itemsOfPage,
        // The entities' types are alike here, which TypeScript cannot infer.
        type: [noun as 'City'],
        resolve: (query, request, _args, { prisma }) => {
          const { page, perPage } = request
          const rows = source.find(prisma, { ...query, skip: (page - 1) * perPage, take: perPage }, request)
          return rows as PromiseLike<CityRows> as Promise<CityRows>
        },
      }),
      pagination: paginationField(t, (request, prisma) => source.count(prisma, request)),
    }),
  })
}

type BusinessPageRequest = PageRequest<Prisma.BusinessWhereInput, Prisma.BusinessOrderByWithRelationInput[]>

/** A page of full establishments, for the administrators' list and for an account's own. */
export const BusinessPage = builder.objectRef<BusinessPageRequest>('BusinessPage').implement({
  description: 'Page of a list, with its totals.',
  fields: (t) => ({
    items: t.field({
      ...itemsOfPage,
      type: ['Business'],
      resolve: async ({ where, orderBy, page, perPage }, _args, { prisma, search }) => {
        const range = { skip: (page - 1) * perPage, take: perPage }
        const rows = await prisma.business.findMany({ where, orderBy, ...range, select: { id: true } })
        return search.fullBusinesses(rows.map(({ id }) => id))
      },
    }),
    pagination: paginationField(t, ({ where }, prisma) => prisma.business.count({ where })),
  }),
})
