import type { Pool } from 'mariadb'

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
