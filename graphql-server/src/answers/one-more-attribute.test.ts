import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { defaultAttributes } from '../../../schema/attributes/default-set.ts'
import { useDatabase } from '../../test/database.ts'
import { useImports } from '../../test/imports.ts'
import { useImages } from '../../test/pictures.ts'
import { query } from '../../test/query.ts'
import { useRestServer } from '../../test/rest.ts'
import { insertWorld } from '../../test/roles.ts'
import { insertUser } from '../../test/user-rows.ts'

const database = useDatabase()
const rest = useRestServer(database, useImages(database))
const { run, exported } = useImports(database)
const slug = 'aceita-criptomoeda'

const ask = async (document: string, variables: object = {}) => {
  const { data, errors } = await query(database, document, { variables: { ...variables } })
  expect(errors).toBeUndefined()
  return data
}

/** Its pages are in e2e/new-attribute.test.ts. */
describe('an attribute that an administrator adds', () => {
  beforeAll(async () => {
    await insertWorld(database)
    const json = { name: 'Aceita criptomoeda', question: 'Aceita?', group: 'Pagamento', isFilter: true }
    const created = await rest.ask('POST /attributes', { as: 'admin', json })
    expect([created.status, created.body.data]).toMatchObject([201, { slug }])
    const changed = await rest.ask('PUT /businesses/1', {
      as: 'admin',
      json: { attributes: { [slug]: true } },
    })
    expect(changed.status).toBe(200)
  })

  it('is in GraphQL, with the answer of an establishment', async () => {
    const data = await ask(
      '{ attributes { slug question isFilter } business(id: "1") { attributes { attribute { slug } label } } }',
    )
    expect(data?.attributes).toContainEqual({ slug, question: 'Aceita?', isFilter: true })
    expect(data?.business).toMatchObject({
      attributes: expect.arrayContaining([{ attribute: { slug }, label: 'Sim' }]),
    })
  })

  it('is in REST', async () => {
    expect((await rest.ask('GET /attributes')).body.data).toContainEqual(expect.objectContaining({ slug }))
    expect((await rest.ask('GET /businesses/1')).body.data).toMatchObject({
      attributes: expect.arrayContaining([{ slug, name: 'Aceita criptomoeda', value: 'yes', label: 'Sim' }]),
    })
  })

  it('is a filter of both APIs', async () => {
    const data = await ask(
      'query ($slug: String!) { searchBusinesses(filter: { attributes: [{ slug: $slug }] }) { items { id } } }',
      { slug },
    )
    expect(data).toEqual({ searchBusinesses: { items: [{ id: '1' }] } })
    const { body } = await rest.ask(`GET /businesses/search?attribute=${slug}`)
    expect(body.data).toMatchObject([{ _id: '1' }])
    expect((await rest.ask(`GET /businesses/search?attribute=${slug}:no`)).body.data).toEqual([])
  })

  it('has a column in CSV files', async () => {
    const file = await exported()
    const [titles = '', line = ''] = file.split('\r\n').map((text) => text.split(';'))
    expect(line[titles.indexOf(slug)]).toBe('sim')
    const [, business] = file.split('\r\n')
    expect(await run(`slug;${slug}\n${business?.split(';')[0]};não\n`)).toMatchObject({
      updated: 1,
      problems: [],
    })
    const { body } = await rest.ask(`GET /businesses/search?attribute=${slug}:no`)
    expect(body.data).toMatchObject([{ _id: '1' }])
  })

  it('is edited for many establishments', async () => {
    const { body } = await rest.ask('GET /businesses/search?perPage=100')
    const ids = (body.data as { _id: string }[]).map(({ _id }) => _id)
    expect(ids.length).toBeGreaterThan(1)
    const viewer = await insertUser(database.prisma, 'Rui', { role: 'admin' })
    const { errors } = await query(
      database,
      'mutation ($input: EditBusinessesInput!) { editBusinesses(input: $input) { id } }',
      { variables: { input: { ids, attribute: { slug, value: 'yes' } } }, viewer },
    )
    expect(errors).toBeUndefined()
    const found = await rest.ask(`GET /businesses/search?attribute=${slug}`)
    expect(found.body.pagination?.total).toBe(ids.length)
  })
})

/** Files where single attributes may be named: the set that ships, the deprecated names, what is generated from it, migrations and tests. */
const mayName =
  /default-set\.ts$|deprecated-names\.ts$|deprecated-names\.ts$|migrations\/|\.test\.tsx?$|generated|\/gql\/|schema\/openapi\.json$|schema\.graphql$/

it('no attribute of the default set is named in the code', () => {
  const files = execFileSync('git', ['ls-files', 'graphql-server/src', 'web/src', 'schema'], {
    encoding: 'utf8',
  })
  const slugs = defaultAttributes.map((each) => each.slug)
  const quoted = new RegExp(`(['"\`])(?:${slugs.join('|')})\\1`)
  const naming = files
    .split('\n')
    .filter((file) => /\.(tsx?|prisma|graphql)$/.test(file) && !mayName.test(file))
    .flatMap((file) => {
      const found = quoted.exec(readFileSync(file, 'utf8'))
      return found ? [`${file}: ${found[0]}`] : []
    })
  expect(naming).toEqual([])
})
