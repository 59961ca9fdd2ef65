import { type RouteObject, redirect } from 'react-router-dom'
import { AboutPage } from './about/page.tsx'
import { ExplorePage, handle as exploreHandle } from './explore/page.tsx'
import { HomePage, handle as homeHandle } from './home/page.tsx'
import { handle as layoutHandle, PublicLayout } from './layouts/public.tsx'
import { CrashPage } from './missing/crash-page.tsx'
import { NotFoundPage } from './missing/not-found-page.tsx'
import { paths } from './paths.ts'
import { PrivacyPage } from './privacy/page.tsx'
import { ProfilePage, handle as profileHandle } from './profile/page.tsx'
import { SitemapPage } from './sitemap/page.tsx'
import { TermsPage } from './terms/page.tsx'

/**
 * The old addresses of a profile (decision 3). A redirect leaves no trace of them in the history; React Router's
 * `replace` would take the entry of the page that linked there.
 */
const toProfile: RouteObject['loader'] = ({ params }) => redirect(paths.profile(params.slug ?? ''))

/** Every route of the web app. A fixed path wins over `/:slug`, whatever its place here. */
export const routes: RouteObject[] = [
  {
    element: <PublicLayout />,
    handle: layoutHandle,
    errorElement: <CrashPage />,
    children: [
      { path: '/', element: <HomePage />, handle: homeHandle },
      { path: '/explore', element: <ExplorePage />, handle: exploreHandle },
      { path: '/quem-somos', element: <AboutPage /> },
      { path: '/politica-privacidade', element: <PrivacyPage /> },
      { path: '/termos', element: <TermsPage /> },
      { path: '/sitemap', element: <SitemapPage /> },
      { path: '/404', element: <NotFoundPage /> },
      { path: '/:slug', element: <ProfilePage />, handle: profileHandle },
    ],
  },
  { path: '/business/:slug', loader: toProfile },
  { path: '/empresa/:slug', loader: toProfile },
  { path: '/admin', loader: () => redirect(paths.dashboard) },
  // An unknown path of two or more segments (decision 2).
  { path: '*', loader: () => redirect(paths.home) },
]
