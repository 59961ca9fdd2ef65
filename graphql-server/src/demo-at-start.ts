import type { Pool } from 'mariadb'
import type { ImageStore } from './media/store.ts'

/** How many establishments a new product shows. */
const businesses = 2000

/**
 * Loads the demo catalogue into a database of the product's own making that has no account yet. The demo's accounts
 * are written last, so that an interrupted load is completed by the next start.
 *
 * @param pool of that database, migrated
 * @param store where the photos go
 * @param log called with a sentence in Portuguese, since it takes seconds
 */
export async function fillWhenNew(
  pool: Pool,
  store: ImageStore,
  log: (message: string) => void,
): Promise<void> {
  const [user] = await pool.query<{ id: number }[]>('SELECT id FROM users LIMIT 1')
  if (user) return
  log(`Carregando o catálogo de demonstração (${businesses.toLocaleString('pt-BR')} estabelecimentos)…`)
  const { loadDemo } = await import('../demo/load.ts')
  await loadDemo(pool, { businesses, now: new Date(), accounts: true, store })
}
