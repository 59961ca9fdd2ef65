import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { mostChosen } from '../../../../schema/input/limits.ts'
import { leastBusiness, useBusinessWrites } from '../../../test/business-writes.ts'
import { insertBusinesses } from '../../../test/fixtures.ts'
import { sentPicture } from '../../../test/pictures.ts'
import { query } from '../../../test/query.ts'
import { countingPrisma } from '../../../test/statements.ts'
import type { Viewer } from '../../context.ts'

const { database, pictures, create, update, run, version, trail } = useBusinessWrites()

const deleteMany = `mutation ($ids: [ID!]!) { deleteBusinesses(ids: $ids) }`
const editMany = `mutation ($input: EditBusinessesInput!) {
  editBusinesses(input: $input) {
    id version categories { slug } subcategories { slug } owner { name }
    address { city { slug } neighborhood { slug } }
  }
}`
const preview = `query ($input: EditBusinessesInput!) {
  editBusinessesPreview(input: $input) { total changed fingerprint edits { id name changes { field before after } } }
}`

interface Change extends Record<string, unknown> {
  ids: string[]
}

const changeInput = ({ ids, ...categories }: Change) => ({ input: { ids, categories } })

/** What several establishments are like after a change of their categories, or what refused it. */
async function change(input: Change) {
  const answer = await run(editMany, changeInput(input))
  return Array.isArray(answer) ? (answer as Record<string, unknown>[]) : answer
}

const slugs = (...all: string[]) => all.map((slug) => ({ slug }))

describe('deleteBusinesses', () => {
  it('takes photos, favorites and links along, and leaves the files for who takes it back', async () => {
    const { prisma } = database
    await update({ photos: [sentPicture('a'), sentPicture('b')] })
    await create({ photos: [sentPicture('c')] })
    const kept = await create({ name: 'Outra', photos: [sentPicture('b')] })
    await prisma.favorite.create({ data: { userId: 1, businessId: 1 } })
    const before = await version()
    expect(await run(deleteMany, { ids: ['2', '1', '2', '999', 'x'] })).toEqual(['1', '2'])
    expect(await prisma.business.findMany({ select: { id: true } })).toEqual([{ id: Number(kept.id) }])
    expect(await prisma.favorite.count()).toBe(0)
    expect(await pictures.files()).toHaveLength(3)
    expect(await version()).toBe(before + 1)
    const deleted = (await trail()).filter(({ action }) => action === 'delete')
    expect(deleted.map(({ entityId }) => entityId)).toEqual([1, 2])
    expect(deleted[0]?.changes).toMatchObject({
      slug: { before: 'cantina-da-serra', after: null },
      categoryIds: { before: [2, 1], after: null },
      photos: { before: [expect.any(String), expect.any(String)], after: null },
    })
  })

  it('that finds none leaves the version of the catalogue alone', async () => {
    const before = await version()
    expect(await run(deleteMany, { ids: ['999', 'x'] })).toEqual([])
    expect(await version()).toBe(before)
  })

  it.each([
    [[], 'Selecione pelo menos um estabelecimento.'],
    [
      Array.from({ length: 5001 }, (_, id) => `${id + 1}`),
      'Selecione no máximo 5.000 estabelecimentos por vez.',
    ],
  ])('refuses %j', async (ids, message) => {
    expect(await run(deleteMany, { ids })).toMatchObject({ code: 'BAD_USER_INPUT', fields: { ids: message } })
    expect(await database.prisma.business.count()).toBe(1)
  })
})

