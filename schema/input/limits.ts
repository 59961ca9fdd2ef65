/** Bounds of what a search takes (page-bounds); lengths are those of the columns that are compared. */
export const searchLimits = {
  perPage: 100,
  limit: 100,
  name: 160,
  nameWords: 20,
  filter: 180,
  attributes: 10,
  seed: 64,
  /** Establishments that a map shows at once. */
  points: 500,
  /** Establishments of each list of a day. */
  openDay: 6,
  /** Days ahead whose holidays have a page. */
  openDays: 14,
} as const

/** Distances of the filter `near`, in kilometres. */
export const nearKm = [1, 3, 5, 10] as const

/** How many establishments may be chosen at once, from one page of the list or as its whole result. */
export const mostChosen = 5_000
