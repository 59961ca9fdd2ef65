import { describe, expect, it } from 'vitest'
import { useBusinessWrites } from '../../test/business-writes.ts'
import { sentPicture } from '../../test/pictures.ts'
import { query } from '../../test/query.ts'
import { insertUser } from '../../test/user-rows.ts'

const { database, pictures, create, update, remove, version, trail } = useBusinessWrites()

const stored = (id: number) => database.prisma.business.findUnique({ where: { id } })

const counted = async () => {
  const { prisma } = database
  return [
    await prisma.business.count(),
    await prisma.businessCategory.count(),
    await prisma.businessSubcategory.count(),
    await prisma.photo.count(),
    await prisma.image.count(),
    await prisma.auditEntry.count(),
    await version(),
    (await pictures.files()).length,
  ]
}

describe('createBusiness', () => {
  it('keeps all of it, tidied, and answers what was asked for', async () => {
    const owner = await insertUser(database.prisma, 'Olga')
    const created = await create({
      name: '  Açaí  da Praça ',
      description: '<h1>Açaí</h1><script>alert(1)</script><b>gelado</b>',
      phone: '(12) 3842-1000',
      whatsapp: '+55 12 99999-0000',
      latitude: -22.7,
      longitude: -44.3,
      instagram: '@acai',
      site: 'acai.com.br',
      video: 'https://youtu.be/dQw4w9WgXcQ',
      address: { cityId: '3', neighborhoodId: '3', street: 'Rua A', number: 'S/N', zipCode: '12850-000' },
      categoryIds: ['2', '1'],
      subcategoryIds: ['4', '2'],
      ownerId: String(owner.id),
    })
    expect(created).toMatchObject({
      slug: 'acai-da-praca',
      name: 'Açaí da Praça',
      version: 1,
      excerpt: 'Açaí gelado',
      description: '<p>Açaí</p><p><strong>gelado</strong></p>',
      phone: '1238421000',
      whatsapp: '12999990000',
      latitude: -22.7,
      longitude: -44.3,
      instagram: 'https://www.instagram.com/acai',
      site: 'https://acai.com.br',
      facebook: null,
      video: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
      owner: { name: 'Olga' },
      address: {
        street: 'Rua A',
        number: 'S/N',
        zipCode: '12850000',
        city: { slug: 'bananal' },
        neighborhood: { slug: 'agua-fria' },
      },
      categories: [{ slug: 'alimentacao' }, { slug: 'saude' }],
      subcategories: [{ slug: 'farmacias' }, { slug: 'acai' }],
      photos: [],
    })
    expect(await stored(Number(created.id))).toMatchObject({ searchName: 'acai da praca' })
  })

  it('keeps its photos in order, the first as the cover', async () => {
    const created = await create({ photos: [sentPicture('a'), sentPicture('b'), sentPicture('a')] })
    const urls = (created.photos as { image: { url: string } }[]).map(({ image }) => image.url)
    expect(urls).toHaveLength(3)
    expect(urls[0]).toBe(urls[2])
    expect(await pictures.files()).toEqual(
      [...new Set(urls)].map((url) => url.slice('/media/'.length)).sort(),
    )
  })

  it('raises the version of the catalogue and is in the audit trail', async () => {
    await create()
    expect(await version()).toBe(2)
    const value = (after: unknown) => ({ before: null, after })
    expect(await trail()).toEqual([
      {
        actorId: 1,
        action: 'create',
        actKey: null,
        entity: 'business',
        entityId: 2,
        partOfId: null,
        requestId: 'test',
        changes: {
          slug: value('pizzaria-bella-vista'),
          name: value('Pizzaria Bella Vista'),
          state: value('PUBLISHED'),
          description: value('<p>Forno a lenha.</p>'),
          phone: value('1238421000'),
          cityId: value(3),
          neighborhoodId: value(2),
          categoryIds: value([2]),
          subcategoryIds: value([1]),
        },
        name: 'Pizzaria Bella Vista',
        restoresId: null,
        undoesId: null,
        saveKey: null,
      },
    ])
  })

  it.each([
    ['Explore', 'explore-2'],
    ['寿司', 'sem-nome-2'],
    ['Cantina da Serra', 'cantina-da-serra-2'],
    [`${'muito '.repeat(26)}longo`.slice(0, 160), `${'muito-'.repeat(26)}long`.slice(0, 160)],
  ])('makes a slug of the name %s', async (name, slug) => {
    expect(await create({ name })).toMatchObject({ slug })
  })

  it('keeps nothing when something of it is refused, whenever that shows', async () => {
    const before = await counted()
    const photos = () => [sentPicture('a'), sentPicture('b')]
    expect(await create({ phone: '', photos: photos() })).toMatchObject({ code: 'BAD_USER_INPUT' })
    expect(await create({ ownerId: '99', photos: photos() })).toMatchObject({ code: 'BAD_USER_INPUT' })
    expect(await create({ photos: [...photos(), Promise.resolve(notAnImage)] })).toMatchObject({
      message: 'O arquivo não é uma imagem PNG, JPEG, WebP ou AVIF.',
    })
    expect(await create({ photos: Array.from({ length: 16 }, () => sentPicture('a')) })).toMatchObject({
      fields: { 'input.photos': 'São no máximo 15 fotos por estabelecimento.' },
    })
    expect(await counted()).toEqual(before)
  })
})

