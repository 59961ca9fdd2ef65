import { describe, expect, it } from 'vitest'
import { addressFieldNames, fieldsWith, perField, plainFieldNames } from '../business/per-field.ts'
import { createBusinessInput, createInputRule, updateBusinessInput, updateInputRule } from './business.ts'

/** The least that an establishment needs. */
const least = {
  name: 'Cantina da Serra',
  description: '<p>Massas.</p>',
  phone: '(12) 3842-1000',
  address: { cityId: '3', neighborhoodId: '2' },
  categoryIds: ['2'],
}

/** The first message of each path, as `parseInput` has them. */
function problems(rule: typeof createBusinessInput | typeof updateBusinessInput, value: unknown) {
  const { error } = rule.safeParse(value)
  const issues = [...(error?.issues ?? [])].reverse()
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]))
}

const text = (length: number) => 'x'.repeat(length)
const ids = (length: number) => Array.from({ length }, (_, index) => String(index + 1))
const file = Promise.resolve({})

const link = 'Informe um endereço que comece com http:// ou https://.'
const profile = 'Informe um endereço válido ou o nome do perfil, como @exemplo.'
const pair = 'Informe a latitude e a longitude, ou nenhuma das duas.'
const phone = 'Informe um telefone com DDD: 10 ou 11 dígitos.'
const video = 'Informe o endereço de um vídeo do YouTube, como https://www.youtube.com/watch?v=…'

const wrong: [string, object, string, string][] = [
  ['a blank name', { name: ' \t' }, 'name', 'Informe o nome.'],
  ['a name that nobody sees', { name: '\u200B \u200D' }, 'name', 'Informe o nome.'],
  ['a name of null', { name: null }, 'name', 'Informe o nome.'],
  ['a name too long', { name: text(161) }, 'name', 'O nome deve ter no máximo 160 caracteres.'],
  ['a description of null', { description: null }, 'description', 'Informe a descrição.'],
  [
    'a description of blanks',
    { description: '<p>&nbsp;</p><p><br></p>' },
    'description',
    'Informe a descrição.',
  ],
  [
    'a description too long',
    { description: text(50_001) },
    'description',
    'A descrição deve ter no máximo 50.000 caracteres, com a formatação.',
  ],
  ['no phone', { phone: '' }, 'phone', 'Informe o telefone.'],
  ['a phone of null', { phone: null }, 'phone', 'Informe o telefone.'],
  ['a phone without area code', { phone: '3842-1000' }, 'phone', phone],
  ['a name without letters', { name: '\u2605 \u2605' }, 'name', 'O nome deve ter letras ou números.'],
  [
    'half of a character in a name',
    { name: 'Cantina \ud83d' },
    'name',
    'Há um caractere que não pôde ser lido. Escreva de novo.',
  ],
  [
    'half of a character in a description',
    { description: '<p>Massas \ud83d</p>' },
    'description',
    'Há um caractere que não pôde ser lido. Escreva de novo.',
  ],
  [
    'a phone of another country',
    { phone: '+1 212 555 0100' },
    'phone',
    'Informe um telefone do Brasil: números de outros países não são aceitos.',
  ],
  [
    'a whatsapp without area code',
    { whatsapp: '0800 722 1000' },
    'whatsapp',
    'Informe um número de WhatsApp com DDD: 10 ou 11 dígitos.',
  ],
  ['a whatsapp that is none', { whatsapp: 'não tem' }, 'whatsapp', phone],
  ['a whatsapp of 12 digits', { whatsapp: '129999900001' }, 'whatsapp', phone],
  ['an e-mail without a domain', { email: 'contato' }, 'email', 'Informe um e-mail válido.'],
  [
    'an e-mail too long',
    { email: `a@${text(250)}.br` },
    'email',
    'O e-mail deve ter no máximo 254 caracteres.',
  ],
  ['an address of null', { address: null }, 'address', 'Informe o endereço.'],
  [
    'a city of null',
    { address: { cityId: null, neighborhoodId: '2' } },
    'address.cityId',
    'Informe a cidade.',
  ],
  [
    'no neighborhood',
    { address: { cityId: '3', neighborhoodId: '' } },
    'address.neighborhoodId',
    'Informe o bairro.',
  ],
  [
    'a street too long',
    { address: { ...least.address, street: text(161) } },
    'address.street',
    'A rua deve ter no máximo 160 caracteres.',
  ],
  [
    'a number too long',
    { address: { ...least.address, number: text(21) } },
    'address.number',
    'O número deve ter no máximo 20 caracteres.',
  ],
  [
    'a zip code of 7 digits',
    { address: { ...least.address, zipCode: '1285000' } },
    'address.zipCode',
    'Informe um CEP com 8 dígitos.',
  ],
  [
    'a zip code with letters',
    { address: { ...least.address, zipCode: '12850-00A' } },
    'address.zipCode',
    'Informe um CEP com 8 dígitos.',
  ],
  [
    'a latitude out of range',
    { latitude: 90.1, longitude: 0 },
    'latitude',
    'A latitude deve ser um número de -90 a 90.',
  ],
  [
    'a longitude out of range',
    { latitude: -23, longitude: -180.1 },
    'longitude',
    'A longitude deve ser um número de -180 a 180.',
  ],
  [
    'a latitude that is no number',
    { latitude: Number.NaN, longitude: 0 },
    'latitude',
    'A latitude deve ser um número de -90 a 90.',
  ],
  ['an instagram of another scheme', { instagram: 'javascript:alert(1)' }, 'instagram', link],
  ['a facebook that is no address', { facebook: 'a b' }, 'facebook', profile],
  ['a linkedin that is no address', { linkedin: '/x' }, 'linkedin', profile],
  ['a twitter name too long', { twitter: `@${text(16)}` }, 'twitter', profile],
  ['a tiktok of another scheme', { tiktok: 'ftp://tiktok.com/@x' }, 'tiktok', link],
  [
    'a site that is no address',
    { site: 'cantina' },
    'site',
    'Informe um endereço válido, como https://www.exemplo.com.br.',
  ],
  [
    'a site too long',
    { site: `cantina.com.br/${text(250)}` },
    'site',
    'O endereço deve ter no máximo 255 caracteres.',
  ],
  [
    'a site that is too long once it is encoded',
    { site: `cantina.com.br/${'ç'.repeat(60)}` },
    'site',
    'O endereço deve ter no máximo 255 caracteres.',
  ],
  ['a video elsewhere', { video: 'https://vimeo.com/123' }, 'video', video],
  ['a video of another scheme', { video: 'javascript:x' }, 'video', link],
  ['no category', { categoryIds: [] }, 'categoryIds', 'Selecione pelo menos uma categoria'],
  ['categories of null', { categoryIds: null }, 'categoryIds', 'Selecione pelo menos uma categoria'],
  ['eleven categories', { categoryIds: ids(11) }, 'categoryIds', 'Selecione no máximo 10 categorias.'],
  [
    '31 subcategories',
    { subcategoryIds: ids(31) },
    'subcategoryIds',
    'Selecione no máximo 30 subcategorias.',
  ],
  [
    'sixteen photos',
    { photos: Array(16).fill(file) },
    'photos',
    'São no máximo 15 fotos por estabelecimento.',
  ],
]

