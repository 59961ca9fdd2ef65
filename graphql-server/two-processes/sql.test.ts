import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { migrationsFolder } from '../src/database/migrate.ts'
import { entryTypes } from '../src/taxonomy/entry-types.ts'
import { useDatabase } from '../test/database.ts'
import { explain } from '../test/plan.ts'
import { insertWorld } from '../test/roles.ts'

const database = useDatabase()

const server = join(import.meta.dirname, '..')

/** The text of every source of the server and of every migration, by its path. */
function sources(): Map<string, string> {
  const below = (folder: string, ending: RegExp) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => ending.test(path) && !/\.test\.ts$|^generated/.test(path))
      .map((path) => join(folder, path))
  const code = ['src', 'cli', 'demo'].flatMap((folder) => below(join(server, folder), /\.ts$/))
  const files = [...code, ...below(migrationsFolder, /\.sql$/)]
  return new Map(
    files.map((path) => [path, readFileSync(path, 'utf8').replaceAll(/^\s*(?:\/\/|\*).*$/gm, '')]),
  )
}

/** What not every engine of MySQL's dialect has, or what makes machines wait for each other. */
const foreign: [what: string, RegExp][] = [
  ['tables locked whole', /\bLOCK TABLES\b/],
  ['locks by name, which hold on one node of a cluster', /\bGET_LOCK\b/],
  ['serializable transactions', /SERIALIZABLE/i],
  ['locks that skip or refuse instead of waiting', /\b(?:SKIP LOCKED|NOWAIT)\b/],
  ['rows given back by a write, which MariaDB alone has', /\bRETURNING\b/],
  ['full-text search', /\bFULLTEXT\b|\bAGAINST ?\(/],
  ['code inside the database', /\bCREATE (?:DEFINER\b.*)?(?:PROCEDURE|FUNCTION|TRIGGER|EVENT|VIEW)\b/],
  ['temporary tables', /\bCREATE TEMPORARY\b/],
  ['transactions over several servers', /'XA |`XA /],
  ['savepoints', /\bSAVEPOINT\b/],
  ['spatial columns', /\bSPATIAL\b|\bGEOMETRY\b/],
  ['generated or invisible columns', /\bGENERATED ALWAYS\b|\bINVISIBLE\b/],
  ['partitions', /\bPARTITION BY (?:RANGE|HASH|LIST|KEY)\b/],
  ['variables of a session', /@\w+ ?:=/],
  ['counting rows that a limit left out', /\bSQL_CALC_FOUND_ROWS\b|\bFOUND_ROWS\(/],
  ['the order in which ids were given', /\bLAST_INSERT_ID\b|\.insertId\b/],
]

describe('the statements of the product', () => {
  it.each(foreign)('use no %s', (what, pattern) => {
    const users = [...sources()].filter(([, text]) => pattern.test(text)).map(([path]) => path)
    // A migration that lost against running writers several times; without the right to lock, it goes on without.
    const allowed = what === 'tables locked whole' ? [join(server, 'src/database/apply-migration.ts')] : []
    expect(users.filter((path) => !allowed.includes(path))).toEqual([])
  })

  it.each<[string, RegExp]>([
    ['Prisma', /\bprisma\.\$(?:transaction|executeRaw)/],
    ['Prisma’s models', /\b(?:prisma|database)\.\w+\.(?:create|update|upsert|delete)/],
    [
      'a model taken out of Prisma',
      /\} = (?:\w+\.)?prisma\b[\s\S]*\b(?:await|return) \w+\.(?:create|update|upsert|delete)/,
    ],
    [
      'the driver',
      /(?:pool|connection)\s*\.(?:query|execute|batch)[^;]{0,60}?['"`\s](?:INSERT|UPDATE|DELETE|REPLACE) /,
    ],
    ['a transaction of the driver', /\.beginTransaction\(|\.commit\(/],
  ])('write by inTransaction alone, not by %s', (_what, pattern) => {
    const users = [...sources()].filter(([, text]) => pattern.test(text)).map(([path]) => path)
    const allowed = [
      'src/database/transaction.ts',
      // Its own loop of the same kind, and what it calls.
      ...['rows', 'load', 'photos', 'pictures', 'region', 'accounts', 'closures'].map(
        (name) => `demo/${name}.ts`,
      ),
      // Under the lease of migrations; by a person, on a database without other users.
      ...['migrate', 'apply-migration', 'migration-progress', 'lease'].map(
        (name) => `src/database/${name}.ts`,
      ),
      'src/backup/restore-backup.ts',
      'src/backup/apply-erasures.ts',
      // In a table of its own, to see whether the account may.
      'src/doctor/database.ts',
    ].map((path) => join(server, path))
    expect(users.filter((path) => !allowed.includes(path))).toEqual([])
  })

  it('raise the isolation of a transaction for reading only: a snapshot that writes nothing', () => {
    const users = [...sources()].filter(([, text]) => /REPEATABLE READ|RepeatableRead/.test(text))
    expect(users.map(([path]) => path).sort()).toEqual([
      join(server, 'src/backup/write-backup.ts'),
      join(server, 'src/database/client.ts'),
    ])
  })

  it('give every table a primary key', async () => {
    const rows = await database.pool.query<{ name: string }[]>(
      `SELECT t.table_name AS name FROM information_schema.tables t WHERE t.table_schema = DATABASE()
        AND NOT EXISTS (SELECT 1 FROM information_schema.table_constraints c WHERE c.table_schema = t.table_schema
          AND c.table_name = t.table_name AND c.constraint_type = 'PRIMARY KEY')`,
    )
    expect(rows).toEqual([])
  })
})

/** The text of the product itself, without commands and demo. */
const product = [...sources()]
  .filter(([path]) => path.startsWith(join(server, 'src')))
  .map(([, text]) => text)

/** The statements that lock what they read, with a placeholder for each value. */
const locking = product.flatMap((text) =>
  [...text.matchAll(/`([^`]*(?:FOR UPDATE|WHERE [^`]*LOCK IN SHARE MODE))`/g)].map(([, statement = '']) =>
    statement
      .replace(/\$\{Prisma\.raw\(type\.table\)\}/, 'TABLE_OF_ENTRY')
      .replaceAll(/\$\{[^}]*\}/g, '?')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  ),
)
/** By writing what they lock. */
locking.push('UPDATE users SET times_locked = times_locked + 1 WHERE id = ?')
locking.push("UPDATE users SET times_locked = times_locked + 1 WHERE role = 'admin' ORDER BY id")
/** It is made of parts. */
locking.push('SELECT id, city_id AS cityId FROM neighborhoods WHERE id IN (?) LOCK IN SHARE MODE')

/** One of the taxonomy's tables in turn. */
const ofEachTable = (statement: string) =>
  Object.values(entryTypes).map(({ table }) => statement.replace('TABLE_OF_ENTRY', table))

describe('what is locked', () => {
  /** Enough rows that reading all of them is the worse plan. */
  beforeAll(async () => {
    await insertWorld(database)
    const account = { phone: '12999990000', passwordHash: 'none' }
    await database.prisma.user.createMany({
      data: Array.from({ length: 500 }, (_, index) => ({
        ...account,
        name: 'x',
        email: `${index}@guia.test`,
      })),
    })
    await database.pool.query('ANALYZE TABLE users')
  })

  it('is locked by statements that the tests below find', () => {
    const locks = product.flatMap(
      (text) => text.match(/FOR UPDATE|LOCK IN SHARE MODE|SET times_locked/g) ?? [],
    )
    expect(locking).toHaveLength(locks.length)
  })

  it.each([...new Set(locking.flatMap(ofEachTable))])(
    'is found by an index, and is all that %s locks',
    async (statement) => {
      const values = [...statement.matchAll(/\?/g)].map(() =>
        /hash = \?|slug IN/.test(statement) ? '1'.repeat(64) : 1,
      )
      const steps = await explain(database.pool, statement, values)
      expect(steps).toHaveLength(1)
      const [step] = steps
      // A key that no row has is answered without a table.
      if (step?.table) expect(step.key).toBeTruthy()
      else expect(step?.Extra).toMatch(/impossible|no matching/i)
      if (step?.table === 'users') expect(Number(step.rows)).toBeLessThan(5)
    },
  )
})