describe('an edit of categories', () => {
  // Establishment 1 is in alimentacao (pizzarias, bares, acai) and saude, establishment 2 in alimentacao (pizzarias).
  beforeEach(async () => {
    await create()
  })

  it('adds behind what is there, once, and raises the versions', async () => {
    const before = await version()
    const answer = await change({
      ids: ['2', '1'],
      action: 'ADD',
      categoryIds: ['1', '2'],
      subcategoryIds: ['4', '1'],
    })
    expect(answer).toMatchObject([
      {
        id: '1',
        version: 2,
        categories: slugs('alimentacao', 'saude'),
        subcategories: slugs('pizzarias', 'bares', 'acai', 'farmacias'),
      },
      {
        id: '2',
        version: 2,
        categories: slugs('alimentacao', 'saude'),
        subcategories: slugs('pizzarias', 'farmacias'),
      },
    ])
    expect(await version()).toBe(before + 1)
    expect((await trail()).slice(-2)).toMatchObject([
      {
        action: 'update',
        entityId: 1,
        changes: { subcategoryIds: { before: [1, 3, 2], after: [1, 3, 2, 4] } },
      },
      { action: 'update', entityId: 2, changes: { categoryIds: { before: [2], after: [2, 1] } } },
    ])
  })

  it('replaces with what is given, in its order', async () => {
    const answer = await change({
      ids: ['1', '2'],
      action: 'REPLACE',
      categoryIds: ['1', '2'],
      subcategoryIds: ['4', '2'],
    })
    const kinds = { categories: slugs('saude', 'alimentacao'), subcategories: slugs('farmacias', 'acai') }
    expect(answer).toMatchObject([kinds, kinds])
  })

  it('removes a category with its subcategories, and a subcategory alone', async () => {
    await change({ ids: ['1', '2'], action: 'ADD', categoryIds: ['1'], subcategoryIds: ['4'] })
    expect(await change({ ids: ['1'], action: 'REMOVE', categoryIds: ['2'] })).toMatchObject([
      { categories: slugs('saude'), subcategories: slugs('farmacias') },
    ])
    expect(await change({ ids: ['2'], action: 'REMOVE', subcategoryIds: ['4'] })).toMatchObject([
      { categories: slugs('alimentacao', 'saude'), subcategories: slugs('pizzarias') },
    ])
  })

  it('leaves those alone of which nothing changes, and those that are gone', async () => {
    const before = await version()
    const known = await trail()
    const same = await change({
      ids: ['2', '999', 'x'],
      action: 'ADD',
      categoryIds: ['2'],
      subcategoryIds: ['1'],
    })
    expect(same).toMatchObject([{ id: '2', version: 1 }])
    expect(await change({ ids: ['2'], action: 'REMOVE', categoryIds: ['1'] })).toMatchObject([{ version: 1 }])
    expect(await version()).toBe(before)
    expect(await trail()).toEqual(known)
  })

  it('is refused as a whole when one would be without a category, and says which', async () => {
    const answer = await change({ ids: ['1', '2'], action: 'REMOVE', categoryIds: ['2'] })
    expect(answer).toMatchObject({
      code: 'BAD_USER_INPUT',
      message:
        'Nada foi mudado. Ficariam sem subcategoria, que uma das categorias exige: 1 estabelecimento (Cantina da Serra). Ficariam sem categoria: 1 estabelecimento (Pizzaria Bella Vista).',
    })
    expect(await change({ ids: ['1', '2'], action: 'ADD', categoryIds: ['2'] })).toMatchObject([
      { version: 1, categories: slugs('alimentacao', 'saude') },
      { version: 1, categories: slugs('alimentacao') },
    ])
  })

  it('names the first three, and counts the others', async () => {
    for (const name of ['Bar A', 'Bar B', 'Bar C']) await create({ name })
    const ids = ['2', '3', '4', '5']
    expect(await change({ ids, action: 'REMOVE', subcategoryIds: ['1'] })).toMatchObject({
      message:
        'Nada foi mudado. Ficariam sem subcategoria, que uma das categorias exige: 4 estabelecimentos (Pizzaria Bella Vista, Bar A, Bar B e mais 1).',
    })
    expect(await change({ ids: ['2'], action: 'ADD', subcategoryIds: ['4'] })).toMatchObject({
      message:
        'Nada foi mudado. Ficariam com a subcategoria “Farmácias”, que não é de nenhuma das suas categorias: 1 estabelecimento (Pizzaria Bella Vista).',
    })
  })

  it('does not go beyond ten categories', async () => {
    const categoryIds: string[] = []
    for (let id = 3; id <= 12; id++) {
      await database.prisma.category.create({ data: { id, name: `C ${id}`, slug: `c-${id}` } })
      categoryIds.push(String(id))
    }
    expect(await change({ ids: ['2'], action: 'ADD', categoryIds })).toMatchObject({
      message:
        'Nada foi mudado. Ficariam com mais de 10 categorias: 1 estabelecimento (Pizzaria Bella Vista).',
    })
  })

  it.each([
    [{ ids: [] }, 'input.ids', 'Selecione pelo menos um estabelecimento.'],
    [{ categoryIds: [] }, 'input.categories.categoryIds', 'Selecione pelo menos uma categoria'],
    [
      { action: 'REPLACE', categoryIds: [], subcategoryIds: ['1'] },
      'input.categories.categoryIds',
      'Selecione pelo menos uma categoria',
    ],
    [{ categoryIds: ['99'] }, 'input.categories.categoryIds', 'Uma das categorias não foi encontrada.'],
    [
      { subcategoryIds: ['99'] },
      'input.categories.subcategoryIds',
      'Uma das subcategorias não foi encontrada.',
    ],
  ])('refuses %j', async (differing, path, message) => {
    const answer = await change({ ids: ['2'], action: 'ADD', categoryIds: ['1'], ...differing })
    expect(answer).toMatchObject({ code: 'BAD_USER_INPUT', fields: { [path]: message } })
  })
})

