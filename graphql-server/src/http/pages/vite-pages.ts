import { fileURLToPath } from 'node:url'
import type { ViteDevServer } from 'vite'
import type { PageModule } from '../../../../schema/page.ts'
import type { PageSource } from './pages.ts'

const web = fileURLToPath(new URL('../../../../web/', import.meta.url))

/** Vite's client adds styles to the page and opens a WebSocket. */
const policy =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob: https:; connect-src 'self' ws:; frame-src https://www.youtube-nocookie.com; base-uri 'none'; object-src 'none'; frame-ancestors 'none'"

/** The web app served by Vite in development, with hot reload on the same port. */
export function vitePages(): PageSource {
  let vite: ViteDevServer
  return {
    policy,
    async open({ server }) {
      const { createServer } = await import('vite')
      vite = await createServer({
        root: web,
        configFile: `${web}vite.config.ts`,
        // Avoids the temporary config file, which would restart a watched server.
        configLoader: 'native',
        appType: 'custom',
        server: { middlewareMode: true, hmr: { server } },
      })
    },
    load: async () => ({
      pages: (await vite.ssrLoadModule('/src/start/entry-server.tsx')) as PageModule,
      assets: { script: '/src/start/entry-client.ts', imports: [], styles: [], fonts: [] },
    }),
    serve: (request, response) =>
      new Promise((resolve) => {
        response.once('close', () => resolve(true))
        vite.middlewares(request, response, () => resolve(false))
      }),
    close: () => vite.close(),
  }
}
