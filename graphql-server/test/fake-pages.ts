import type { MatchedPage, Page, PageModule, PageRequest } from '../../schema/page.ts'

/** A web app whose pages all have one parameter, the path, and whose search and dashboard are private. */
export function fakePages(renderPage: (request: PageRequest) => Promise<Page>): PageModule {
  return {
    matchPage: async (path): Promise<MatchedPage | null> => {
      if (!/^\/[a-z0-9/-]*$/.test(path)) return null
      const isPrivate = path === '/explore' || path === '/dashboard'
      return {
        route: '/:path',
        params: { path },
        cache: isPrivate ? 'private' : 'public',
        action: path === '/form',
      }
    },
    renderPage,
  }
}
