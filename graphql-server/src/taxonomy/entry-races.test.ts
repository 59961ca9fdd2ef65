import { type Connection, createConnection } from 'mariadb'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Noun, type Outcome, useEntryWrites } from '../../test/entry-writes.ts'

const { database, create, update, remove } = useEntryWrites()
let other: Connection

beforeAll(async () => {
  other = await createConnection(database.config)
})
afterAll(() => other.end())

/** Begins a write while somebody else's is not final yet, and ends the other's once the write waits for it. */
async function during(
  sql: string,
  end: 'COMMIT' | 'ROLLBACK',
  write: () => Promise<Outcome>,
): Promise<Outcome> {
  await other.query('BEGIN')
  await other.query(sql)
  const outcome = write()
  try {
    // InnoDB refreshes its list of transactions only after 100 ms without a query of it.
    await expect.poll(waiting, { interval: 150, timeout: 5000 }).toBe(1)
  } finally {
    await other.query(end)
  }
  return outcome
}

async function waiting(): Promise<number | undefined> {
  const [row] = await database.pool.query<{ count: number }[]>(
    `SELECT COUNT(*) AS count FROM information_schema.innodb_trx t
     JOIN information_schema.processlist p ON p.id = t.trx_mysql_thread_id
     WHERE t.trx_state = 'LOCK WAIT' AND p.db = DATABASE()`,
  )
  return row?.count
}

const parents: Record<Noun, object> = {
  City: {},
  Neighborhood: { cityId: '1' },
  Category: {},
  Subcategory: { categoryId: '1' },
  Attribute: { question: 'Como é?', group: 'Outros' },
}
const nouns = Object.entries(parents) as [Noun, object][]

describe.each(nouns)('%s', (noun, parent) => {
  it('made 20 times at once under one name has 20 slugs', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, () => create(noun, { name: 'Vila Nova', ...parent })),
    )
    const slugs = outcomes.map(({ saved, error }) => saved?.slug ?? error)
    const numbered = Array.from({ length: 19 }, (_, at) => `vila-nova-${at + 2}`)
    expect(slugs.sort()).toEqual(['vila-nova', ...numbered].sort())
  })

  it('asked for 6 times at once under one slug is there once', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 6 }, () => create(noun, { name: 'Vila Nova', slug: 'vila', ...parent })),
    )
    const refused = outcomes.filter(({ error }) => error?.code === 'CONFLICT')
    expect(outcomes.filter(({ saved }) => saved?.slug === 'vila')).toHaveLength(1)
    expect(refused).toHaveLength(5)
  })

  it('renamed by six at once leaves a trail in which each goes on from the last', async () => {
    const { saved } = await create(noun, { name: 'Vila', ...parent })
    const id = saved?.id ?? ''
    const names = ['A', 'B', 'C', 'D', 'E', 'F']
    const outcomes = await Promise.all(names.map((name) => update(noun, id, { name })))
    expect(outcomes.map(({ error }) => error)).toEqual(names.map(() => null))
    const entries = await database.prisma.auditEntry.findMany({
      where: { action: 'update' },
      orderBy: { id: 'asc' },
    })
    const changes = entries.map(
      (entry) => (entry.changes as { name: { before: string; after: string } }).name,
    )
    expect(changes.map(({ after }) => after).sort()).toEqual(names)
    expect(changes.map(({ before }) => before)).toEqual([
      'Vila',
      ...changes.map(({ after }) => after).slice(0, -1),
    ])
  })
})

describe('a slug that somebody else is about to take', () => {
  const taking = "INSERT INTO cities (name, slug) VALUES ('Cunha', 'cunha')"
  const make = () => create('City', { name: 'Cunha' })
  const ask = () => create('City', { name: 'Cunha', slug: 'cunha' })

  it('is taken once they have it', async () => {
    expect((await during(taking, 'COMMIT', make)).saved).toMatchObject({ slug: 'cunha-2' })
    await database.prisma.city.deleteMany({ where: { name: 'Cunha' } })
    expect((await during(taking, 'COMMIT', ask)).error?.message).toBe('Este slug já está em uso.')
    const move = () => update('City', 1, { slug: 'lorena' })
    const takingOther = "INSERT INTO cities (name, slug) VALUES ('Lorena', 'lorena')"
    expect((await during(takingOther, 'COMMIT', move)).error?.message).toBe('Este slug já está em uso.')
  })

  it('is free when they give up', async () => {
    expect((await during(taking, 'ROLLBACK', make)).saved).toMatchObject({ slug: 'cunha' })
  })
})

describe('a category that is deleted while somebody adds a subcategory to it', () => {
  beforeEach(() => database.prisma.category.create({ data: { id: 9, name: 'Lazer', slug: 'lazer' } }))

  it('stays when the subcategory is first, and the refusal counts it', async () => {
    const adding = "INSERT INTO subcategories (category_id, name, slug) VALUES (9, 'Praias', 'praias')"
    expect((await during(adding, 'COMMIT', () => remove('Category', 9))).error?.message).toBe(
      'Esta categoria não pode ser excluída: tem 1 subcategoria.',
    )
  })

  it('goes when the subcategory is given up', async () => {
    const adding = "INSERT INTO subcategories (category_id, name, slug) VALUES (9, 'Praias', 'praias')"
    expect(await during(adding, 'ROLLBACK', () => remove('Category', 9))).toEqual({ saved: '9', error: null })
  })

  it('is no choice any more when the deletion is first', async () => {
    const add = () => create('Subcategory', { name: 'Praias', categoryId: '9' })
    expect((await during('DELETE FROM categories WHERE id = 9', 'COMMIT', add)).error).toMatchObject({
      code: 'BAD_USER_INPUT',
      message: 'Selecione uma categoria',
    })
  })

  it('is either gone or has the subcategory, when both come at once', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { id } = await database.prisma.category.create({
        data: { name: 'Lazer', slug: `lazer-${round}` },
      })
      const [added, removed] = await Promise.all([
        create('Subcategory', { name: `Praias ${round}`, categoryId: String(id) }),
        remove('Category', id),
      ])
      const messages = [added.error?.message, removed.error?.message].filter(Boolean)
      expect(messages).toHaveLength(1)
      expect([
        'Selecione uma categoria',
        'Esta categoria não pode ser excluída: tem 1 subcategoria.',
      ]).toContain(messages[0])
    }
  })
})

it('a neighborhood does not move away from an establishment that is just being added', async () => {
  const adding = `INSERT INTO businesses (slug, name, search_name, description, excerpt, phone, city_id, neighborhood_id)
    VALUES ('bar', 'Bar', 'bar', '', '', '12999990000', 3, 3)`
  const move = () => update('Neighborhood', 3, { cityId: '1' })
  expect((await during(adding, 'COMMIT', move)).error?.message).toBe(
    'Este bairro não pode mudar de cidade: tem 1 estabelecimento.',
  )
})

it('what somebody has just deleted is not there to change', async () => {
  const gone = 'DELETE FROM neighborhoods WHERE id = 1'
  expect((await during(gone, 'COMMIT', () => update('Neighborhood', 1, { name: 'Novo' }))).error?.code).toBe(
    'NOT_FOUND',
  )
})
