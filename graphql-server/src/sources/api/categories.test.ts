import { beforeEach, describe, expect, it } from 'vitest'
import { type CatalogueIds, insertCatalogue } from '../../../test/catalogue-rows.ts'
import { useDatabase } from '../../../test/database.ts'
import { useImages } from '../../../test/pictures.ts'
import { query } from '../../../test/query.ts'
import { insertUser } from '../../../test/user-rows.ts'
import type { Viewer } from '../../context.ts'
import { defaultCategories } from '../maps/categories.ts'

const database = useDatabase()
const pictures = useImages(database)
let admin: Viewer
let ids: CatalogueIds

beforeEach(async () => {
  await database.empty()
  admin = await insertUser(database.prisma, 'Ana', { role: 'admin' })
  ids = await insertCatalogue(database.pool, {
    cities: {},
    categories: { automotivo: ['postos'], alimentacao: ['padarias'], saude: [] },
  })
  await database.prisma.sourceCategory.createMany({
    data: [
      { name: 'gas_station', places: 3, lastRunOn: '2026-11-20' },
      { name: 'Comércio varejista de doces', places: 12, lastRunOn: '2026-11-21' },
    ],
  })
})

const ask = (document: string, variables = {}) =>
  query({ ...database, ...pictures }, document, { variables, viewer: admin })

const id = (kind: 'categories' | 'subcategories', slug: string) => String(ids[kind].get(slug))

const fields = 'name state target categoryId subcategoryId places lastRunOn'

interface ShownPage {
  items: { name: string; [field: string]: unknown }[]
  pagination: { total: number }
}

async function list(filter: object, page = 1) {
  const { data, errors } = await ask(
    `query ($filter: SourceCategoryListFilter, $page: Int!) {
      sourceCategoryPage(filter: $filter, page: $page, perPage: 10) { items { ${fields} } pagination { total } } }`,
    { filter, page },
  )
  expect(errors).toBeUndefined()
  const { items, pagination } = (data as { sourceCategoryPage: ShownPage }).sourceCategoryPage
  return { items, names: items.map(({ name }) => name), total: pagination.total }
}

const set = async (input: object) => {
  const { data, errors } = await ask(
    `mutation ($input: SourceCategoryInput!) { setSourceCategory(input: $input) { ${fields} } }`,
    { input },
  )
  return { saved: data?.setSourceCategory, error: errors?.[0] }
}

const reset = async (name: string) => {
  const document = `mutation ($name: String!) { resetSourceCategory(name: $name) { ${fields} } }`
  const { data, errors } = await ask(document, { name })
  return { saved: data?.resetSourceCategory, error: errors?.[0] }
}

describe('the list of categories of the sources', () => {
  it('has the unknown ones first, those of most places before others, then the map of the product', async () => {
    const { items, total } = await list({})
    expect(total).toBe(defaultCategories.size + 2)
    expect(items.slice(0, 3)).toEqual([
      {
        ...{ name: 'Comércio varejista de doces', state: 'UNKNOWN', target: null },
        ...{ categoryId: null, subcategoryId: null, places: 12, lastRunOn: '2026-11-21' },
      },
      expect.objectContaining({ name: 'gas_station', state: 'UNKNOWN', places: 3 }),
      expect.objectContaining({ name: 'acai_bowls', state: 'STANDARD', places: 0, lastRunOn: null }),
    ])
    expect((await list({}, 2)).names).not.toContain('gas_station')
  })

  it('is searched by words of the key and of what it is in the guide, without accents', async () => {
    expect((await list({ search: 'doces comercio' })).names).toEqual(['Comércio varejista de doces'])
    expect((await list({ search: 'SHOP=bak alimentacao' })).items).toMatchObject([
      { name: 'shop=bakery', state: 'STANDARD', target: 'Alimentação > Padarias' },
    ])
    expect((await list({ search: 'nada' })).total).toBe(0)
  })

  it('is filtered by what is known of them, and by the category that was chosen', async () => {
    await set({ name: 'gas_station', isListed: true, subcategoryId: id('subcategories', 'postos') })
    await set({ name: 'bakery', isListed: true, categoryId: id('categories', 'saude') })
    expect((await list({ state: 'UNKNOWN' })).names).toEqual(['Comércio varejista de doces'])
    expect((await list({ state: 'CHANGED' })).names).toEqual(['gas_station', 'bakery'])
    expect((await list({ category: 'automotivo' })).names).toEqual(['gas_station'])
    expect((await list({ category: id('categories', 'saude') })).names).toEqual(['bakery'])
    expect((await list({ state: 'STANDARD' })).total).toBe(defaultCategories.size - 1)
  })
})

