import { fileURLToPath } from 'node:url'
import type { PageModule } from './contract.ts'
import type { PageSource } from './page-source.ts'

const web = fileURLToPath(new URL('../../../web/', import.meta.url))

/** The web app as Vite serves it while somebody works on it: same process, same port, hot reload. */
export async function viteSource(): Promise<PageSource> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    root: web,
    configFile: `${web}vite.config.ts`,
    appType: 'custom',
    server: { middlewareMode: true },
  })
  return {
    load: async () => ({
      pages: (await vite.ssrLoadModule('/src/entry-server.tsx')) as PageModule,
      assets: { script: '/src/entry-client.tsx', styles: [], preloads: [] },
    }),
    serve: (request, response) =>
      new Promise((resolve) => {
        response.once('close', () => resolve(true))
        vite.middlewares(request, response, () => resolve(false))
      }),
    close: () => vite.close(),
  }
}
