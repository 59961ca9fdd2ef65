import { expect, it } from 'vitest'
import { guessColumns } from './guess.ts'

it('columns are guessed by their titles, as associations write them', () => {
  const titles = [
    ['CNPJ', 'reference'],
    ['Razão Social', 'name'],
    ['Fone', 'phone'],
    ['Tel. 2', 'phone'],
    ['WhatsApp', 'whatsapp'],
    ['E-mail comercial', 'email'],
    ['Endereço', 'address'],
    ['Nº', 'number'],
    ['CEP', 'zipCode'],
    ['Bairro', 'neighborhood'],
    ['Município', 'city'],
    ['Ramo de atividade', 'category'],
    ['@Instagram', 'instagram'],
    ['LAT', 'latitude'],
    ['LONG', 'longitude'],
    ['Segunda', 'mondayHours'],
    ['Data de filiação', null],
    ['Mensalidade', null],
  ] as const
  expect(
    guessColumns(
      titles.map(([title]) => title),
      [],
    ),
  ).toEqual(titles.map(([, field]) => field))
})

it('a title that says nothing is guessed by the values below it', () => {
  const row = [
    'Bar',
    'bar@a.example',
    '(12) 3600-0102',
    '12010-000',
    'www.bar.example',
    '-23,0264',
    '-45.5553',
    '12',
  ]
  expect(guessColumns(['Nome', 'A', 'B', 'C', 'D', 'E', 'F', 'G'], [row, row])).toEqual([
    'name',
    'email',
    'phone',
    'zipCode',
    'site',
    'latitude',
    'longitude',
    null,
  ])
})

it('a contact that is a person is no phone, and a field is in one column', () => {
  expect(guessColumns(['Contato', 'Telefone'], [['Dona Ana', '(12) 3600-0102']])).toEqual([null, 'phone'])
  expect(guessColumns(['Nome fantasia', 'Razão social', 'Nome'], [])).toEqual(['name', null, null])
  expect(guessColumns(['Razão social', 'Nome', 'Nome fantasia'], [])).toEqual([null, null, 'name'])
  expect(guessColumns(['Razão social', 'Razão social'], [])).toEqual(['name', null])
})