describe('a category of the sources', () => {
  it('becomes a category, a subcategory or what the guide does not list, and is the standard again', async () => {
    const subcategoryId = id('subcategories', 'padarias')
    const categoryId = id('categories', 'saude')
    expect((await set({ name: 'bakery', isListed: true, categoryId })).saved).toMatchObject({
      ...{ state: 'CHANGED', target: 'Saude', categoryId, subcategoryId: null },
    })
    expect((await set({ name: 'bakery', isListed: true, subcategoryId })).saved).toMatchObject({
      ...{ state: 'CHANGED', target: 'Alimentacao > Padarias', categoryId: null, subcategoryId },
    })
    expect((await set({ name: 'bakery', isListed: false })).saved).toMatchObject({
      ...{ state: 'CHANGED', target: null, categoryId: null, subcategoryId: null },
    })
    expect((await reset('bakery')).saved).toMatchObject({
      state: 'STANDARD',
      target: 'Alimentação > Padarias',
    })
    await set({ name: 'gas_station', isListed: false })
    expect((await reset('gas_station')).saved).toMatchObject({ state: 'UNKNOWN', places: 3 })
  })

  it('has each change in the trail, and none where nothing changes', async () => {
    const subcategoryId = id('subcategories', 'postos')
    await set({ name: 'gas_station', isListed: true, subcategoryId })
    await set({ name: 'gas_station', isListed: true, subcategoryId })
    await reset('gas_station')
    await reset('gas_station')
    const { data } = await ask(`{ auditEntries(filter: { entity: SOURCE_CATEGORY }) { items {
      action name subject { name slug } references { name } changes restorationState actor { name } } } }`)
    const items: unknown = (data as { auditEntries: { items: object[] } }).auditEntries.items
    const subcategory = { before: null, after: Number(subcategoryId) }
    expect(items).toEqual([
      expect.objectContaining({
        ...{ action: 'UPDATE', name: 'gas_station', restorationState: null },
        changes: {
          isListed: { before: true, after: null },
          subcategoryId: { before: subcategory.after, after: null },
        },
      }),
      {
        ...{ action: 'UPDATE', name: 'gas_station', restorationState: null, actor: { name: 'Ana' } },
        ...{ subject: { name: 'gas_station', slug: null }, references: [{ name: 'Postos' }] },
        changes: { isListed: { before: null, after: true }, subcategoryId: subcategory },
      },
    ])
  })

  it('that neither the product nor a run knows is not found', async () => {
    const error = {
      message: 'Nenhuma fonte usou esta categoria até agora.',
      extensions: { code: 'NOT_FOUND' },
    }
    expect((await set({ name: 'nada', isListed: false })).error).toMatchObject(error)
    expect((await reset('nada')).error).toMatchObject(error)
  })

  it.each([
    ['without a category', { isListed: true }, 'input.categoryId'],
    ['with both', { isListed: true, categoryId: '1', subcategoryId: '1' }, 'input.categoryId'],
    ['not listed, with a category', { isListed: false, categoryId: '1' }, 'input.categoryId'],
    ['with a category that is not there', { isListed: true, categoryId: '999' }, 'input.categoryId'],
    ['with a malformed id', { isListed: true, subcategoryId: 'x' }, 'input.subcategoryId'],
  ])('is refused %s', async (_title, input, field) => {
    const { error } = await set({ name: 'bakery', ...input })
    expect(error?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { [field]: expect.any(String) },
    })
  })

  it('keeps its category and its subcategory from being deleted', async () => {
    await set({ name: 'gas_station', isListed: true, subcategoryId: id('subcategories', 'postos') })
    for (const name of ['bakery', 'acai_bowls'])
      await set({ name, isListed: true, categoryId: id('categories', 'saude') })
    const remove = async (document: string) => (await ask(`mutation { ${document} }`)).errors?.[0]
    const subcategory = `deleteSubcategory(id: ${id('subcategories', 'postos')})`
    expect(await remove(subcategory)).toMatchObject({
      message: 'Esta subcategoria não pode ser excluída: tem 1 categoria de fonte.',
      extensions: { code: 'CONFLICT', reason: 'IN_USE' },
    })
    expect(await remove(`deleteCategory(id: ${id('categories', 'saude')})`)).toMatchObject({
      message: 'Esta categoria não pode ser excluída: tem 2 categorias de fontes.',
    })
    const { data } = await ask(
      `{ category(id: ${id('categories', 'saude')}) { sourceCategoryCount } subcategories { slug sourceCategoryCount } }`,
    )
    expect(data).toMatchObject({
      category: { sourceCategoryCount: 2 },
      subcategories: expect.arrayContaining([{ slug: 'postos', sourceCategoryCount: 1 }]),
    })
    await reset('gas_station')
    expect(await remove(subcategory)).toBeUndefined()
  })
})
