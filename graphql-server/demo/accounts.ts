import type { Connection } from 'mariadb'
import { hashPassword } from '../src/sessions/password.ts'
import { insertRows } from './rows.ts'

/** A demo account. Its password is public, so it must never be written to an operator's database. */
interface DemoAccount {
  name: string
  email: string
  password: string
  phone: string
  role: 'admin' | 'user'
}

export const demoAdmin: DemoAccount = {
  name: 'Administração do Guia',
  email: 'admin@guiadovale.test',
  password: 'admin-demo',
  phone: '12900000001',
  role: 'admin',
}

/** A user who owns two establishments. */
const demoOwner: DemoAccount = {
  name: 'Maria Exemplo',
  email: 'maria@guiadovale.test',
  password: 'maria-demo',
  phone: '12900000002',
  role: 'user',
}

async function insertAccount(connection: Connection, account: DemoAccount): Promise<boolean> {
  const { password, ...columns } = account
  const found = await connection.query<unknown[]>('SELECT id FROM users WHERE email = ?', [account.email])
  if (found.length > 0) return false
  const row = { ...columns, password_hash: await hashPassword(password), is_demo: true }
  await insertRows(connection, 'users', [row])
  return true
}

/**
 * Inserts missing demo accounts and gives a new owner the first two establishments without an owner. Call it in a
 * transaction, after inserting the establishments.
 */
export async function insertAccounts(connection: Connection): Promise<void> {
  await insertAccount(connection, demoAdmin)
  if (!(await insertAccount(connection, demoOwner))) return
  await connection.query(
    'UPDATE businesses SET owner_id = (SELECT id FROM users WHERE email = ?) WHERE owner_id IS NULL ORDER BY id LIMIT 2',
    [demoOwner.email],
  )
}
