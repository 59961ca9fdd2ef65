import { describe, expect, it } from 'vitest'
import { absent, conflict, invalid, type Noun, useEntryWrites } from '../../test/entry-writes.ts'

const { database, admin, create, update, remove } = useEntryWrites()

/** Of each noun the required input besides the name, and an existing entry: a name, its slug, its id. */
const nouns: { noun: Noun; parent: object; there: { id: number; name: string; slug: string } }[] = [
  { noun: 'City', parent: {}, there: { id: 1, name: 'Ubatuba', slug: 'ubatuba' } },
  { noun: 'Neighborhood', parent: { cityId: '3' }, there: { id: 3, name: 'Água Fria', slug: 'agua-fria' } },
  { noun: 'Category', parent: {}, there: { id: 1, name: 'Saúde', slug: 'saude' } },
  { noun: 'Subcategory', parent: { categoryId: '2' }, there: { id: 2, name: 'Açaí', slug: 'acai' } },
  {
    noun: 'Attribute',
    parent: { question: 'Como é?', group: 'Outros' },
    there: { id: 2, name: 'Cardápio', slug: 'cardapio' },
  },
]

const versionNow = async () => (await database.prisma.catalogueVersion.findFirstOrThrow()).version
const trail = () =>
  database.prisma.auditEntry.findMany({
    orderBy: { id: 'asc' },
    select: { actorId: true, action: true, entity: true, entityId: true, changes: true, requestId: true },
  })

describe.each(nouns)('$noun', ({ noun, parent, there }) => {
  const entity = noun.toLowerCase()
  const slugTaken =
    noun === 'Neighborhood' ? 'Este slug já está em uso nesta cidade.' : 'Este slug já está em uso.'

  it('a new one gets a slug from its name, with a number when that is taken or reserved', async () => {
    for (const slug of [`${there.slug}-2`, `${there.slug}-3`]) {
      expect((await create(noun, { name: there.name, ...parent })).saved).toMatchObject({ slug })
    }
    expect((await create(noun, { name: 'Explore', ...parent })).saved).toMatchObject({ slug: 'explore-2' })
    expect((await create(noun, { name: 'Novo', slug: ' ', ...parent })).saved).toMatchObject({ slug: 'novo' })
    expect((await create(noun, { name: '寿司', ...parent })).saved).toMatchObject({ slug: 'sem-nome-2' })
  })

  it('a slug that is given is taken as people write slugs, or refused', async () => {
    const given = await create(noun, { name: 'Novo', slug: 'Meu Slug é Este', ...parent })
    expect(given.saved).toMatchObject({ name: 'Novo', slug: 'meu-slug-e-este' })
    expect(await create(noun, { name: 'Novo', slug: there.slug, ...parent })).toEqual(
      conflict('SLUG_TAKEN', slugTaken, 'slug'),
    )
    expect(await create(noun, { name: 'Novo', slug: 'Admin', ...parent })).toEqual(
      invalid('slug', 'Este slug é reservado. Escolha outro.'),
    )
    expect(await create(noun, { name: 'Novo', slug: '???', ...parent })).toEqual(
      invalid('slug', 'O slug deve ter letras ou números.'),
    )
  })

  it('must have a name of at most 120 characters', async () => {
    expect(await create(noun, { name: ' \t', ...parent })).toEqual(invalid('name', 'Informe o nome.'))
    expect(await update(noun, there.id, { name: null })).toEqual(invalid('name', 'Informe o nome.'))
    expect(await create(noun, { name: 'a'.repeat(121), ...parent })).toEqual(
      invalid('name', 'O nome deve ter no máximo 120 caracteres.'),
    )
    const longest = await create(noun, { name: 'á'.repeat(120), ...parent })
    expect(longest.saved).toMatchObject({ name: 'á'.repeat(120), slug: 'a'.repeat(120) })
  })

  it('keeps its slug when its name changes, and what an update does not name', async () => {
    const before = await update(noun, there.id, {})
    const renamed = await update(noun, there.id, { name: '  Outro \n nome ' })
    expect(renamed).toEqual({ saved: { ...before.saved, name: 'Outro nome' }, error: null })
  })

  it('changes its slug when one is sent; none has it made from the name again', async () => {
    expect((await update(noun, there.id, { slug: 'outro' })).saved).toMatchObject({ slug: 'outro' })
    expect((await update(noun, there.id, { slug: 'outro' })).saved).toMatchObject({ slug: 'outro' })
    expect((await update(noun, there.id, { slug: null })).saved).toMatchObject({ slug: there.slug })
    expect((await update(noun, there.id, { slug: '' })).saved).toMatchObject({ slug: there.slug })
    await create(noun, { name: 'Novo', ...parent })
    expect(await update(noun, there.id, { slug: 'novo' })).toEqual(conflict('SLUG_TAKEN', slugTaken, 'slug'))
    expect((await update(noun, there.id, { name: 'Novo', slug: null })).saved).toMatchObject({
      slug: 'novo-2',
    })
  })

  it.each(['99', '0', 'abc', '2147483648', '9999999999'])('with the id %s there is none', async (id) => {
    expect(await update(noun, id, { name: 'Novo' })).toEqual(absent(noun))
    expect(await remove(noun, id)).toEqual(absent(noun))
    expect(await trail()).toEqual([])
  })

  it('leaves a trail of who changed what, and raises the version of the catalogue', async () => {
    const version = await versionNow()
    const { saved } = await create(noun, { name: 'Novo', ...parent })
    const entityId = Number(saved?.id)
    await update(noun, entityId, { name: 'Velho', slug: 'novo' })
    await remove(noun, entityId)
    expect(await versionNow()).toBe(version + 3)
    const who = { actorId: admin().id, requestId: 'test', entity, entityId }
    expect(await trail()).toEqual([
      {
        ...who,
        action: 'create',
        changes: expect.objectContaining({ slug: { before: null, after: 'novo' } }),
      },
      { ...who, action: 'update', changes: { name: { before: 'Novo', after: 'Velho' } } },
      {
        ...who,
        action: 'delete',
        changes: expect.objectContaining({ slug: { before: 'novo', after: null } }),
      },
    ])
  })

  it('that an update leaves as it was stays as it was, moments and version too', async () => {
    const table = database.prisma[entity as 'city']
    const before = await table.findUniqueOrThrow({ where: { id: there.id } })
    const version = await versionNow()
    expect((await update(noun, there.id, { name: there.name, slug: there.slug })).error).toBeNull()
    expect(await table.findUniqueOrThrow({ where: { id: there.id } })).toEqual(before)
    expect([await versionNow(), await trail()]).toEqual([version, []])
  })

  it('is deleted when nothing uses it', async () => {
    const { saved } = await create(noun, { name: 'Novo', ...parent })
    expect(await remove(noun, saved?.id ?? '')).toEqual({ saved: saved?.id, error: null })
    expect(await remove(noun, saved?.id ?? '')).toEqual(absent(noun))
  })
})