const notAnImage = {
  filename: 'foto.png',
  createReadStream: () => new Blob(['texto']).stream() as never,
}

const elsewhere = 'O bairro não é da cidade escolhida.'
const demanded = 'Selecione pelo menos uma subcategoria'
const noCategory = 'Uma das categorias não foi encontrada.'
const noSubcategory = 'Uma das subcategorias não foi encontrada.'

describe('what an establishment refers to', () => {
  it.each<[object, string, string]>([
    [{ name: ' ' }, 'name', 'Informe o nome.'],
    [{ description: '<script>x</script><p>&nbsp;</p>' }, 'description', 'Informe a descrição.'],
    [{ address: { cityId: '9', neighborhoodId: '2' } }, 'address.cityId', 'A cidade não foi encontrada.'],
    [
      { address: { cityId: '3', neighborhoodId: '9' } },
      'address.neighborhoodId',
      'O bairro não foi encontrado.',
    ],
    [
      { address: { cityId: '3', neighborhoodId: 'x' } },
      'address.neighborhoodId',
      'O bairro não foi encontrado.',
    ],
    [{ address: { cityId: '3', neighborhoodId: '1' } }, 'address.neighborhoodId', elsewhere],
    [{ categoryIds: ['2', '9'] }, 'categoryIds', noCategory],
    [{ categoryIds: ['2', '9999999999'] }, 'categoryIds', noCategory],
    [{ categoryIds: ['2', '-1'] }, 'categoryIds', noCategory],
    [{ subcategoryIds: [] }, 'subcategoryIds', demanded],
    [{ subcategoryIds: ['1', '9'] }, 'subcategoryIds', noSubcategory],
    [{ subcategoryIds: ['1', 'bares'] }, 'subcategoryIds', noSubcategory],
    [
      { subcategoryIds: ['1', '4'] },
      'subcategoryIds',
      'A subcategoria “Farmácias” não é de nenhuma das categorias escolhidas.',
    ],
    [{ ownerId: '99' }, 'ownerId', 'O usuário não foi encontrado.'],
    [{ ownerId: 'Ana' }, 'ownerId', 'O usuário não foi encontrado.'],
    [{ latitude: 1 }, 'longitude', 'Informe a latitude e a longitude, ou nenhuma das duas.'],
  ])('must fit: %o', async (differing, path, message) => {
    const { code, fields } = await create(differing)
    expect({ code, fields }).toEqual({ code: 'BAD_USER_INPUT', fields: { [`input.${path}`]: message } })
  })

  it('is reported with all other errors', async () => {
    const { fields } = await create({
      address: { cityId: '9', neighborhoodId: '9' },
      categoryIds: ['9'],
      ownerId: '9',
    })
    expect(Object.keys(fields ?? {})).toEqual([
      ...['input.address.cityId', 'input.address.neighborhoodId', 'input.categoryIds', 'input.ownerId'],
    ])
  })

  it('demands a subcategory only when a category has an active one', async () => {
    const { prisma } = database
    const { id } = await prisma.category.create({ data: { name: 'Turismo', slug: 'turismo' } })
    expect(await create({ categoryIds: [String(id)], subcategoryIds: [] })).toMatchObject({ version: 1 })
    const data = { categoryId: id, name: 'Trilhas', slug: 'trilhas', active: false }
    const { id: trails } = await prisma.subcategory.create({ data })
    expect(await create({ categoryIds: [String(id)], subcategoryIds: [] })).toMatchObject({ version: 1 })
    await prisma.subcategory.update({ where: { id: trails }, data: { active: true } })
    expect(await create({ categoryIds: [String(id)], subcategoryIds: [] })).toMatchObject({
      fields: { 'input.subcategoryIds': demanded },
    })
  })
})