describe('an edit of several', () => {
  const answered = { id: '2', address: { city: { slug: 'ubatuba' }, neighborhood: { slug: 'centro' } } }

  beforeEach(async () => {
    await create()
  })

  it('puts them into a neighborhood with its city, and under an owner, in one entry of the trail each', async () => {
    const before = await version()
    const ana = await database.prisma.user.findFirstOrThrow({ where: { name: 'Ana' } })
    const input = { ids: ['1', '2', '999'], neighborhoodId: '1', ownerId: String(ana.id) }
    const owner = { name: 'Ana' }
    expect(await run(editMany, { input })).toMatchObject([
      { id: '1', owner },
      { ...answered, version: 2, owner },
    ])
    expect(await version()).toBe(before + 1)
    const entries = (await trail()).slice(-2)
    expect(entries).toMatchObject([{ entityId: 1 }, { entityId: 2, name: 'Pizzaria Bella Vista' }])
    expect(entries[1]?.changes).toEqual({
      cityId: { before: 3, after: 1 },
      neighborhoodId: { before: 2, after: 1 },
      ownerId: { before: null, after: ana.id },
    })
    expect(new Set(entries.map(({ requestId }) => requestId)).size).toBe(1)
    expect(await run(editMany, { input: { ids: ['2'], ownerId: null } })).toMatchObject([{ owner: null }])
    // What no search finds by leaves their lists alone.
    expect(await version()).toBe(before + 1)
  })

  it('is shown before it is made, in words, and writes nothing until then', async () => {
    const known = await trail()
    const categories = { action: 'ADD', categoryIds: ['1'], subcategoryIds: [] }
    const input = { ids: ['1', '2', '999'], neighborhoodId: '3', categories }
    const shown = await run(preview, { input })
    const neighborhood = { field: 'neighborhoodId', before: 'Centro', after: 'Água Fria' }
    expect(shown).toMatchObject({
      total: 2,
      changed: 2,
      edits: [
        { id: '1', name: 'Cantina da Serra', changes: [neighborhood] },
        {
          id: '2',
          changes: [
            { field: 'categoryIds', before: 'Alimentação', after: 'Alimentação, Saúde' },
            neighborhood,
          ],
        },
      ],
    })
    expect(await trail()).toEqual(known)
    const { fingerprint } = shown
    expect(await run(editMany, { input: { ...input, fingerprint } })).toMatchObject([{}, { version: 2 }])
    expect(await run(preview, { input })).toMatchObject({ total: 2, changed: 0, edits: [] })
  })

  it('is shown in the order in which they were chosen', async () => {
    const shown = await run(preview, { input: { ids: ['2', '1', '2'], neighborhoodId: '3' } })
    expect(shown).toMatchObject({ changed: 2, edits: [{ id: '2' }, { id: '1' }] })
  })

  it('is refused when what was shown is not what would change, and changes nothing', async () => {
    const input = { ids: ['1', '2'], neighborhoodId: '3' }
    const { fingerprint } = await run(preview, { input })
    await update({ address: { neighborhoodId: '3' } })
    const known = await trail()
    expect(await run(editMany, { input: { ...input, fingerprint } })).toMatchObject({
      code: 'CONFLICT',
      reason: 'STALE_VERSION',
      message: expect.stringContaining('os estabelecimentos mudaram desde a prévia'),
    })
    expect(await trail()).toEqual(known)
  })

  it('leaves drafts without the categories that the others must have', async () => {
    await run(`mutation ($input: ChangeStateInput!) { changeBusinessState(input: $input) { id } }`, {
      input: { ids: ['2'], state: 'DRAFT' },
    })
    const bare = { ids: ['2'], action: 'REMOVE', categoryIds: ['2'] }
    expect(await change(bare)).toMatchObject([{ id: '2', categories: [] }])
  })

  it.each([
    [{}, 'input', 'Informe o que muda: categorias, bairro, dono ou a resposta a um atributo.'],
    [{ neighborhoodId: '99' }, 'input.neighborhoodId', 'O bairro não foi encontrado.'],
    [{ ownerId: 'x' }, 'input.ownerId', 'O usuário não foi encontrado.'],
    [{ ids: [], ownerId: null }, 'input.ids', 'Selecione pelo menos um estabelecimento.'],
  ])('refuses %j, before and when it is made', async (edit, path, message) => {
    for (const operation of [preview, editMany])
      expect(await run(operation, { input: { ids: ['2'], ...edit } })).toMatchObject({
        code: 'BAD_USER_INPUT',
        fields: { [path]: message },
      })
  })
})

