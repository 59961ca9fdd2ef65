import type { Pool } from 'mariadb'
import type { ImageStore } from './media/store.ts'

/** How many establishments a new product shows. */
const businesses = 2000

/**
 * Fills a database of the product's own making that nobody has signed up to yet. The demo's accounts come last, so
 * that a load which was interrupted is completed by the next start.
 *
 * @param pool of that database, migrated
 * @param tell told in Portuguese, since it takes seconds
 */
export async function fillWhenNew(pool: Pool, tell: (message: string) => void): Promise<void> {
  const [user] = await pool.query<{ id: number }[]>('SELECT id FROM users LIMIT 1')
  if (user) return
  tell(`Carregando o catálogo de demonstração (${businesses.toLocaleString('pt-BR')} estabelecimentos)…`)
  const { loadDemo } = await import('../demo/load.ts')
  await loadDemo(pool, { businesses, now: new Date(), accounts: true })
}

/** Work that goes on while the product serves. */
export interface Background {
  /** Ends it early; what is missing comes with the next start. */
  stop(): Promise<void>
}

/**
 * Draws the demo's pictures and links them, beside serving: that takes most of a minute the first time and next to
 * nothing later. Until then pages show their drawn stand-ins. Only where the demo's accounts are.
 *
 * @param folder the product's data folder
 * @param log told of the end, in English, or of what went wrong
 */
export function addPhotosBeside(
  pool: Pool,
  store: ImageStore,
  folder: string,
  log: { info(message: string): void; error(error: unknown, message: string): void },
): Background {
  const ending = new AbortController()
  const work = async () => {
    const [{ addDemoPhotos }, { demoAdmin }] = await Promise.all([
      import('../demo/photos.ts'),
      import('../demo/accounts.ts'),
    ])
    const [user] = await pool.query<unknown[]>('SELECT id FROM users WHERE email = ?', [demoAdmin.email])
    if (!user) return
    await addDemoPhotos(pool, { store, folder, signal: ending.signal })
    log.info('the demo has its pictures')
  }
  const done = work().catch((error: unknown) => {
    if (!ending.signal.aborted) log.error(error, 'the demo could not get its pictures')
  })
  return {
    stop() {
      ending.abort()
      return done
    },
  }
}