describe('updateBusiness', () => {
  it('leaves what is absent, and clears what is null', async () => {
    const before = await stored(1)
    await update({ whatsapp: '12999990000' })
    expect(await stored(1)).toEqual({
      ...before,
      whatsapp: '12999990000',
      version: 2,
      updatedAt: expect.any(Date),
    })
    await update({ whatsapp: null, address: { street: null } })
    expect(await stored(1)).toMatchObject({ whatsapp: null, street: null, number: 'S/N', version: 3 })
  })

  it('keeps the slug when the name changes, and looks for the new name', async () => {
    expect(await update({ name: 'Trattoria Ática' })).toMatchObject({ slug: 'cantina-da-serra' })
    expect(await stored(1)).toMatchObject({ searchName: 'trattoria atica' })
  })

  it('keeps categories and subcategories in the order that they are given in', async () => {
    const changed = await update({ categoryIds: ['1', '2'], subcategoryIds: ['2', '4'] })
    expect(changed).toMatchObject({
      categories: [{ slug: 'saude' }, { slug: 'alimentacao' }],
      subcategories: [{ slug: 'acai' }, { slug: 'farmacias' }],
    })
  })

  it.each<[object, string, string]>([
    [
      { address: { cityId: '1' } },
      'address.neighborhoodId',
      'Informe também o bairro: o atual não é da cidade escolhida.',
    ],
    [{ address: { neighborhoodId: '1' } }, 'address.neighborhoodId', elsewhere],
    [{ address: { cityId: '1', neighborhoodId: '3' } }, 'address.neighborhoodId', elsewhere],
    [
      { categoryIds: ['1'] },
      'subcategoryIds',
      'A subcategoria “Pizzarias” não é de nenhuma das categorias escolhidas.',
    ],
    [{ subcategoryIds: ['1', '9'] }, 'subcategoryIds', noSubcategory],
    [{ subcategoryIds: null }, 'subcategoryIds', demanded],
    [{ longitude: 1, latitude: null }, 'latitude', 'Informe a latitude e a longitude, ou nenhuma das duas.'],
    [{ latitude: 2 }, 'longitude', 'Informe a latitude e a longitude, ou nenhuma das duas.'],
    [{ name: null }, 'name', 'Informe o nome.'],
    [{ description: '<p></p>' }, 'description', 'Informe a descrição.'],
    [{ ownerId: '99' }, 'ownerId', 'O usuário não foi encontrado.'],
  ])('is refused as a whole: %o', async (changes, path, message) => {
    const before = [await stored(1), await counted()]
    const { code, fields } = await update({ phone: '12999998888', ...changes })
    expect({ code, fields }).toEqual({ code: 'BAD_USER_INPUT', fields: { [`input.${path}`]: message } })
    expect([await stored(1), await counted()]).toEqual(before)
  })

  it('lets the rest be corrected where something else has become wrong by itself', async () => {
    await database.prisma.businessSubcategory.deleteMany()
    await database.prisma.business.update({ where: { id: 1 }, data: { description: '' } })
    expect(await update({ phone: '12999998888' })).toMatchObject({ phone: '12999998888', version: 2 })
  })

  it('moves to another city with one of its neighborhoods', async () => {
    const moved = await update({ address: { cityId: '1', neighborhoodId: '1' } })
    expect(moved).toMatchObject({ address: { city: { slug: 'ubatuba' }, street: 'Rua da Estação' } })
  })

  it('is refused when it names an older version, and accepted when it names none', async () => {
    expect(await update({ version: 1, phone: '12999990001' })).toMatchObject({ version: 2 })
    const stale = await update({ version: 1, phone: '12999990002', photos: [sentPicture('a')] })
    expect(stale).toEqual({
      code: 'CONFLICT',
      reason: 'STALE_VERSION',
      message: expect.stringContaining('Este estabelecimento mudou'),
    })
    expect(await update({ phone: '12999990003' })).toMatchObject({ version: 3, photos: [] })
    expect(await pictures.files()).toEqual([])
  })

  it('that changes nothing leaves the version and the trail alone', async () => {
    const before = [await stored(1), await counted()]
    await update({
      name: 'Cantina da Serra',
      categoryIds: ['2', '1'],
      description: '<p>Massas feitas em casa.</p>',
    })
    expect([await stored(1), await counted()]).toEqual(before)
  })

  it('records in the audit trail what differs', async () => {
    await update({ phone: '12999990001', categoryIds: ['1', '2'], site: null })
    expect(await trail()).toMatchObject([
      {
        action: 'update',
        changes: {
          phone: { before: '1238420000', after: '12999990001' },
          categoryIds: { before: [2, 1], after: [1, 2] },
        },
      },
    ])
    expect(Object.keys((await trail())[0]?.changes as object)).toHaveLength(2)
  })

  it.each<[object, boolean]>([
    [{ name: 'Outra' }, true],
    [{ address: { neighborhoodId: '3' } }, true],
    [{ address: { cityId: '1', neighborhoodId: '1' } }, true],
    [{ categoryIds: ['1', '2'] }, true],
    [{ subcategoryIds: ['1'] }, true],
    [{ phone: '12999990001', description: 'Outra', address: { street: 'Rua B' }, ownerId: '1' }, false],
    [{ photos: [sentPicture('a')] }, false],
  ])('raises the version of the catalogue when a search can see it: %o', async (changes, raises) => {
    expect(await update(changes)).toHaveProperty('id', '1')
    expect(await version()).toBe(raises ? 2 : 1)
  })

  it('adds or replaces photos, with the fields or not at all', async () => {
    await update({ photos: [sentPicture('a'), sentPicture('b')] })
    expect((await update({ photos: [sentPicture('c')] })).photos).toHaveLength(3)
    expect(await update({ photos: null, photosAction: 'REPLACE' })).toMatchObject({ version: 1 })
    expect(await pictures.files()).toHaveLength(3)
    const refused = await update({
      name: 'Outra',
      photos: Array.from({ length: 13 }, () => sentPicture('d')),
    })
    expect(refused.fields).toEqual({
      'input.photos': 'São no máximo 15 fotos por estabelecimento, e este já tem 3.',
    })
    expect(await stored(1)).toMatchObject({ name: 'Cantina da Serra', version: 1 })
    const replaced = await update({ name: 'Outra', photos: [sentPicture('c')], photosAction: 'REPLACE' })
    expect(replaced).toMatchObject({ name: 'Outra', version: 2, photos: [{}] })
    expect(await pictures.files(), 'the others can come back').toHaveLength(3)
  })

  it.each(['99', 'x', '9999999999'])('finds no establishment %s', async (id) => {
    const message = 'Estabelecimento não encontrado'
    expect(await update({ phone: '12999990001', photos: [sentPicture('a')] }, id)).toEqual({
      code: 'NOT_FOUND',
      message,
    })
    expect(await remove(id)).toEqual({ code: 'NOT_FOUND', message })
    expect(await pictures.files()).toEqual([])
  })

  it('is done even if a file cannot be removed', async () => {
    await update({ photos: [sentPicture('a')] })
    const { images } = pictures
    pictures.images = { ...images, deleteUnreferenced: () => Promise.reject(new Error('store away')) }
    const replaced = await update({ photos: [sentPicture('b')], photosAction: 'REPLACE' })
    pictures.images = images
    expect(replaced.photos).toHaveLength(1)
    expect(await database.prisma.image.count()).toBe(2)
  })
})

