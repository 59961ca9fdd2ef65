import { describe, expect, it } from 'vitest'
import { attributeLimits } from '../../../schema/attributes/kinds.ts'
import { conflict, invalid, useEntryWrites } from '../../test/entry-writes.ts'

const { database, create, update, remove } = useEntryWrites()

const asked = { name: 'Faz entrega', question: 'Faz entrega?', group: 'Serviços' }
const ways = [{ name: 'No local' }, { name: 'Entrega', slug: 'Em casa' }]
const answer = (attributeId: number, value: string) =>
  database.prisma.businessAttribute.create({ data: { businessId: 1, attributeId, value } })

it('an attribute asks for yes or no of all, at the end, unless it says otherwise', async () => {
  const { saved } = await create('Attribute', asked)
  expect(saved).toEqual({
    ...asked,
    id: expect.any(String),
    slug: 'faz-entrega',
    kind: 'YES_NO',
    options: [],
    categories: [],
    isFilter: false,
    isAlwaysInSight: false,
    meaning: null,
    icon: null,
    active: true,
    position: 1000,
    warning: null,
  })
})

it('an update changes what it names: options get slugs, categories are replaced or removed', async () => {
  const { saved } = await create('Attribute', {
    ...asked,
    kind: 'CHOICE',
    options: ways,
    categoryIds: ['2', '1', '2'],
    icon: 'check',
  })
  const id = saved?.id ?? ''
  const options = [
    { name: 'No local', slug: 'no-local' },
    { name: 'Entrega', slug: 'em-casa' },
  ]
  const categories = [{ slug: 'alimentacao' }, { slug: 'saude' }]
  expect(saved).toMatchObject({ kind: 'CHOICE', options, categories, icon: 'check' })
  expect((await update('Attribute', id, { categoryIds: ['1'] })).saved).toEqual({
    ...saved,
    categories: [{ slug: 'saude' }],
  })
  expect((await update('Attribute', id, { categoryIds: [], icon: null })).saved).toEqual({
    ...saved,
    categories: [],
    icon: null,
  })
  const trail = await database.prisma.auditEntry.findMany({
    where: { action: 'update' },
    orderBy: { id: 'asc' },
  })
  expect(trail.map(({ changes }) => changes)).toEqual([
    { categoryIds: { before: [1, 2], after: [1] } },
    { categoryIds: { before: [1], after: [] }, icon: { before: 'check', after: null } },
  ])
})

it('another kind loses its options', async () => {
  expect((await update('Attribute', 3, { kind: 'YES_NO' })).saved).toMatchObject({ options: [] })
})

it('words that an attribute should not ask about are flagged, and it is saved all the same', async () => {
  const { saved } = await create('Attribute', { ...asked, name: 'Melhor entrega' })
  expect(saved?.warning).toBe(
    '“Melhor” parece um elogio. Um atributo é um fato do serviço, que o visitante pode conferir.',
  )
})

describe('an attribute is refused', () => {
  it.each([
    [{ question: ' ' }, 'question', 'Informe a pergunta.'],
    [{ group: 'a'.repeat(61) }, 'group', 'O grupo deve ter no máximo 60 caracteres.'],
    [{ kind: 'CHOICE' }, 'options', 'Informe pelo menos duas opções.'],
    [
      { kind: 'CHOICE', options: [{ name: 'Sim' }, { name: 'sim!' }] },
      'options',
      'A opção “sim!” está repetida.',
    ],
    [
      { options: Array.from({ length: 21 }, (_, index) => ({ name: `Opção ${index}` })) },
      'options',
      'São no máximo 20 opções.',
    ],
    [{ isAlwaysInSight: true }, 'isAlwaysInSight', 'Só o que é um filtro pode ficar sempre à vista.'],
    [
      { meaning: 'aggregateRating' },
      'meaning',
      'O significado no schema.org deve ser um dos oferecidos, como paymentAccepted.',
    ],
    [{ meaning: 'hasMenu' }, 'meaning', 'Este significado não serve para este tipo de resposta.'],
    [{ icon: 'star' }, 'icon', 'O ícone deve ser um dos oferecidos, como check.'],
    [{ position: -1 }, 'position', 'A posição deve ser um número inteiro de 0 a 10.000.'],
    [{ categoryIds: ['1', '99'] }, 'categoryIds', 'Uma das categorias não foi encontrada.'],
  ])('with %j', async (input, field, message) => {
    expect(await create('Attribute', { ...asked, ...input })).toEqual(invalid(field, message))
  })

  it('once there are as many as there may be', async () => {
    const rows = Array.from({ length: attributeLimits.count - 4 }, (_, index) => {
      return { name: 'x', slug: `x-${index}`, question: 'x', group: 'x', options: '[]' }
    })
    await database.prisma.attribute.createMany({ data: rows })
    expect((await create('Attribute', asked)).error).toMatchObject({
      reason: 'LIMIT_REACHED',
      message: 'São no máximo 200 atributos. Exclua algum antes de criar outro.',
    })
  })
})

describe('answers', () => {
  it('keep the kind and the options that they have', async () => {
    await answer(3, 'aberto')
    const one = 'é a resposta de 1 estabelecimento.'
    const kept = 'o atributo tem a resposta de 1 estabelecimento.'
    expect(await update('Attribute', 3, { kind: 'YES_NO' })).toEqual(
      conflict('IN_USE', `O tipo da resposta não pode mudar: ${kept}`, 'kind'),
    )
    expect(await update('Attribute', 3, { options: [{ name: 'Fechado' }, { name: 'Outro' }] })).toEqual(
      conflict('IN_USE', `A opção “Ao ar livre” não pode ser removida: ${one}`, 'options'),
    )
    const renamed = { options: [{ name: 'Quintal', slug: 'aberto' }, { name: 'Outro' }] }
    expect((await update('Attribute', 3, renamed)).error).toBeNull()
  })

  it('are none any more when their establishment is deleted', async () => {
    await database.prisma.business.delete({ where: { id: 1 } })
    expect((await remove('Attribute', 1)).error).toBeNull()
  })
})
