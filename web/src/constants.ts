/** Numbers from the specification (constants) that the web app uses. */

export const pageSizes = [9, 12, 24] as const
export const defaultPageSize = 9
export const maxPageButtons = 5

/**
 * Limits of a search's text, as in `schema/input/limits.ts`: characters and words of a name, characters of a
 * filter.
 */
export const maxNameLength = 160
export const maxNameWords = 20
export const maxFilterLength = 180

/** Establishments on the page of a city, or of a category in a city. */
export const cityPageCount = 12
/** Minimum establishments of a category in a city to get a page; below it links lead to a search. */
export const fewForPage = 3

/** Debounce of suggestions, in milliseconds. */
export const suggestionDelay = 150

/** Establishments in the home page's latest list; `site/home/page.graphql` repeats the number. */
export const latestCount = 8

/** Establishments in the dashboard's latest list. */
export const recentCount = 6

/** Establishments in a profile's related grid. */
export const relatedCount = 4

export const footerCityCount = 5
export const footerCategoryCount = 5
/** Interval of shuffling the footer's categories, in milliseconds. */
export const footerShuffleInterval = 10_000

/** Pixels of scroll after which the home page's top bar turns opaque. */
export const opaqueThreshold = 10

/** Establishments per page of Minhas Empresas. */
export const myBusinessesPerPage = 12

/** Accounts per page in the dashboard. */
export const usersPerPage = 20

/** Searches without results per page in the dashboard. */
export const emptySearchesPerPage = 20
/** Pairs per page, each with two establishments. */
export const pairsPerPage = 10

/** Entries per page of the audit trail. */
export const entriesPerPage = 20

/** Proposals per page, in the dashboard's queue and in Minhas Empresas. */
export const proposalsPerPage = 20

/** Establishments per page of a date's hours. */
export const dateHoursPerPage = 50

/** Milliseconds after which a toast closes. */
export const toastDuration = 5000

export const mapZoom = 15

/** Height of the description editor in pixels. */
export const richTextHeight = 500

/** Hero cities in the specification's order and spelling; slugs follow the official names (hero-cities). */
export const heroCities = [
  { name: 'São José dos Campos', slug: 'sao-jose-dos-campos' },
  { name: 'Taubaté', slug: 'taubate' },
  { name: 'Jacareí', slug: 'jacarei' },
  { name: 'Pindamonhangaba', slug: 'pindamonhangaba' },
  { name: 'Tremembé', slug: 'tremembe' },
  { name: 'Caraguatatuba', slug: 'caraguatatuba' },
  { name: 'Ilha Bela', slug: 'ilhabela' },
  { name: 'Ubatuba', slug: 'ubatuba' },
] as const

/** Widths of responsive images, in pixels. */
export const imageWidths = [300, 600, 900, 1200] as const

/** Image quality by use; `auto` leaves it to the server or host. */
export const imageQuality = { card: 'auto', plain: 80, shared: 80, main: 85, gallery: 90 } as const

/** Photos in a profile's mosaic, on desktops and phones (image-intake). */
export const mosaicTiles = { wide: 5, narrow: 3 } as const

/** Milliseconds of a navigation before the spinner appears. */
export const waitBeforeSpinner = 200
