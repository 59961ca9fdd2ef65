import type { Pool } from 'mariadb'
import { isDatabaseAway } from './database-away.ts'
import type { ImageStore } from './media/store.ts'

const businesses = 2000

/**
 * Loads the demo catalogue into a database without accounts. The demo's accounts are written last, so that the next
 * start completes an interrupted load.
 *
 * @param log called with a message in Portuguese, since it takes seconds
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
  await loadDemo(pool, { businesses, now: new Date(), accounts: true, closures: true, store })
}

/**
 * Warns of demo accounts, whose passwords are public, in a product that others can reach (demo-local). Ignores an
 * unavailable database, since the accounts cannot sign in anyway.
 */
export async function warnOfDemoAccounts(
  pool: Pool,
  log: { warn(details: object, message: string): void },
): Promise<void> {
  const rows = await pool
    .query<{ email: string }[]>('SELECT email FROM users WHERE is_demo ORDER BY id')
    .catch((err: unknown) => {
      if (!isDatabaseAway(err)) throw err
      log.warn({ err }, 'could not look for demo accounts')
      return []
    })
  if (rows.length === 0) return
  const accounts = rows.map(({ email }) => email)
  log.warn(
    { accounts },
    'the database holds demo accounts: they cannot sign in here; remove the demo with: npm run demo -- --remover',
  )
}
