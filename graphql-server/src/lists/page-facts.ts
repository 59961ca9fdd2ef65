/** Where a page stands in its list. */
export interface PageFacts {
  /** From 1. */
  page: number
  perPage: number
  total: number
  totalPages: number
  /** What repeats a random order; null where the order is not random. */
  seed: string | null
}
