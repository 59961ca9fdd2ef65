import { existsSync } from 'node:fs'
import type { PageModule } from '../../../../schema/page.ts'
import { StartupError } from '../../database/startup-error.ts'
import { readPageAssets } from './assets.ts'
import type { PageSource } from './page-source.ts'

const dist = new URL('../../../../web/dist/', import.meta.url)

/**
 * The web app as it was built into `web/dist`, loaded once.
 *
 * @throws StartupError when it was never built
 */
export async function builtSource(): Promise<PageSource> {
  const entry = new URL('server/entry-server.js', dist)
  if (!existsSync(entry)) {
    throw new StartupError(
      'O site ainda não foi construído. Inicie o produto com "npm start", que o constrói.',
    )
  }
  const pages = (await import(entry.href)) as PageModule
  const assets = await readPageAssets(new URL('client/.vite/manifest.json', dist))
  return {
    load: async () => ({ pages, assets }),
    clientFolder: new URL('client/', dist),
    close: async () => {},
  }
}
