import type { ComponentType } from 'react'
import { type RouteObject, redirect } from 'react-router-dom'
import { HomePage, handle as homeHandle } from './home/page.tsx'
import { handle as layoutHandle, PublicLayout } from './layouts/public.tsx'
import { CrashPage } from './missing/crash-page.tsx'
import { NotFoundPage } from './missing/not-found-page.tsx'
import { paths } from './paths.ts'
import type { RouteHandle } from './route-handle.ts'

/**
 * The old addresses of a profile (decision 3). A redirect leaves no trace of them in the history; React Router's
 * `replace` would take the entry of the page that linked there.
 */
const toProfile: RouteObject['loader'] = ({ params }) => redirect(paths.profile(params.slug ?? ''))

/**
 * A page that is loaded with its route, and its handle with it.
 *
 * @param name of the component among what the module exports
 */
function page<Name extends string>(
  load: () => Promise<{ [name in Name]: ComponentType } & { handle?: RouteHandle }>,
  name: Name,
): RouteObject['lazy'] {
  return async () => {
    const loaded = await load()
    return { Component: loaded[name], handle: loaded.handle }
  }
}

/** In the layout with header and footer. */
const publicRoutes: RouteObject[] = [
  // The one page that is there from the start.
  { path: '/', element: <HomePage />, handle: homeHandle },
  { path: '/explore', lazy: page(() => import('./explore/page.tsx'), 'ExplorePage') },
  { path: '/:slug', lazy: page(() => import('./profile/page.tsx'), 'ProfilePage') },
  { path: '/quem-somos', lazy: page(() => import('./about/page.tsx'), 'AboutPage') },
  { path: '/politica-privacidade', lazy: page(() => import('./privacy/page.tsx'), 'PrivacyPage') },
  { path: '/termos', lazy: page(() => import('./terms/page.tsx'), 'TermsPage') },
  { path: '/sitemap', lazy: page(() => import('./sitemap/page.tsx'), 'SitemapPage') },
  { path: '/favorites', lazy: page(() => import('./favorites/page.tsx'), 'FavoritesPage') },
  { path: '/minha-conta', lazy: page(() => import('./account/page.tsx'), 'AccountPage') },
  { path: '/minhas-empresas', lazy: page(() => import('./my-businesses/page.tsx'), 'MyBusinessesPage') },
  { path: '/404', element: <NotFoundPage /> },
]

/** Without header and footer. */
const bareRoutes: RouteObject[] = [
  { path: '/login', lazy: page(() => import('./auth/login-page.tsx'), 'LoginPage') },
  { path: '/register', lazy: page(() => import('./auth/register-page.tsx'), 'RegisterPage') },
  { path: '/esqueci-senha', lazy: page(() => import('./auth/forgot-page.tsx'), 'ForgotPage') },
  { path: '/redefinir-senha', lazy: page(() => import('./auth/reset-page.tsx'), 'ResetPage') },
  { path: '/unauthorized', lazy: page(() => import('./auth/unauthorized-page.tsx'), 'UnauthorizedPage') },
]

/** Every route of the web app. A fixed path wins over `/:slug`, whatever its place here. */
export const routes: RouteObject[] = [
  { element: <PublicLayout />, handle: layoutHandle, errorElement: <CrashPage />, children: publicRoutes },
  {
    lazy: page(() => import('./layouts/bare.tsx'), 'BareLayout'),
    errorElement: <CrashPage />,
    children: bareRoutes,
  },
  { path: '/business/:slug', loader: toProfile },
  { path: '/empresa/:slug', loader: toProfile },
  { path: '/admin', loader: () => redirect(paths.dashboard) },
  // An unknown path of two or more segments (decision 2).
  { path: '*', loader: () => redirect(paths.home) },
]
