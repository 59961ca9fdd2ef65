import { describe, expect, it } from 'vitest'
import { readPoint } from './coordinates.ts'
import { formReducer, isDirty, newForm } from './form-state.ts'
import { createInput, fieldOf, findErrors, updateInput } from './input.ts'
import { choose, differences, merge, proposal } from './merge.ts'
import { changedFields, type FormValues, noValues, readDegrees, writeDegrees } from './values.ts'
import { maskZipCode } from './zip-mask.ts'

const cantina: FormValues = {
  ...noValues,
  name: 'Cantina',
  description: '<p>Massas.</p>',
  phone: '(12) 99123-4567',
  categories: [{ id: '1', name: 'Alimentação', slug: 'alimentacao' }],
  city: { id: '1', name: 'Taubaté' },
  neighborhood: { id: '2', name: 'Centro' },
}

describe('coordinates', () => {
  it.each([
    ['-23,0264', -23.0264],
    [' -23.0264 ', -23.0264],
    ['−23', -23],
    ['', null],
  ])('reads %j', (text, degrees) => expect(readDegrees(text)).toBe(degrees))

  it.each(['abc', '1,2,3', '-', '12 3', '1e5'])('reads no number in %j', (text) =>
    expect(readDegrees(text)).toBeNaN(),
  )

  it('writes them as people here do, to about a hand’s breadth', () =>
    expect([writeDegrees(-23.02641234), writeDegrees(null), writeDegrees(0)]).toEqual([
      '-23,026412',
      '',
      '0',
    ]))

  it.each([
    ['-23.0264, -45.5553', { latitude: -23.0264, longitude: -45.5553 }],
    ['-23,0264; -45,5553', { latitude: -23.0264, longitude: -45.5553 }],
    ['-23.0264,-45.5553', null],
    ['-23.0264', null],
    ['-123.0264, -45', null],
    ['Rua do Sol, 12', null],
  ])('reads the pair %j', (text, point) => expect(readPoint(text)).toEqual(point))
})

it.each([
  ['12010', '12010'],
  ['120100', '12010-0'],
  ['12.010-000', '12010-000'],
  ['120100009', '12010-000'],
])('dresses the zip code %j as %j', (typed, dressed) => expect(maskZipCode(typed)).toBe(dressed))

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
  ])('finds the field of %s', (path, name) => expect(fieldOf(path)).toBe(name))
})

describe('what is wrong', () => {
  it('is nothing in a whole form', () => expect(findErrors(cantina, null, false)).toEqual({}))

  it('is a missing subcategory where one is demanded', () =>
    expect(findErrors(cantina, null, true)).toEqual({
      subcategories: 'Selecione pelo menos uma subcategoria',
    }))

  it('is one coordinate without the other, and one that is no number', () => {
    expect(Object.keys(findErrors({ ...cantina, latitude: '-23' }, null, false))).toEqual(['longitude'])
    expect(findErrors({ ...cantina, latitude: 'x', longitude: '-45' }, null, false).latitude).toContain(
      'número',
    )
  })

  it('is looked for only in what has changed, and in what goes with it', () => {
    const old = { ...cantina, phone: '123', categories: [] }
    expect(findErrors({ ...old, name: 'Outra' }, old, true)).toEqual({})
    expect(Object.keys(findErrors({ ...old, phone: '12' }, old, true))).toEqual(['phone'])
    const moved = { ...cantina, neighborhood: null, city: { id: '9', name: 'Ubatuba' } }
    expect(Object.keys(findErrors(moved, cantina, false))).toEqual(['neighborhood'])
  })
})

describe('the form', () => {
  it('is not dirty when a change is taken back, or a name of the catalogue has changed', () => {
    const form = { ...newForm, base: cantina, values: { ...cantina, city: { id: '1', name: 'Taubate' } } }
    expect([isDirty(form), changedFields(form.base, form.values)]).toEqual([false, []])
    expect(isDirty({ ...form, values: { ...cantina, street: 'x' } })).toBe(true)
  })

  it('keeps what was typed while it was saved', () => {
    const sent = { ...newForm, values: { ...cantina, site: 'cantina.com' } }
    const typed = formReducer(sent, { type: 'change', change: { name: 'Cantina 2' } })
    const saved = { ...cantina, site: 'https://cantina.com' }
    const after = formReducer(typed, {
      type: 'saved',
      id: '5',
      slug: 'c',
      version: 1,
      saved,
      sent: sent.values,
    })
    expect([after.values.name, after.values.site, isDirty(after)]).toEqual([
      'Cantina 2',
      'https://cantina.com',
      true,
    ])
  })
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
