import { deprecatedFilters } from '../../schema/attributes/deprecated-names.ts'
import { searchLimits } from '../../schema/input/limits.ts'
import { sitePages } from '../../schema/site-pages.ts'
import { defaultPageSize, maxFilterLength, maxNameLength, maxNameWords, pageSizes } from './constants.ts'

/** Filters of the explore page in the URL; an empty text means no filter. */
export interface ExploreFilter {
  name: string
  city: string
  neighborhood: string
  category: string
  subcategory: string
  /** Attribute filters, sorted and comma-separated: `slug` for yes, `slug:value` for other answers. */
  attributes: string
  /** Excludes establishments that serve the place from elsewhere (area-served). */
  onlyThere?: 'true' | undefined
}

/** All parameters of the explore page's URL. */
export interface ExploreLocation extends ExploreFilter {
  /** From 1. */
  page: number
  perPage: number
  /** Shows the list with a map. */
  view?: 'map' | undefined
  /** Text from which category and subcategory were inferred (typed-needs). */
  need?: string | undefined
  /** Whether `name` was typed into a form and may be a need; never in the URL of a page (typed-needs). */
  typed?: boolean | undefined
}

export const noFilter: ExploreFilter = {
  name: '',
  city: '',
  neighborhood: '',
  category: '',
  subcategory: '',
  attributes: '',
}

/** In the order of the form and the chips. */
export const filterNames = ['name', 'city', 'neighborhood', 'category', 'subcategory', 'attributes'] as const

const textFilters = filterNames.filter((name) => name !== 'attributes')

/** @param attributes of an `ExploreLocation` */
export const attributeList = (attributes: string): string[] => attributes.split(',').filter(Boolean)

/**
 * Answers in the form of `ExploreLocation`: validated, deduplicated, sorted, and limited to the search's
 * maximum.
 */
export const attributeText = (answers: readonly string[]): string =>
  [...new Set(answers.map((answer) => answer.trim().replace(/:yes$/, '')))]
    .filter((answer) => /^[a-z0-9-]+(?::[a-z0-9-]+)?$/.test(answer))
    .toSorted()
    .slice(0, searchLimits.attributes)
    .join()

/** Number of active filters, counting each answer. */
export const activeCount = (filter: ExploreFilter): number =>
  textFilters.filter((name) => filter[name]).length +
  attributeList(filter.attributes).length +
  Number(Boolean(filter.onlyThere))

export const hasPlace = ({ city, neighborhood }: Partial<ExploreFilter>): boolean =>
  Boolean(city || neighborhood)

/** Builds all URLs of the web app; `read` functions parse them. */
export const paths = {
  home: '/',
  ...sitePages,
  /** Explanation of the random order. */
  aboutOrder: `${sitePages.about}#ordem-sorteada`,
  login: '/login',
  register: '/register',
  forgotPassword: '/esqueci-senha',
  resetPassword: '/redefinir-senha',
  unauthorized: '/unauthorized',
  account: '/minha-conta',
  /** Form for corrections of an establishment. */
  correction: (slug: string, topic?: string) =>
    `/${encodeURIComponent(slug)}/corrigir${topic ? `?topico=${topic}` : ''}`,
  /** Page for claiming an establishment. */
  claim: (slug: string) => `/${encodeURIComponent(slug)}/reivindicar`,
  /** Status of a submitted correction. */
  submission: (token: string) => `/correcao/${token}`,
  favorites: '/favorites',
  myBusinesses: writeMyBusinesses,
  /** Form for an owner's proposals. */
  proposeChanges: (id: string) => `/minhas-empresas/${encodeURIComponent(id)}/propor`,
  notFound: '/404',
  dashboard: '/dashboard',
  dashboardCities: '/dashboard/cities',
  dashboardNeighborhoods: '/dashboard/neighborhoods',
  dashboardCategories: '/dashboard/categories',
  dashboardSubcategories: '/dashboard/subcategories',
  dashboardAttributes: '/dashboard/attributes',
  /** List of establishments; the query has search, filters, sorting and page. */
  dashboardBusinesses: '/dashboard/business',
  dashboardBusinessAdd: '/dashboard/business/add',
  /** Form of a new establishment, prefilled from another. */
  dashboardBusinessCopy: (id: string) => `/dashboard/business/add?copy=${encodeURIComponent(id)}`,
  dashboardBusinessEdit: (id: string) => `/dashboard/business/edit/${encodeURIComponent(id)}`,
  /** Section of the form. */
  dashboardBusinessSection: (id: string, section: string) =>
    `/dashboard/business/edit/${encodeURIComponent(id)}#secao-${section}`,
  /** Proposals for an establishment. */
  dashboardProposalsOf: (businessId: string) =>
    `/dashboard/proposals?business=${encodeURIComponent(businessId)}`,
  dashboardBusinessImport: '/dashboard/business/import',
  /** Categories of the sources; the query has search, filters and page. */
  dashboardImportCategories: '/dashboard/business/import/categories',
  /** Merge of two establishments: the first keeps its URL. */
  dashboardMerge: (keptId: string, otherId: string) =>
    `/dashboard/merge?kept=${encodeURIComponent(keptId)}&other=${encodeURIComponent(otherId)}`,
  dashboardHolidays: '/dashboard/holidays',
  dashboardUsers: '/dashboard/users',
  /** Audit trail; the query has filters and page. */
  dashboardAudit: '/dashboard/audit',
  /** Lines of an import or bulk change. */
  dashboardAuditLines: (entryId: string) => `/dashboard/audit?part=${encodeURIComponent(entryId)}`,
  /** Undo of an entry, by id or `actKey`, after a preview. */
  dashboardAuditUndo: (entry: string) => `/dashboard/audit?undo=${encodeURIComponent(entry)}`,
  /** Queue of proposals; the query has filters and page. */
  dashboardProposals: '/dashboard/proposals',
  /** Form for proposals received by phone, chat or paper. */
  dashboardProposalEntry: (businessId?: string) =>
    `/dashboard/proposals/add${businessId ? `?business=${encodeURIComponent(businessId)}` : ''}`,
  /** Likely duplicates; the query has the page. */
  dashboardPairs: '/dashboard/pairs',
  /** Words of searches without results; the query has the page. */
  dashboardEmptySearches: '/dashboard/searches',
  /** Redirects to the dashboard; linked in the mobile menu (admin-alias). */
  admin: '/admin',
  explore: writeExplore,
  /** Page of a city, or of a category in a city. */
  em: (city: string, category?: string) =>
    ['/em', city, ...(category ? [category] : [])]
      .map((part, place) => (place ? encodeURIComponent(part) : part))
      .join('/'),
  /** Openings on a day, by default today, in a city or the whole region. */
  today: (city?: string, date?: string) =>
    `/em/${city ? `${encodeURIComponent(city)}/` : ''}hoje${date ? `?dia=${date}` : ''}`,
  profile: (slug: string) => `/${encodeURIComponent(slug)}`,
  /** Second link of a card, which redirects to the profile. */
  businessMore: (slug: string) => `/business/${encodeURIComponent(slug)}`,
}

