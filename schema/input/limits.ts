/** Limits of search arguments (page-bounds); text lengths match the compared columns. */
export const searchLimits = {
  perPage: 100,
  limit: 100,
  name: 160,
  nameWords: 20,
  filter: 180,
  attributes: 10,
  seed: 64,
  /** Establishments on a map. */
  points: 500,
  /** Establishments in each list of a day. */
  openDay: 6,
  /** Number of days ahead whose holidays have a page. */
  openDays: 14,
} as const

/** Distances of the filter `near`, in kilometres. */
export const nearKm = [1, 3, 5, 10] as const

/** Maximum number of establishments in a selection, from one page or the whole result. */
export const mostChosen = 5_000
