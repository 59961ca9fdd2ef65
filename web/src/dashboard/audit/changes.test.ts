import { describe, expect, it } from 'vitest'
import { changeTexts } from './change-texts.ts'
import type { Entry } from './entry-name.ts'

type Reference = Entry['references'][number]

const references: readonly (Pick<Reference, 'entity' | 'id' | 'name'> & Partial<Reference>)[] = [
  { entity: 'CITY', id: '1', name: 'Taubaté' },
  { entity: 'CATEGORY', id: '1', name: 'Saúde' },
  { entity: 'CATEGORY', id: '2', name: 'Beleza' },
  { entity: 'USER', id: '1', name: 'Olga' },
  { entity: 'ATTRIBUTE', id: '12', name: 'Aceita Pix' },
  { entity: 'ATTRIBUTE', id: '13', name: 'Ambiente', options: [{ slug: 'na-rua', name: 'Na rua' }] },
]

/** Each field as [title, before, after]. */
const texts = (changes: object) =>
  changeTexts({
    changes,
    references: references.map((each) => ({ ...each, options: each.options ?? [] })),
  }).map(({ title, before, after }) => [title, before, after])

const text = (field: string, before: unknown, after: unknown) => texts({ [field]: { before, after } })[0]

describe('a change in words', () => {
  it('names the attributes that were answered, and writes the fields of an attribute for people', () => {
    expect(text('attribute:12', 'no', 'yes')).toEqual(['Aceita Pix', 'Não', 'Sim'])
    expect(text('attribute:7', null, 'na-rua')).toEqual(['nº 7 (excluído)', null, 'na-rua'])
    expect(text('attribute:13', 'no-patio', 'na-rua')).toEqual(['Ambiente', 'no-patio', 'Na rua'])
    expect(text('kind', 'YES_NO', 'LINK')?.slice(1)).toEqual(['Sim ou não', 'Um link'])
    expect(text('meaning', null, 'hasMenu')?.[2]).toBe('Cardápio')
    expect(text('icon', null, 'heart')?.[2]).toBe('Coração')
    const options = JSON.stringify([{ slug: 'arabe', name: 'Árabe' }])
    expect(text('options', '[]', options)?.slice(1)).toEqual([null, 'Árabe'])
  })

  it('names its fields in Portuguese, in the order of the forms, and unknown ones as they are', () => {
    const to = (after: unknown) => ({ before: null, after })
    const changes = { isPopular: to(true), new: to('x'), slug: to('a'), name: to('A') }
    expect(texts(changes).map(([title]) => title)).toEqual(['Nome', 'Endereço na página', 'Popular', 'new'])
  })

  it('names what is meant by an id, and says what is gone', () => {
    expect(text('cityId', 1, 7)).toEqual(['Cidade', 'Taubaté', 'nº 7 (excluído)'])
    expect(text('categoryIds', [1, 2], [])).toEqual(['Categorias', 'Saúde, Beleza', null])
    expect(text('ownerId', null, 1)).toEqual(['Dono', null, 'Olga'])
  })

  it('writes numbers as people do', () => {
    expect(text('phone', '1236221234', '12991234567')?.slice(1)).toEqual([
      '(12) 3622-1234',
      '(12) 99123-4567',
    ])
    expect(text('zipCode', null, '12010000')?.[2]).toBe('12010-000')
    expect(text('latitude', -22.9123456, null)?.[1]).toBe('-22,912346')
    expect(text('active', true, false)?.slice(1)).toEqual(['Sim', 'Não'])
    expect(text('role', 'user', 'admin')?.slice(1)).toEqual(['Usuário', 'Administrador'])
  })

  it('writes a type of schema.org by its label, and an unknown one as it is', () => {
    const title = 'Tipo no schema.org'
    expect(text('schemaType', null, 'Bakery')).toEqual([title, null, 'Padaria ou confeitaria'])
    expect(text('schemaType', 'Old', null)).toEqual([title, 'Old', null])
  })

  it('shows a description as plain text, its markup where only that differs, and the beginning of a long one', () => {
    expect(text('description', '<p>Pães <b>frescos</b></p>', '<p>Bolos</p>')?.slice(1)).toEqual([
      'Pães frescos',
      'Bolos',
    ])
    expect(text('description', '<p>Pães</p>', '<p><b>Pães</b></p>')?.slice(1)).toEqual([
      '<p>Pães</p>',
      '<p><b>Pães</b></p>',
    ])
    const long = text('description', '', `<p>${'pão '.repeat(200)}</p>`)?.[2] ?? ''
    expect([long.length <= 160, long.endsWith('…')]).toEqual([true, true])
  })

  it('counts photos and distinguishes other photos from another order', () => {
    expect(text('photos', ['a'], ['a', 'b'])?.slice(1)).toEqual(['1 foto', '2 fotos'])
    expect(text('photos', ['a', 'b'], ['b', 'a'])?.[2]).toBe('2 fotos, em outra ordem')
    expect(text('photos', ['a', 'b'], ['a', 'c'])?.[2]).toBe('2 fotos, com outras')
    expect(text('photos', ['a'], [])?.[2]).toBeNull()
    expect(text('image', 'a', 'b')?.slice(1)).toEqual(['com imagem', 'outra imagem'])
    expect(text('photoTurn.b', null, { from: 'a', quarterTurns: 3 })).toEqual([
      'Foto girada',
      null,
      '90° para a esquerda',
    ])
    expect(text('photoAlt', { photo: 'a', text: null }, { photo: 'a', text: 'Forno' })).toEqual([
      'Texto da foto',
      null,
      'Forno',
    ])
  })
})