describe('for many at once', () => {
  let counting: ReturnType<typeof countingPrisma>
  const admin: Viewer = { id: 1, role: 'admin' }

  beforeAll(() => {
    counting = countingPrisma(database.config, 'all')
  })
  afterAll(() => counting.prisma.$disconnect())

  async function countStatements(document: string, variables: object): Promise<number> {
    counting.statements.length = 0
    const { errors } = await query(
      { ...database, prisma: counting.prisma, images: pictures.images },
      document,
      {
        variables: { ...variables },
        viewer: admin,
      },
    )
    expect(errors).toBeUndefined()
    return counting.statements.length
  }

  it('sends as many statements as for two', async () => {
    const ids: string[] = []
    for (let number = 0; number < 12; number++) {
      const { id } = await create({ ...leastBusiness, name: `Bar ${number}` })
      ids.push(String(id))
    }
    const input = {
      categories: { action: 'ADD', categoryIds: ['1'] },
      neighborhoodId: '3',
      ownerId: '1',
    }
    const two = await countStatements(editMany, { input: { ...input, ids: ids.slice(0, 2) } })
    expect(await countStatements(editMany, { input: { ...input, ids: ids.slice(2) } })).toBe(two)
    expect(two).toBeLessThanOrEqual(24)
    const other = { ids: ids.slice(0, 1), neighborhoodId: '1', ownerId: null }
    const shown = await countStatements(preview, { input: other })
    expect(await countStatements(preview, { input: { ...other, ids } })).toBe(shown)
    expect(shown).toBeLessThanOrEqual(14)
    const first = await countStatements(deleteMany, { ids: ids.slice(0, 2) })
    expect(await countStatements(deleteMany, { ids: ids.slice(2) })).toBe(first)
    expect(first).toBeLessThanOrEqual(26)
    expect(await database.prisma.business.count()).toBe(1)
  })

  it.each([
    ['editBusinesses', 'EditBusinessesInput', { ownerId: '1' }],
    ['changeBusinessState', 'ChangeStateInput', { state: 'PUBLISHED' }],
  ])('%s takes as many as can be chosen', async (field, type, change) => {
    const ids = Array.from({ length: mostChosen }, (_, index) => String(900_000 + index))
    const idsAndTypes = `mutation ($input: ${type}!) { ${field}(input: $input) { __typename id } }`
    const { data, errors } = await query(database, idsAndTypes, {
      variables: { input: { ...change, ids } },
      viewer: admin,
    })
    expect(errors).toBeUndefined()
    expect(data?.[field]).toEqual([])
  })

  it('changes and deletes a whole result of two thousand, with a statement for hundreds', async () => {
    await database.prisma.business.deleteMany()
    await insertBusinesses(database.pool, 2012)
    const rows = await database.prisma.business.findMany({ select: { id: true } })
    const ids = rows.map(({ id }) => String(id))
    const bare = { id: 99, name: 'Sem subcategorias', slug: 'sem-subcategorias' }
    const { id: category } = await database.prisma.category.create({ data: bare })
    const { id: neighborhoodId } = await database.prisma.neighborhood.findFirstOrThrow()
    const categories = { action: 'REPLACE', categoryIds: [String(category)] }
    const edit = { ids, categories, neighborhoodId: String(neighborhoodId), ownerId: null }
    const idsOnly = 'mutation ($input: EditBusinessesInput!) { editBusinesses(input: $input) { id } }'
    expect(await countStatements(idsOnly, { input: edit })).toBeLessThan(40)
    expect(await database.prisma.business.count({ where: { neighborhoodId } })).toBe(2012)
    expect(await database.prisma.businessCategory.count({ where: { categoryId: category } })).toBe(2012)
    const stated = 'mutation ($input: ChangeStateInput!) { changeBusinessState(input: $input) { id } }'
    expect(await countStatements(stated, { input: { ids, state: 'CLOSED_FOR_GOOD' } })).toBeLessThan(20)
    expect(await database.prisma.business.count({ where: { state: 'CLOSED_FOR_GOOD' } })).toBe(2012)
    expect(await countStatements(deleteMany, { ids })).toBeLessThan(250)
    expect(await database.prisma.business.count()).toBe(0)
  })
})
