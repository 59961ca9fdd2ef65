import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { makeVersion } from './next-version.ts'
import { keepCausing } from './rounds.ts'
import { useLayout } from './use-layout.ts'

const layout = useLayout()
const folder = mkdtempSync(join(tmpdir(), 'guia-versions-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Of all versions so far: a version has the migrations of those before it. */
const migrations = new Map<string, string>()

/** What three versions, one after the other, do to move phones into a column of another name, and then away again. */
const steps = (column: string) => [
  ['expand', `ALTER TABLE businesses ADD COLUMN ${column} VARCHAR(20) NULL`],
  ['migrate', `UPDATE businesses SET ${column} = phone WHERE ${column} IS NULL`],
  ['contract', `ALTER TABLE businesses DROP COLUMN ${column}`],
]

/** Rows that have a value, or null when there is no such column. */
async function filled(column: string): Promise<number | null> {
  const [node] = layout.nodes
  const rows = await node
    ?.query<{ count: bigint }[]>(`SELECT COUNT(${column}) AS count FROM guia.businesses`)
    .catch(() => null)
  return rows?.[0] ? Number(rows[0].count) : null
}

test(
  'versions follow each other one process at a time, old and new on one database',
  { timeout: 3_600_000 },
  () =>
    keepCausing(layout, 'rolling migration: expand, migrate, contract', {
      async cause(round) {
        const column = `phone_${round}`
        const seen: (number | null)[] = []
        for (const [index, [name, statement = '']] of steps(column).entries()) {
          migrations.set(`2099${String(round).padStart(4, '0')}00000${index}_${name}`, `${statement};\n`)
          const program = makeVersion(join(folder, `${round}-${name}`), migrations)
          for (const member of layout.members) {
            await member.end()
            await member.start(program)
          }
          seen.push(await filled(column))
        }
        expect(seen).toEqual([0, expect.toSatisfy((count: number) => count > 0), null])
      },
      mend: async () => {},
    }),
)