describe('what is in use is not deleted', () => {
  it('and the refusal says what uses it, in one and in several', async () => {
    const refusals = [
      await remove('City', 1),
      await remove('City', 3),
      await remove('Neighborhood', 2),
      await remove('Category', 1),
      await remove('Category', 2),
      await remove('Subcategory', 3),
      await remove('Attribute', 1),
    ]
    expect(refusals).toEqual([
      conflict('IN_USE', 'Esta cidade não pode ser excluída: tem 1 bairro.'),
      conflict('IN_USE', 'Esta cidade não pode ser excluída: tem 2 bairros e 1 estabelecimento.'),
      conflict('IN_USE', 'Este bairro não pode ser excluído: tem 1 estabelecimento.'),
      conflict('IN_USE', 'Esta categoria não pode ser excluída: tem 1 subcategoria e 1 estabelecimento.'),
      conflict(
        'IN_USE',
        'Esta categoria não pode ser excluída: tem 3 subcategorias, 1 estabelecimento e 2 atributos.',
      ),
      conflict('IN_USE', 'Esta subcategoria não pode ser excluída: tem 1 estabelecimento.'),
      conflict('IN_USE', 'Este atributo não pode ser excluído: tem a resposta de 1 estabelecimento.'),
    ])
    expect(await trail()).toEqual([])
  })

  it('with thousands set apart', async () => {
    const row = (index: number) => ({ cityId: 1, name: 'Vila', slug: `vila-${index}` })
    await database.prisma.neighborhood.createMany({ data: Array.from({ length: 1339 }, (_, at) => row(at)) })
    expect(await remove('City', 1)).toEqual(
      conflict('IN_USE', 'Esta cidade não pode ser excluída: tem 1.340 bairros.'),
    )
  })
})