/** URL of a search, without empty and default parameters. */
function writeExplore(location: Partial<ExploreLocation> = {}): string {
  const params = new URLSearchParams()
  const { attributes = '', ...filter } = location
  for (const name of textFilters) {
    const value = filter[name]?.trim()
    if (value) params.set(name, value)
  }
  for (const answer of attributeList(attributes)) params.append('attribute', answer)
  if (location.onlyThere && hasPlace(location)) params.set('onlyThere', 'true')
  if (location.page && location.page > 1) params.set('page', String(location.page))
  if (location.perPage && location.perPage !== defaultPageSize)
    params.set('perPage', String(location.perPage))
  if (location.view) params.set('view', location.view)
  if (location.need && isOfNeed(location)) params.set('need', location.need)
  if (location.typed) params.set('typed', 'true')
  const query = params.toString()
  return query ? `/explore?${query}` : '/explore'
}

/** Whether a search may come from a typed need: it filters by category and not by name. */
const isOfNeed = ({ name, category, subcategory }: Partial<ExploreFilter>) =>
  !name && Boolean(category || subcategory)

/** Parses the URL of a search leniently: invalid pages become 1, unknown page sizes the default. */
export function readExplore(params: URLSearchParams): ExploreLocation {
  // No name contains control characters, and HTML parsers change some of them.
  const text = (name: string) =>
    (params.get(name) ?? '')
      .replace(/\p{Cc}+/gu, ' ')
      .trim()
      .slice(0, maxFilterLength)
  // The server refuses longer names.
  const words = (name: string) =>
    text(name).split(/\s+/).slice(0, maxNameWords).join(' ').slice(0, maxNameLength)
  const perPage = Number(params.get('perPage'))
  const filter: ExploreFilter = {
    name: words('name'),
    city: text('city'),
    neighborhood: text('neighborhood'),
    category: text('category'),
    subcategory: text('subcategory'),
    attributes: attributeText([...params.getAll('attribute'), ...deprecatedAnswers(params)]),
  }
  if (hasPlace(filter) && text('onlyThere') === 'true') filter.onlyThere = 'true'
  const need = isOfNeed(filter) ? words('need') : ''
  return {
    ...filter,
    page: readPage(params),
    perPage: pageSizes.find((size) => size === perPage) ?? defaultPageSize,
    ...(params.get('view') === 'map' && { view: 'map' }),
    ...(need && { need }),
    ...(filter.name && text('typed') === 'true' && { typed: true }),
  }
}

/** Answers in deprecated query parameters. */
function deprecatedAnswers(params: URLSearchParams): string[] {
  return Object.entries(deprecatedFilters).flatMap(([name, slug]) =>
    params.get(name) === 'true' ? [slug] : [],
  )
}

function writeMyBusinesses(page = 1): string {
  return page > 1 ? `/minhas-empresas?page=${page}` : '/minhas-empresas'
}

/** Page in a list's URL; invalid values become 1. */
export function readPage(params: URLSearchParams): number {
  const page = Number(params.get('page') ?? 1)
  return Number.isSafeInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1
}

/** @returns whether the path hides the top bar: one of its segments is `owner` (not-found) */
export function hidesHeader(pathname: string): boolean {
  return pathname.split('/').includes('owner')
}