describe.each([
  ['a new establishment', createBusinessInput, least],
  ['changes of an establishment', updateBusinessInput, {}],
] as const)('%s', (_name, rule, base) => {
  it.each(wrong)('is refused with %s', (_what, part, path, message) => {
    expect(problems(rule, { ...base, ...part })).toEqual({ [path]: message })
  })

  it.each<[string, object, object]>([
    ['a name is tidied', { name: '  Cantina\u00a0 da\tSerra ' }, { name: 'Cantina da Serra' }],
    [
      'a name may be copied from elsewhere',
      { name: 'Canti\u200bna\u00a0da Se\u00adrra' },
      { name: 'Cantina da Serra' },
    ],
    [
      'a number is no decimal',
      { address: { ...least.address, number: '120.0' } },
      { address: expect.objectContaining({ number: '120' }) },
    ],
    [
      'a zip code may have any dash',
      { address: { ...least.address, zipCode: 'CEP 12850\u2013000\u200b' } },
      { address: expect.objectContaining({ zipCode: '12850000' }) },
    ],
    [
      'a zip code may have its name before it, with any punctuation',
      { address: { ...least.address, zipCode: 'Cep.: 12850-000' } },
      { address: expect.objectContaining({ zipCode: '12850000' }) },
    ],
    [
      'a date is read with unseen characters',
      { reopensOn: '\u200e03/01/2027\u00a0' },
      { reopensOn: '2027-01-03' },
    ],
    ['phones become digits', { phone: '+55 (12) 99999-0000' }, { phone: '12999990000' }],
    ['the 0 before an area code is left out', { phone: '(012) 3842-1000' }, { phone: '1238421000' }],
    ['a free number is a phone', { phone: '0800 722 1000' }, { phone: '08007221000' }],
    ['a blank whatsapp is none', { whatsapp: ' ' }, { whatsapp: null }],
    [
      'an e-mail has one spelling',
      { email: ' Contato@Cantina.com.br ' },
      { email: 'contato@cantina.com.br' },
    ],
    ['a blank e-mail is none', { email: ' ' }, { email: null }],
    ['a blank link is none', { site: ' ' }, { site: null }],
    [
      'a name becomes a link',
      { instagram: ' @cantina ' },
      { instagram: 'https://www.instagram.com/cantina' },
    ],
    [
      'a video has one form',
      { video: 'youtu.be/dQw4w9WgXcQ?t=1' },
      { video: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' },
    ],
    [
      'categories are kept in order, once each',
      { categoryIds: ['9', '2', '9'] },
      { categoryIds: ['9', '2'] },
    ],
    ['subcategories likewise', { subcategoryIds: ['9', '2', '9'] }, { subcategoryIds: ['9', '2'] }],
    ['null subcategories are none', { subcategoryIds: null }, { subcategoryIds: [] }],
    ['a blank owner is none', { ownerId: '' }, { ownerId: null }],
    [
      'a zip code becomes digits, a blank street none',
      { address: { ...least.address, zipCode: ' 12.850-000 ', street: ' ' } },
      { address: expect.objectContaining({ zipCode: '12850000', street: null }) },
    ],
    ['the equator is a place', { latitude: 0, longitude: -51 }, { latitude: 0, longitude: -51 }],
  ])('%s', (_what, part, expected) => {
    expect(rule.parse({ ...base, ...part })).toMatchObject(expected)
  })
})

describe('a new establishment', () => {
  it('needs what is required', () => {
    expect(problems(createBusinessInput, {})).toEqual({
      name: 'Informe o nome.',
      description: 'Informe a descrição.',
      phone: 'Informe o telefone.',
      categoryIds: 'Selecione pelo menos uma categoria',
      address: 'Informe o endereço.',
    })
  })

  it('has null for what is absent', () => {
    expect(createBusinessInput.parse(least)).toEqual({
      ...least,
      phone: '1238421000',
      subcategoryIds: [],
      ownerId: null,
      ...perField(fieldsWith({ isRequired: false }, plainFieldNames), () => null),
      state: 'PUBLISHED',
      ...{ areas: [], servesRegion: false, addressHidden: false, showsNeighborhood: false },
      address: { ...least.address, ...perField(addressFieldNames, () => null) },
    })
  })

  it.each([
    [{ latitude: 1 }, 'longitude'],
    [{ longitude: 1, latitude: null }, 'latitude'],
  ])('is refused with half of a place: %o', (part, path) => {
    expect(problems(createBusinessInput, { ...least, ...part })).toEqual({ [path]: pair })
  })

  it.each([
    ['name', { name: '' }],
    ['phone', { phone: '1' }],
    ['whatsapp', { whatsapp: '\ud800' }],
    ['categoryIds', { categoryIds: [] }],
  ])('is refused with half of a place although its %s is wrong too', (path, wrong) => {
    const found = problems(createBusinessInput, { ...least, ...wrong, latitude: -23 })
    expect(Object.keys(found).sort()).toEqual([path, 'longitude'].sort())
  })

  it('is refused once for a latitude that is none, with a wrong name', () => {
    const found = problems(createBusinessInput, { ...least, name: '', latitude: Number.NaN })
    expect(Object.keys(found).sort()).toEqual(['latitude', 'name'])
  })
})

describe('changes of an establishment', () => {
  it('leave out what is absent, and keep null', () => {
    expect(updateBusinessInput.parse({ whatsapp: null, address: { street: null } })).toEqual({
      whatsapp: null,
      address: { street: null },
      photosAction: 'APPEND',
    })
  })
})

describe('a draft', () => {
  const state = 'DRAFT'
  const [create, update] = [createInputRule({ state }), updateInputRule({ state })]

  it('needs a name and a place alone', () => {
    const { name, address } = least
    const blank = { description: '', phone: '', categoryIds: [] }
    expect(create.parse({ state, name, address })).toMatchObject({ name, state, ...blank })
    expect(problems(create as typeof createBusinessInput, { state })).toEqual({
      name: 'Informe o nome.',
      address: 'Informe o endereço.',
    })
  })

  it.each([
    ['a description', { description: '<p>&nbsp;</p>' }, { description: '' }],
    ['a description of null', { description: null }, { description: '' }],
    ['a phone', { phone: ' ' }, { phone: '' }],
    ['categories', { categoryIds: [] }, { categoryIds: [] }],
  ])('may be changed to be without %s', (_what, part, kept) => {
    expect(update.parse({ state, ...part })).toEqual({ state, ...kept, photosAction: 'APPEND' })
    for (const other of ['PUBLISHED', 'CLOSED_TEMPORARILY', 'CLOSED_FOR_GOOD', null, undefined])
      expect(updateInputRule({ state: other }).safeParse({ state: other, ...part }).success).toBe(false)
  })

  it.each(
    wrong.filter(
      ([what]) => !/^(a description of|no phone|a phone of null|no category|categories of)/.test(what),
    ),
  )('is refused with %s', (_what, part, path, message) => {
    const rules = [
      [create as typeof createBusinessInput, { ...least, state }],
      [update as typeof updateBusinessInput, { state }],
    ] as const
    for (const [rule, base] of rules)
      expect(problems(rule, { ...base, ...part })).toEqual({ [path]: message })
  })
})
