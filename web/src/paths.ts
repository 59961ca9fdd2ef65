import { deprecatedFilters } from '../../schema/attributes/deprecated-names.ts'
import { searchLimits } from '../../schema/input/limits.ts'
import { sitePages } from '../../schema/site-pages.ts'
import { defaultPageSize, maxFilterLength, maxNameLength, maxNameWords, pageSizes } from './constants.ts'

/** What the explore page filters by, as its address says it. Empty text means no filter. */
export interface ExploreFilter {
  name: string
  city: string
  neighborhood: string
  category: string
  subcategory: string
  /** Answers to attributes, `slug` for yes and `slug:value` for others, in order and separated by commas. */
  attributes: string
  /** Of a place: without who serves it from elsewhere (area-served). */
  onlyThere?: 'true' | undefined
}

/** The whole address of the explore page. */
export interface ExploreLocation extends ExploreFilter {
  /** From 1. */
  page: number
  perPage: number
  /** The list with a map of the same results. */
  view?: 'map' | undefined
  /** The typed text that category and subcategory were understood from (typed-needs). */
  need?: string | undefined
  /** Whether `name` was typed into a form and may be a need; never in the address of a page (typed-needs). */
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

/** In the order of the form and of the chips. */
export const filterNames = ['name', 'city', 'neighborhood', 'category', 'subcategory', 'attributes'] as const

const textFilters = filterNames.filter((name) => name !== 'attributes')

/** @param attributes of a location */
export const attributeList = (attributes: string): string[] => attributes.split(',').filter(Boolean)

/** Answers as a location has them: each once, in order, no more than a search takes. */
export const attributeText = (answers: readonly string[]): string =>
  [...new Set(answers.map((answer) => answer.trim().replace(/:yes$/, '')))]
    .filter((answer) => /^[a-z0-9-]+(?::[a-z0-9-]+)?$/.test(answer))
    .toSorted()
    .slice(0, searchLimits.attributes)
    .join()

/** How many filters an address has, each answer to an attribute by itself. */
export const activeCount = (filter: ExploreFilter): number =>
  textFilters.filter((name) => filter[name]).length +
  attributeList(filter.attributes).length +
  Number(Boolean(filter.onlyThere))

/** Whether a search is for a city or a neighborhood. */
export const hasPlace = ({ city, neighborhood }: Partial<ExploreFilter>): boolean =>
  Boolean(city || neighborhood)

/** Every address of the web app is written here, and read back here. */
export const paths = {
  home: '/',
  ...sitePages,
  /** Why the order of a search is random. */
  aboutOrder: `${sitePages.about}#ordem-sorteada`,
  login: '/login',
  register: '/register',
  forgotPassword: '/esqueci-senha',
  resetPassword: '/redefinir-senha',
  unauthorized: '/unauthorized',
  account: '/minha-conta',
  /** Where somebody says what is wrong with an establishment. */
  correction: (slug: string, topic?: string) =>
    `/${encodeURIComponent(slug)}/corrigir${topic ? `?topico=${topic}` : ''}`,
  /** Where somebody says that an establishment is theirs. */
  claim: (slug: string) => `/${encodeURIComponent(slug)}/reivindicar`,
  /** What became of what somebody sent. */
  submission: (token: string) => `/correcao/${token}`,
  favorites: '/favorites',
  myBusinesses: writeMyBusinesses,
  /** Where an owner proposes changes of an establishment. */
  proposeChanges: (id: string) => `/minhas-empresas/${encodeURIComponent(id)}/propor`,
  notFound: '/404',
  dashboard: '/dashboard',
  dashboardCities: '/dashboard/cities',
  dashboardNeighborhoods: '/dashboard/neighborhoods',
  dashboardCategories: '/dashboard/categories',
  dashboardSubcategories: '/dashboard/subcategories',
  dashboardAttributes: '/dashboard/attributes',
  /** The list of establishments; its search, filters, sorting and page are its query. */
  dashboardBusinesses: '/dashboard/business',
  dashboardBusinessAdd: '/dashboard/business/add',
  /** The form of a new one, filled in like another. */
  dashboardBusinessCopy: (id: string) => `/dashboard/business/add?copy=${encodeURIComponent(id)}`,
  dashboardBusinessEdit: (id: string) => `/dashboard/business/edit/${encodeURIComponent(id)}`,
  /** The form at one of its sections. */
  dashboardBusinessSection: (id: string, section: string) =>
    `/dashboard/business/edit/${encodeURIComponent(id)}#secao-${section}`,
  /** What is proposed of an establishment. */
  dashboardProposalsOf: (businessId: string) =>
    `/dashboard/proposals?business=${encodeURIComponent(businessId)}`,
  dashboardBusinessImport: '/dashboard/business/import',
  /** What the sources call categories; search, filters and page are its query. */
  dashboardImportCategories: '/dashboard/business/import/categories',
  /** Where two establishments become one: the first keeps its address. */
  dashboardMerge: (keptId: string, otherId: string) =>
    `/dashboard/merge?kept=${encodeURIComponent(keptId)}&other=${encodeURIComponent(otherId)}`,
  dashboardHolidays: '/dashboard/holidays',
  dashboardUsers: '/dashboard/users',
  /** The audit trail; its filters and page are its query. */
  dashboardAudit: '/dashboard/audit',
  /** The lines of an import or a bulk change. */
  dashboardAuditLines: (entryId: string) => `/dashboard/audit?part=${encodeURIComponent(entryId)}`,
  /** Takes an entry back, by its id or its `actKey`, after a preview. */
  dashboardAuditUndo: (entry: string) => `/dashboard/audit?undo=${encodeURIComponent(entry)}`,
  /** The queue of proposals; its filters and page are its query. */
  dashboardProposals: '/dashboard/proposals',
  /** Where an administrator enters what came by phone, chat or paper. */
  dashboardProposalEntry: (businessId?: string) =>
    `/dashboard/proposals/add${businessId ? `?business=${encodeURIComponent(businessId)}` : ''}`,
  /** Establishments that are likely one; the page is its query. */
  dashboardPairs: '/dashboard/pairs',
  /** Words that found nothing; the page is its query. */
  dashboardEmptySearches: '/dashboard/searches',
  /** Redirects to the dashboard: the address that the mobile menu has (admin-alias). */
  admin: '/admin',
  explore: writeExplore,
  /** What a city has, or a category in it. */
  em: (city: string, category?: string) =>
    ['/em', city, ...(category ? [category] : [])]
      .map((part, place) => (place ? encodeURIComponent(part) : part))
      .join('/'),
  /** What opens on a day, today without one, in a city or the whole region. */
  today: (city?: string, date?: string) =>
    `/em/${city ? `${encodeURIComponent(city)}/` : ''}hoje${date ? `?dia=${date}` : ''}`,
  /** An establishment's profile. */
  profile: (slug: string) => `/${encodeURIComponent(slug)}`,
  /** The card's second link; it redirects to the profile. */
  businessMore: (slug: string) => `/business/${encodeURIComponent(slug)}`,
}

/** The address of a search, without what is empty or at its default. */
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

/** Whether a search can be one that a typed text was understood as: it filters by a category and by no name. */
const isOfNeed = ({ name, category, subcategory }: Partial<ExploreFilter>) =>
  !name && Boolean(category || subcategory)

/**
 * Reads the address of a search, forgiving what somebody typed: a page that is no number from 1 up is page 1, a page
 * size that is not offered is the default.
 */
export function readExplore(params: URLSearchParams): ExploreLocation {
  // Control characters are in no name, and a browser that reads HTML changes some of them.
  const text = (name: string) =>
    (params.get(name) ?? '')
      .replace(/\p{Cc}+/gu, ' ')
      .trim()
      .slice(0, maxFilterLength)
  // No more than the search takes: a longer name would be refused.
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

/** Answers that older addresses filter by under a name of their own. */
function deprecatedAnswers(params: URLSearchParams): string[] {
  return Object.entries(deprecatedFilters).flatMap(([name, slug]) =>
    params.get(name) === 'true' ? [slug] : [],
  )
}

function writeMyBusinesses(page = 1): string {
  return page > 1 ? `/minhas-empresas?page=${page}` : '/minhas-empresas'
}

/** The page of a list that an address asks for: what is no number from 1 up is page 1. */
export function readPage(params: URLSearchParams): number {
  const page = Number(params.get('page') ?? 1)
  return Number.isSafeInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1
}

/** @returns true where the top bar is hidden: a segment of the path equals `owner` (not-found) */
export function hidesHeader(pathname: string): boolean {
  return pathname.split('/').includes('owner')
}
