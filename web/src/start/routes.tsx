import type { ComponentType } from 'react'
import { type RouteObject, redirect } from 'react-router-dom'
import type { MatchedPage } from '../../../schema/page.ts'
import { sitePages } from '../../../schema/site-pages.ts'
import { loadScript, untilOnline } from '../ask/network.ts'
import { paths } from '../paths.ts'
import { loader as layoutLoader } from '../site/layout/loader.ts'
import { PublicLayout } from '../site/layout/public.tsx'
import { CrashPage, NotFoundPage } from '../site/missing/failure-pages.tsx'

export interface RouteHandle {
  /** Whether pressing a link preloads the route's data. */
  prefetch?: boolean
  /** Whether visitors may share the page, or caches store it; public by default. */
  cache?: MatchedPage['cache']
}

/**
 * Redirects old URLs of a profile (old-addresses) without leaving them in the history; React Router's
 * `replace` would replace the entry of the linking page.
 */
const toProfile: RouteObject['loader'] = ({ params, request }) =>
  redirect(paths.profile(params.slug ?? '') + new URL(request.url).search, 301)

/** Exports of a page's file besides its component. */
type PageModule = Pick<RouteObject, 'action' | 'loader' | 'shouldRevalidate' | 'handle' | 'ErrorBoundary'> &
  Record<string, unknown>

/** Modules that are lazy-loaded with their route. */
const modules = import.meta.glob<PageModule>([
  '../**/page.tsx',
  '../account/auth/*-page.tsx',
  '../site/layout/bare.tsx',
  '../{account,dashboard}/layout.tsx',
])

/**
 * Lazy route from a page's file. Its id is the file's path below `web/`, by which the server finds the
 * scripts to preload.
 *
 * @param file below `web/src/`
 * @param component name of the exported component
 */
function page(file: string, component: string): Pick<RouteObject, 'id' | 'lazy'> {
  return {
    id: `src/${file}`,
    lazy: async () => {
      const load = modules[`../${file}`] as () => Promise<PageModule>
      const loaded = await untilOnline(() => loadScript(load))
      const { action, loader, shouldRevalidate, handle, ErrorBoundary } = loaded
      return {
        Component: loaded[component] as ComponentType,
        ...(action && { action }),
        ...(loader && { loader }),
        ...(shouldRevalidate && { shouldRevalidate }),
        ...(handle && { handle }),
        ...(ErrorBoundary && { ErrorBoundary }),
      }
    },
  }
}

/** Routes with header and footer. */
const publicRoutes: RouteObject[] = [
  { path: '/', ...page('site/home/page.tsx', 'HomePage') },
  { path: '/explore', ...page('site/explore/page.tsx', 'ExplorePage') },
  {
    ...page('site/today/page.tsx', 'TodayPage'),
    children: [
      { path: '/em/hoje', element: null },
      { path: '/em/:city/hoje', element: null },
    ],
  },
  {
    ...page('site/em/page.tsx', 'CityPage'),
    children: [
      { path: '/em/:city', element: null },
      { path: '/em/:city/:category', element: null },
    ],
  },
  { path: '/:slug', ...page('site/profile/page.tsx', 'ProfilePage') },
  { path: '/:slug/corrigir', ...page('site/correction/page.tsx', 'CorrectionPage') },
  { path: '/:slug/reivindicar', ...page('account/claim/page.tsx', 'ClaimPage') },
  { path: '/correcao/:token', ...page('site/submission/page.tsx', 'SubmissionPage') },
  {
    path: '/confirmar-dados/:token',
    ...page('site/contact-confirmation/page.tsx', 'ContactConfirmationPage'),
  },
  { path: '/confirmar/:token', ...page('site/confirmation/page.tsx', 'ConfirmationPage') },
  { path: '/confirmar/:token/parar', ...page('site/stop-claim/page.tsx', 'StopClaimPage') },
  { path: '/confirmar/:token/contato', ...page('site/contact-change/page.tsx', 'ContactChangePage') },
  ...Object.entries(sitePages).map(([name, path]) => ({ path, ...page(`site/${name}/page.tsx`, 'Page') })),
  { path: '/favorites', ...page('account/favorites/page.tsx', 'FavoritesPage') },
  {
    ...page('account/layout.tsx', 'AccountLayout'),
    children: [
      { path: '/minha-conta', ...page('account/page.tsx', 'AccountPage') },
      { path: '/minhas-empresas', ...page('account/my-businesses/page.tsx', 'MyBusinessesPage') },
      { path: '/minhas-empresas/:id/propor', ...page('account/propose/page.tsx', 'ProposePage') },
    ],
  },
  { path: '/404', element: <NotFoundPage /> },
]

