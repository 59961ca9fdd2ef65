import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { insertCatalogue } from '../../test/catalogue-rows.ts'
import { useDatabase } from '../../test/database.ts'
import { query } from '../../test/query.ts'
import { migrationsFolder } from './migrate.ts'

const database = useDatabase()

it('an establishment whose slug becomes reserved gets another one, and the trail says so', async () => {
  const place = { city: 'taubate', neighborhood: 'centro' }
  const { businesses } = await insertCatalogue(database.pool, {
    cities: { taubate: ['centro'] },
    businesses: [
      { ...place, name: 'Em' },
      { ...place, name: 'Empório' },
    ],
  })
  const slug = `em-${businesses.get('em')}`
  const script = readFileSync(`${migrationsFolder}/20261122211000_reserve_em/migration.sql`, 'utf8')
  for (const statement of script.split(';').filter((text) => text.trim() !== ''))
    await database.pool.query(statement)
  const rows = await database.prisma.business.findMany({ orderBy: { id: 'asc' }, select: { slug: true } })
  expect(rows).toEqual([{ slug }, { slug: 'emporio' }])
  const trail = '{ auditEntries { items { entity name changes } } }'
  const { data, errors } = await query(database, trail, { viewer: { id: 1, role: 'admin' } })
  expect(errors).toBeUndefined()
  expect(data?.auditEntries).toMatchObject({
    items: [{ entity: expect.anything(), name: 'Em', changes: { slug: { before: 'em', after: slug } } }],
  })
})
