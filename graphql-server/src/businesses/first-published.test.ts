import { beforeEach, expect, it } from 'vitest'
import { insertCatalogue } from '../../test/catalogue-rows.ts'
import { useDatabase } from '../../test/database.ts'
import { useImports } from '../../test/imports.ts'
import { useImages } from '../../test/pictures.ts'
import { query } from '../../test/query.ts'
import { lastDeletion, restoreOperation } from '../../test/restorations.ts'
import { lastEntry, undoOperation } from '../../test/undos.ts'
import { insertUser } from '../../test/user-rows.ts'
import type { Viewer } from '../context.ts'

const database = useDatabase()
const pictures = useImages(database)
const imports = useImports(database)

let admin: Viewer
let input: object
const longAgo = new Date('2026-01-02T03:04:05.678Z')

beforeEach(async () => {
  await database.empty()
  await insertCatalogue(database.pool, {
    cities: { bananal: ['centro'] },
    categories: { lazer: ['trilhas'] },
  })
  const { prisma } = database
  const { id, cityId } = await prisma.neighborhood.findFirstOrThrow()
  const subcategory = await prisma.subcategory.findFirstOrThrow()
  admin = await insertUser(prisma, 'Ana', { role: 'admin' })
  input = {
    name: 'Casa Nova',
    description: '<p>Trilhas.</p>',
    phone: '12991234567',
    categoryIds: [String(subcategory.categoryId)],
    subcategoryIds: [String(subcategory.id)],
    address: { cityId: String(cityId), neighborhoodId: String(id) },
  }
})

async function ask(text: string, variables: Record<string, unknown>) {
  const { data, errors } = await query({ ...database, ...pictures }, text, { viewer: admin, variables })
  expect(errors).toBeUndefined()
  return Object.values(data ?? {})[0]
}

async function create(state: string): Promise<string> {
  const text = 'mutation ($input: CreateBusinessInput!) { createBusiness(input: $input) { id } }'
  return ((await ask(text, { input: { ...input, state } })) as { id: string }).id
}
const setState = (id: string, state: string) =>
  ask('mutation ($id: ID!, $input: UpdateBusinessInput!) { updateBusiness(id: $id, input: $input) { id } }', {
    id,
    input: { state },
  })
const setStates = (ids: string[], state: string) =>
  ask('mutation ($input: ChangeStateInput!) { changeBusinessState(input: $input) { id } }', {
    input: { ids, state },
  })
const rows = () =>
  database.prisma.business.findMany({
    orderBy: { id: 'asc' },
    select: { firstPublishedAt: true, publishedActId: true },
  })
/** Replaces the time of publication by one that no write of the test sets. */
const age = () => database.prisma.business.updateMany({ data: { firstPublishedAt: longAgo } })

const never = { firstPublishedAt: null, publishedActId: null }
const alone = { firstPublishedAt: expect.any(Date), publishedActId: null }
const before = { firstPublishedAt: longAgo, publishedActId: null }

it('what is created as anything but a draft is published then, a draft when its state changes', async () => {
  const id = await create('DRAFT')
  await create('CLOSED_TEMPORARILY')
  expect(await rows()).toEqual([never, alone])
  await setState(id, 'PUBLISHED')
  expect(await rows()).toEqual([alone, alone])
})

it('what has been published before keeps its time, however it becomes a draft and is published again', async () => {
  const id = await create('PUBLISHED')
  await age()
  await setState(id, 'DRAFT')
  await setStates([id], 'PUBLISHED')
  await setState(id, 'DRAFT')
  await ask(undoOperation, { entry: await lastEntry(database.prisma) })
  expect(await rows()).toEqual([before])
})

it('a restored establishment keeps its time', async () => {
  const id = await create('PUBLISHED')
  await age()
  await ask('mutation ($id: ID!) { deleteBusiness(id: $id) }', { id })
  await ask(restoreOperation, { entry: await lastDeletion(database.prisma) })
  expect(await rows()).toEqual([before])
})

it('a change of state of several is the act of those that it publishes first', async () => {
  const ids = [await create('PUBLISHED'), await create('DRAFT'), await create('DRAFT')]
  await age()
  await database.prisma.business.updateMany({ where: { state: 'DRAFT' }, data: never })
  await setStates(ids, 'CLOSED_TEMPORARILY')
  const act = { ...alone, publishedActId: Number(await lastEntry(database.prisma)) }
  expect(await rows()).toEqual([before, act, act])
})

it('an import is the act of what it creates and publishes', async () => {
  await create('DRAFT')
  const titles = 'slug;nome;descrição;telefone;bairro;cidade;categorias;subcategorias;situação'
  const line = (slug: string, name: string) =>
    `${slug};${name};Texto.;12991234567;Centro;Bananal;Lazer;Trilhas;publicado`
  const report = await imports.run([titles, line('casa-nova', 'Casa Nova'), line('', 'Outra')].join('\n'))
  expect(report).toMatchObject({ refused: 0 })
  const act = { ...alone, publishedActId: Number(await lastEntry(database.prisma)) }
  expect(await rows()).toEqual([act, act])
})