/** Routes without header and footer. */
const bareRoutes: RouteObject[] = [
  { path: '/login', ...page('account/auth/login-page.tsx', 'LoginPage') },
  { path: '/register', ...page('account/auth/register-page.tsx', 'RegisterPage') },
  { path: '/register/convite', ...page('account/auth/invitation-page.tsx', 'InvitationPage') },
  { path: '/esqueci-senha', ...page('account/auth/forgot-page.tsx', 'ForgotPage') },
  { path: '/redefinir-senha', ...page('account/auth/reset-page.tsx', 'ResetPage') },
  { path: '/unauthorized', ...page('account/auth/unauthorized-page.tsx', 'UnauthorizedPage') },
]

/** Routes of the dashboard, for administrators only. */
const dashboardRoutes: RouteObject[] = [
  { path: '/dashboard', ...page('dashboard/overview/page.tsx', 'OverviewPage') },
  { path: '/dashboard/cities', ...page('dashboard/cities/page.tsx', 'CitiesPage') },
  { path: '/dashboard/neighborhoods', ...page('dashboard/neighborhoods/page.tsx', 'NeighborhoodsPage') },
  { path: '/dashboard/categories', ...page('dashboard/categories/page.tsx', 'CategoriesPage') },
  { path: '/dashboard/subcategories', ...page('dashboard/subcategories/page.tsx', 'SubcategoriesPage') },
  { path: '/dashboard/attributes', ...page('dashboard/attributes/page.tsx', 'AttributesPage') },
  { path: '/dashboard/business', ...page('dashboard/businesses/page.tsx', 'BusinessesPage') },
  {
    // Both paths share a route, so that the form stays mounted after the first save.
    ...page('dashboard/business-form/page.tsx', 'BusinessFormPage'),
    children: [
      { path: '/dashboard/business/add', element: null },
      { path: '/dashboard/business/edit/:id', element: null },
    ],
  },
  { path: '/dashboard/business/import', ...page('dashboard/business-import/page.tsx', 'BusinessImportPage') },
  {
    path: '/dashboard/business/import/categories',
    ...page('dashboard/source-categories/page.tsx', 'CategoriesPage'),
  },
  { path: '/dashboard/merge', ...page('dashboard/merge/page.tsx', 'MergePage') },
  { path: '/dashboard/holidays', ...page('dashboard/holidays/page.tsx', 'HolidaysPage') },
  { path: '/dashboard/users', ...page('dashboard/users/page.tsx', 'UsersPage') },
  { path: '/dashboard/audit', ...page('dashboard/audit/page.tsx', 'AuditPage') },
  { path: '/dashboard/proposals', ...page('dashboard/proposals/page.tsx', 'ProposalsPage') },
  { path: '/dashboard/proposals/add', ...page('dashboard/proposal-entry/page.tsx', 'ProposalEntryPage') },
  { path: '/dashboard/pairs', ...page('dashboard/pairs/page.tsx', 'PairsPage') },
  { path: '/dashboard/searches', ...page('dashboard/empty-searches/page.tsx', 'EmptySearchesPage') },
]

/** All routes. Fixed paths take precedence over `/:slug`, regardless of order. */
export const routes: RouteObject[] = [
  {
    element: <PublicLayout />,
    loader: layoutLoader,
    shouldRevalidate: () => false,
    errorElement: <CrashPage />,
    children: publicRoutes,
  },
  { ...page('site/layout/bare.tsx', 'BareLayout'), errorElement: <CrashPage />, children: bareRoutes },
  {
    ...page('dashboard/layout.tsx', 'DashboardLayout'),
    errorElement: <CrashPage />,
    children: dashboardRoutes,
  },
  { path: '/business/:slug', loader: toProfile },
  { path: '/empresa/:slug', loader: toProfile },
  { path: '/admin', loader: ({ request }) => redirect(paths.dashboard + new URL(request.url).search) },
  // Unknown path of two or more segments (not-found).
  { path: '*', loader: () => redirect(paths.home) },
]

/** Loads lazy routes before the first render, which has no fallback for them. */
export async function loadRoutes(routes: RouteObject[]): Promise<void> {
  await Promise.all(
    routes.map(async (route) => {
      if (typeof route.lazy !== 'function') return
      Object.assign(route, { ...(await route.lazy()), lazy: undefined })
    }),
  )
}
