import type { Prisma } from '../generated/prisma/client.ts'
import { type PageRequest, pageType } from './page.ts'

/** Which establishments a page lists, and in which order. */
export type BusinessPageRequest = PageRequest<
  Prisma.BusinessWhereInput,
  Prisma.BusinessOrderByWithRelationInput[]
>

/** A page of whole establishments: of the administrators' list, and of what somebody owns. */
export const BusinessPage = pageType<'Business', BusinessPageRequest>('Business', {
  find: (prisma, query, { where, orderBy }) => prisma.business.findMany({ ...query, where, orderBy }),
  count: (prisma, { where }) => prisma.business.count({ where }),
})
