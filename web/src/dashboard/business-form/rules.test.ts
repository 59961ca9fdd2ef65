import { describe, expect, it } from 'vitest'
import { startPhotos } from '../photos/photos-state.ts'
import { writeDegrees } from '../ui/degrees.ts'
import { checkBusiness, createInput, fieldAtPath, updateInput } from './input.ts'
import { choose, differences, merge, proposal } from './merge.ts'
import { changedFields, type FormValues, noValues } from './values.ts'

const cantina: FormValues = {
  ...noValues,
  name: 'Cantina',
  description: '<p>Massas.</p>',
  phone: '(12) 99123-4567',
  categories: [{ id: '1', name: 'Alimentação', slug: 'alimentacao' }],
  city: { id: '1', name: 'Taubaté' },
  neighborhood: { id: '2', name: 'Centro' },
}

it('writes coordinates as people here do, to about a hand’s breadth', () =>
  expect([writeDegrees(-23.02641234), writeDegrees(null), writeDegrees(0)]).toEqual(['-23,026412', '', '0']))

describe('what is sent', () => {
  it('is everything of a new establishment', () =>
    expect(createInput(cantina)).toMatchObject({
      name: 'Cantina',
      categoryIds: ['1'],
      subcategoryIds: [],
      latitude: null,
      ownerId: null,
      address: { cityId: '1', neighborhoodId: '2', street: '' },
    }))

  it('is only what has changed of one that is there', () => {
    const changed = { ...cantina, street: 'Rua do Sol', latitude: '-23,5' }
    expect(updateInput(cantina, changed, 7)).toEqual({
      address: { street: 'Rua do Sol' },
      latitude: -23.5,
      version: 7,
    })
    expect(updateInput(cantina, cantina, 7)).toEqual({ version: 7 })
  })

  it.each([
    ['name', 'name'],
    ['address.cityId', 'city'],
    ['categoryIds.0', 'categories'],
    ['photos', undefined],
  ])('finds the field of %s', (path, name) => expect(fieldAtPath(path)).toBe(name))
})

describe('what is wrong', () => {
  /** Messages by field. */
  async function wrongIn(values: FormValues, base: FormValues | null, required: boolean) {
    const options = { fields: {}, shouldUseNativeValidation: false }
    const context = { base, subcategoryRequired: { current: required } }
    const { errors } = await checkBusiness({ ...values, photos: startPhotos([]) }, context, options)
    return Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, error?.message]))
  }

  it('is nothing in a whole form', async () => expect(await wrongIn(cantina, null, false)).toEqual({}))

  it('is a missing subcategory where one is required', async () =>
    expect(await wrongIn(cantina, null, true)).toEqual({
      subcategories: 'Selecione pelo menos uma subcategoria',
    }))

  it('is one coordinate without the other, and one that is no number', async () => {
    expect(Object.keys(await wrongIn({ ...cantina, latitude: '-23' }, null, false))).toEqual(['longitude'])
    const { latitude } = await wrongIn({ ...cantina, latitude: 'x', longitude: '-45' }, null, false)
    expect(latitude).toContain('número')
  })

  it('is looked for only in what has changed, and in what goes with it', async () => {
    const old = { ...cantina, phone: '123', categories: [] }
    expect(await wrongIn({ ...old, name: 'Outra' }, old, true)).toEqual({})
    expect(Object.keys(await wrongIn({ ...old, phone: '12' }, old, true))).toEqual(['phone'])
    const moved = { ...cantina, neighborhood: null, city: { id: '9', name: 'Ubatuba' } }
    expect(Object.keys(await wrongIn(moved, cantina, false))).toEqual(['neighborhood'])
  })

  it('is nothing in a draft with a name and a place, and all that it lacks once it is published', async () => {
    const draft = { ...cantina, state: 'rascunho', description: '', phone: '', categories: [] }
    expect(await wrongIn(draft, null, true)).toEqual({})
    expect(await wrongIn({ ...draft, name: 'Outra' }, draft, true)).toEqual({})
    expect(Object.keys(await wrongIn({ ...draft, name: '', city: null }, draft, true))).toEqual([
      'name',
      'city',
    ])
    expect(await wrongIn({ ...draft, state: 'publicado' }, draft, false)).toEqual({
      categories: 'Selecione pelo menos uma categoria',
      description: 'Informe a descrição.',
      phone: 'Informe o telefone.',
    })
  })
})

it('has not changed when a change is taken back, or a name of the catalogue is another', () => {
  expect(changedFields(cantina, { ...cantina, city: { id: '1', name: 'Taubate' } })).toEqual([])
  expect(changedFields(cantina, { ...cantina, street: 'x' })).toEqual(['street'])
})

describe('two versions', () => {
  const mine = { ...cantina, name: 'Minha', phone: '1' }
  const theirs = { ...cantina, name: 'Outra', site: 'https://a.com' }

  it('differ in what either has changed', () =>
    expect(differences(cantina, mine, theirs)).toEqual([
      { name: 'name', isMine: true },
      { name: 'phone', isMine: true },
      { name: 'site', isMine: false },
    ]))

  it('become one by a side for each field', () => {
    const sides = proposal(differences(cantina, mine, theirs))
    expect(sides).toEqual({ name: 'mine', phone: 'mine', site: 'theirs' })
    expect(merge(mine, theirs, { ...sides, name: 'theirs' })).toMatchObject({
      name: 'Outra',
      phone: '1',
      site: 'https://a.com',
    })
  })

  it('are chosen together where fields only fit together', () => {
    const sides = { city: 'theirs', neighborhood: 'theirs', name: 'mine' } as const
    expect(choose(sides, 'neighborhood', 'mine')).toEqual({
      city: 'mine',
      neighborhood: 'mine',
      name: 'mine',
    })
  })
})