describe('deleteBusiness', () => {
  it('takes photos, favorites and links along, and leaves the files for who takes it back', async () => {
    const { prisma } = database
    await update({ photos: [sentPicture('a'), sentPicture('b')] })
    const other = await create({ photos: [sentPicture('b')] })
    await prisma.favorite.create({ data: { userId: 1, businessId: 1 } })
    expect(await remove('1')).toEqual({ id: '1' })
    expect(await counted()).toEqual([1, 1, 1, 1, 2, 4, 3, 2])
    expect(await prisma.favorite.count()).toBe(0)
    const [shown] = other.photos as { image: { url: string } }[]
    const files = await pictures.files()
    expect(files).toHaveLength(2)
    expect(files.map((hash) => `/media/${hash}`)).toContain(shown?.image.url)
    expect((await trail()).at(-1)).toMatchObject({
      action: 'delete',
      entity: 'business',
      entityId: 1,
      changes: {
        slug: { before: 'cantina-da-serra', after: null },
        photos: { before: expect.arrayContaining(files), after: null },
      },
    })
  })
})

describe('the owner', () => {
  it('is shown to administrators and to itself', async () => {
    const olga = await insertUser(database.prisma, 'Olga')
    const rui = await insertUser(database.prisma, 'Rui')
    await update({ ownerId: String(olga.id) })
    const seenBy = async (viewer?: typeof olga) => {
      const { data } = await query(database, '{ business(id: 1) { owner { name } } }', viewer && { viewer })
      return data?.business
    }
    expect(await seenBy({ id: 1, role: 'admin' })).toEqual({ owner: { name: 'Olga' } })
    expect(await seenBy(olga)).toEqual({ owner: { name: 'Olga' } })
    expect(await seenBy(rui)).toEqual({ owner: null })
    expect(await seenBy()).toEqual({ owner: null })
    expect(await update({ ownerId: null })).toMatchObject({ owner: null })
    expect(await seenBy(olga)).toEqual({ owner: null })
  })
})
