import type { z } from 'zod'
import { pageInput } from '../../../schema/input/lists.ts'
import { parseInput } from '../parse-input.ts'

/** Where a page stands in its list. */
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
  /** How many a search for what is open would match besides, if they told hours of that day. */
  unknownHours?: number | null
}

/** A page of a list, before anything of it is read. */
export interface PageRequest<Where, OrderBy> {
  where: Where
  orderBy: OrderBy
  /** From 1. */
  page: number
  perPage: number
}

/**
 * Checks the arguments of a page.
 *
 * @throws BadUserInputError that names `page` or `perPage`
 */
export function checkedPage(args: z.input<typeof pageInput>): { page: number; perPage: number } {
  const { page, perPage } = parseInput(pageInput, args, '')
  return { page, perPage }
}

/** The cost of a list follows its length argument; one beyond the limits is refused for that, not for its cost. */
export const pageCost = ({ perPage }: { perPage: number }) => ({
  field: 1,
  multiplier: Math.min(Math.max(perPage, 1), 100),
})

/** @param total items of all pages */
export function pageFacts({ page, perPage }: { page: number; perPage: number }, total: number): PageFacts {
  return { page, perPage, total, totalPages: Math.ceil(total / perPage), seed: null }
}
