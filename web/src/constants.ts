/** The specification's numbers (constants) that the web app uses. */

export const pageSizes = [9, 12, 24] as const
export const defaultPageSize = 9
/** Page buttons shown at once. */
export const maxPageButtons = 5

/** Bounds of a search's words, as `schema/input/limits.ts` has them: characters and words of a name, characters of a filter. */
export const maxNameLength = 160
export const maxNameWords = 20
export const maxFilterLength = 180

/** Establishments on the page of a city, or of a category in it. */
export const cityPageCount = 12
/** A category in a city with fewer is a search, no page. */
export const fewForPage = 3

/** Milliseconds without a key press after which suggestions are asked for. */
export const suggestionDelay = 150

/** Establishments in the home page's latest list; `home.graphql` says the same number. */
export const latestCount = 8

/** Establishments in the dashboard's list of the latest. */
export const recentCount = 6

/** Establishments in a profile's related grid. */
export const relatedCount = 4

export const footerCityCount = 5
export const footerCategoryCount = 5
/** Milliseconds between two shuffles of the footer's categories. */
export const footerShuffleInterval = 10_000

/** Pixels of scroll after which the home page's top bar turns opaque. */
export const opaqueThreshold = 10

/** Establishments on a page of Minhas Empresas. */
export const myBusinessesPerPage = 12

/** Accounts on a page of the dashboard's list. */
export const usersPerPage = 20

/** Searches that found nothing on a page of the dashboard's list. */
export const emptySearchesPerPage = 20
/** Pairs on a page of their list, which shows two establishments each. */
export const pairsPerPage = 10

/** Entries on a page of the audit trail. */
export const entriesPerPage = 20

/** Proposals on a page of the dashboard's queue, and of Minhas Empresas. */
export const proposalsPerPage = 20

/** Establishments on a page of the hours of a date. */
export const dateHoursPerPage = 50

/** Milliseconds after which a notice closes by itself. */
export const toastDuration = 5000

export const mapZoom = 15

/** Pixels of the editor of descriptions. */
export const richTextHeight = 500

/** Hero cities of the specification, in its order and spelling; the slug differs where the official name does (hero-cities). */
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

/** Widths in pixels in which pictures are offered. */
export const imageWidths = [300, 600, 900, 1200] as const

/** Quality of a picture by its use. Cards leave it to the server or host. */
export const imageQuality = { card: 'auto', plain: 80, shared: 80, main: 85, gallery: 90 } as const

/** Photos that a profile's mosaic shows at once, on desktops and on phones (image-intake). */
export const mosaicTiles = { wide: 5, narrow: 3 } as const

/** Milliseconds of a navigation before a spinner appears. */
export const waitBeforeSpinner = 200
