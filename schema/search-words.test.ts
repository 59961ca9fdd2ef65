import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { matchesTerms, searchedName, searchTerms } from './search-words.ts'

const finds = (text: string, name: string, where?: 'beginning') =>
  matchesTerms(searchedName(name), searchTerms(text, where))

describe('a search finds a name', () => {
  it.each([
    ['self-service', 'Self Service da Praça'],
    ['self service', 'Restaurante Self-Service'],
    ['selfservice', 'Restaurante Self-Service'],
    ['dr. silva', 'Dr Silva Dentista'],
    ['dr silva', 'Dr. Silva'],
    ['doutor silva', 'Dr. Silva'],
    ['dra. ana', 'Doutora Ana'],
    ['padaria sol,', 'Padaria Sol'],
    ['"padaria sol"', 'Padaria Sol'],
    ['“Padaria” «sol»', 'Padaria Sol'],
    ['padaria (sol) [centro]', 'Padaria Sol – Centro'],
    ['autopeças', 'Auto Peças Taubaté'],
    ['autopeca', 'Auto-Peças'],
    ['auto peças', 'Autopeças Taubaté'],
    ['petshop', 'Pet Shop & Cia'],
    ['caixa dagua', "Limpeza de Caixa d'Água"],
    ['santana', 'Bar Sant’Ana'],
    ["mc donald's", 'McDonald’s'],
    ['mcdonalds', "McDonald's"],
    ['1o cartorio', '1º Cartório de Notas'],
    ['1° cartorio', '1.º Cartório de Notas'],
    ['1º cartório', '1o Cartorio'],
    ['2a vara', '2ª Vara Cível'],
    ['2ª vara', '2a. Vara Cível'],
    ['na sra aparecida', 'Drogaria Nossa Senhora Aparecida'],
    ['na sra', 'Drogaria N. Sra. Aparecida'],
    ['nossa senhora', 'Drogaria N.Sra. Aparecida'],
    ['nossa senhora', 'Drogaria Nª Sª Aparecida'],
    ['nossa senhora aparecida', 'Drogaria N. S. Aparecida'],
    ['nª sra', 'Drogaria Nossa Senhora'],
    ['n. s. aparecida', 'Drogaria Nossa Senhora Aparecida'],
    ['sta rita', 'Padaria Santa Rita'],
    ['santa rita', 'Padaria Sta. Rita'],
    ['sao jose', 'Padaria S. José'],
    ['sos chaveiro', 'S.O.S. Chaveiro'],
    ['s.o.s', 'Chaveiro SOS'],
    ['jr materiais', 'J. R. Materiais'],
    ['c&a', 'C & A Modas'],
    ['bar & grill', 'Bar & Grill'],
    ['bar/restaurante', 'Bar Restaurante'],
    ['24horas', 'Farmácia 24 Horas'],
    ['padaria😀sol', 'Padaria Sol'],
    ['pada\u200bria', 'Padaria'],
    ['padaria', 'Pa\u00addaria'],
    ['padaria\u00a0sol', 'Padaria Sol'],
    ['ＰＡＤＡＲＩＡ', 'Padaria'],
    ['aria', 'Padaria'],
    ['sta', 'Festa Boa'],
  ])('%s → %s', (text, name) => {
    expect(finds(text, name)).toBe(true)
  })
})

describe('a search does not find a name', () => {
  it.each([
    ['opec', 'Auto Peças'],
    ['doce', 'Bar do Celso'],
    ['bar', 'Alba Roma'],
    ['c&a', 'Casa Nova'],
    ['s.o.s', 'Só Sorvetes'],
    ['nossa', 'Pão na Chapa'],
    ['na chapa', 'Minha Chapa'],
    ['1o', 'Bar 51'],
    ['sao', "Leo's Bar"],
    ['padaria lua', 'Padaria Sol'],
  ])('%s → %s', (text, name) => {
    expect(finds(text, name)).toBe(false)
  })

  it('of which a word is only inside another one, where words must begin', () => {
    expect(finds('vet', 'Sorvetes São Gonçalo', 'beginning')).toBe(false)
    expect(finds('vet', 'Centro Veterinário', 'beginning')).toBe(true)
    expect(finds('autopec', 'Auto Peças', 'beginning')).toBe(true)
  })
})

it.each(['%', '_', '\\', '%%%', "'", '- & -', '!?', '\u0301', '😀'])(
  '“%s”, without a letter or digit, finds nothing',
  (text) => {
    expect(searchTerms(text)).toBeNull()
  },
)

it.each(['', '   ', '\u200b', '\u00a0\u00ad'])('“%s” excludes nothing', (text) => {
  expect(searchTerms(text)).toEqual([])
})

it('a word that another one contains is not looked for', () => {
  expect(searchTerms('bar barbearia')).toHaveLength(1)
})

const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.string({ unit: fc.constantFrom(..."aos .&'º1-%_|\\\u200b"), maxLength: 30 }),
)

it('terms hold letters, digits and single blanks alone, so that no pattern reads more in them', () => {
  fc.assert(
    fc.property(text, (typed) => {
      for (const form of (searchTerms(typed) ?? []).flat())
        expect(form).toMatch(/^ ?[\p{L}\p{N}]+( [\p{L}\p{N}]+)* ?$/u)
    }),
  )
})

it('every name finds itself, as far as its column holds it', () => {
  fc.assert(
    fc.property(text, (name) => {
      fc.pre((searchTerms(name)?.length ?? 0) > 0)
      expect(finds(name, name)).toBe(true)
    }),
  )
})
