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
  /** Repeats a random order; null where the order is not random. */
  seed: string | null
  /** The whole minute at which a search looked at what is open, in ISO 8601. */
  moment?: string | null
  /** How many more match a search for what is open, but have no hours for that day. */
  unknownHours?: number | null
  /** How many serve the place of a search from elsewhere. */
  serving?: number | null
}

export interface PageRange {
  /** From 1. */
  page: number
  perPage: number
}

/** A page of a list, before anything of it is read. */
export interface PageRequest<Where, OrderBy> extends PageRange {
  where: Where
  orderBy: OrderBy
}

/**
 * Checks the arguments of a page.
 *
 * @throws BadUserInputError that names `page` or `perPage`
 */
export function checkedPage(args: z.input<typeof pageInput>): PageRange {
  const { page, perPage } = parseInput(pageInput, args, '')
  return { page, perPage }
}

/** The cost of a list follows its length argument; one beyond the limits is refused for that, not for its cost. */
export const pageCost = ({ perPage }: { perPage: number }) => ({
  field: 1,
  multiplier: Math.min(Math.max(perPage, 1), 100),
})

/** @param total items of all pages */
function pageFacts({ page, perPage }: PageRange, total: number): PageFacts {
  return { page, perPage, total, totalPages: Math.ceil(total / perPage), seed: null }
}

/** The arguments of a query for one entity; `idOrSlug` checks that exactly one is given. */
export const keyArgs = builder.args((t) => ({
  id: t.id({ description: 'Its id.' }),
  slug: t.string({ description: 'Its slug.' }),
}))

export const pageArgs = (perPage = 10) =>
  builder.args((t) => ({
    page: t.int({ required: true, defaultValue: 1, description: 'The page, from 1.' }),
    perPage: t.int({ required: true, defaultValue: perPage, description: 'Items on a page, 1 to 100.' }),
  }))

export const Pagination = builder.objectRef<PageFacts>('Pagination').implement({
  description: 'The position of a page in its list.',
  fields: (t) => ({
    page: t.exposeInt('page', { description: 'The page, from 1; beyond the last one there are no items.' }),
    perPage: t.exposeInt('perPage', { description: 'Items on a full page.' }),
    total: t.exposeInt('total', { description: 'Items of all pages.' }),
    totalPages: t.exposeInt('totalPages', { description: 'Pages that have items; 0 when nothing matches.' }),
    seed: t.exposeString('seed', {
      nullable: true,
      description:
        'Send it with the next page to go on in the same order, on the same day (in São Paulo) and while the same establishments match; null when the order is not random.',
    }),
    moment: t.string({
      nullable: true,
      description:
        'Of a search with `openNow` only: the whole minute at which it looked. Send it with the next page, so that pages never repeat one and never leave one out.',
      resolve: ({ moment }) => moment ?? null,
    }),
    unknownHours: t.int({
      nullable: true,
      description:
        'Of a search with `openNow` only: how many match everything else and tell no hours of that day. `includeUnknownHours` finds them too.',
      resolve: ({ unknownHours }) => unknownHours ?? null,
    }),
    serving: t.int({
      nullable: true,
      description:
        'Of a search for a place only: how many match that serve it and are elsewhere. `onlyThere` leaves them out, and then they are counted all the same.',
      resolve: ({ serving }) => serving ?? null,
    }),
  }),
})

/** What the field of a page's items has in common. The page's own cost counts once for each item already. */
export const itemsOfPage = {
  description: 'The items of this page, in order.',
  complexity: { field: 1, multiplier: 1 },
}

/** The pagination of a page. @param count items of all pages */
export function paginationField<Request extends PageRange>(
  t: PothosSchemaTypes.ObjectFieldBuilder<typeof builder.$inferSchemaTypes, Request>,
  count: (request: Request, prisma: PrismaClient) => PromiseLike<number>,
) {
  return t.field({
    type: Pagination,
    description: 'The position of this page in the list.',
    resolve: async (request, _args, { prisma }) => pageFacts(request, await count(request, prisma)),
  })
}

type Noun = keyof PrismaTypes & string

interface PageSource<Request, Row> {
  /** @param query what the operation selects, with `skip` and `take`: to be spread into findMany */
  find(prisma: PrismaClient, query: object, request: Request): PromiseLike<Row[]>
  count(prisma: PrismaClient, request: Request): PromiseLike<number>
}

/**
 * Defines the type of a page of a list: `items` and `pagination`, each read only when it is selected.
 *
 * @param noun whose rows it lists
 * @returns a type whose value is the request
 */
export function pageType<N extends Noun, Request extends PageRange>(
  noun: N,
  source: PageSource<Request, PrismaTypes[N]['Shape']>,
) {
  type CityRows = PrismaTypes['City']['Shape'][]
  return builder.objectRef<Request>(`${noun}Page`).implement({
    description: 'A page of a list, with its totals.',
    fields: (t) => ({
      items: t.prismaField({
        ...itemsOfPage,
        // The types of the nouns are alike here, which TypeScript cannot see.
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

/** A page of full establishments: of the administrators' list, and of an account's own. */
export const BusinessPage = builder.objectRef<BusinessPageRequest>('BusinessPage').implement({
  description: 'A page of a list, with its totals.',
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
