import { describe, expect, it } from 'vitest'
import { openStreetMapFile, overtureFile } from '../../../test/sources/files.ts'
import { type Feature, readFeatures, readForm } from './features.ts'
import { readPlace, type SourcePlace } from './place.ts'

async function read(path: string) {
  const places: SourcePlace[] = []
  const problems: string[] = []
  for await (const feature of readFeatures(path, await readForm(path))) {
    const place = readPlace(feature)
    if ('problem' in place) problems.push(place.problem)
    else places.push(place)
  }
  const named = (name: string) => places.find((place) => place.name === name) as SourcePlace
  return { places, problems, named }
}

const overture = (properties: object): Feature => ({
  id: 'a',
  geometry: { type: 'Point', coordinates: [-45.5, -23] },
  properties: { names: { primary: 'Loja' }, ...properties },
})
const fieldsOf = (feature: Feature) => (readPlace(feature) as SourcePlace).fields

describe('a place of Overture Maps', () => {
  it('has contacts, links, address, category and month by the rules of the guide', async () => {
    const { named } = await read(overtureFile)
    expect(named('Padaria Flor do Vale')).toEqual({
      reference: '08f0a8100c5a1007003a1b2c4d5e6f71',
      name: 'Padaria Flor do Vale',
      city: 'Taubaté',
      neighborhood: 'Centro',
      categories: ['bakery', 'coffee_shop'],
      answers: {},
      isOdbl: false,
      month: '2026-10',
      latitude: -23.0264,
      longitude: -45.5553,
      leftOut: [],
      fields: {
        name: 'Padaria Flor do Vale',
        phone: '1236210001',
        email: 'contato@padariaflordovale.com.br',
        street: 'Rua Doutor Souza Alves',
        number: '120',
        zipCode: '12020030',
        facebook: 'https://www.facebook.com/274936102',
        site: 'https://www.padariaflordovale.com.br',
      },
    })
  })

  it('is read of newer releases, and where a program has written nested values as texts', async () => {
    const { named } = await read(overtureFile)
    expect(named('Hotel Serra Azul').categories).toEqual(['hotel'])
    expect(named('Academia Corpo & Mente')).toMatchObject({
      categories: ['gym'],
      month: '2026-09',
      fields: { twitter: 'https://x.com/corpoemente', phone: '12988880019' },
    })
  })

  it('loses what is unusable, hostile or outside Brazil, each with a reason', async () => {
    const { named, problems } = await read(overtureFile)
    const hostile = named('Loja Promo Total')
    expect(hostile.leftOut.map(({ field }) => field)).toEqual(['email', 'zipCode', 'site'])
    expect(JSON.stringify(hostile)).not.toMatch(/[<>]|javascript/)
    expect(named('Pousada do Mar Azul').leftOut).toMatchObject([{ field: 'site' }])
    expect(named('Ponto Trocado')).toMatchObject({ latitude: null, leftOut: [{ field: 'latitude' }] })
    expect(named('Farmacia Uruguaya')).toMatchObject({ city: null, latitude: null })
    expect(problems).toEqual(['fechou, segundo a fonte', 'não tem nome que sirva'])
  })

  it.each([
    ['Rua A, 12 - Jardim Sul', { street: 'Rua A', number: '12' }],
    ['Av. B, nº 7B', { street: 'Av. B', number: '7B' }],
    ['Praça C, s/n', { street: 'Praça C', number: 'S/N' }],
    ['Rua 15', { street: 'Rua 15' }],
    ['Rodovia D, km 62', { street: 'Rodovia D, km 62' }],
  ])('an address line "%s" is read as far as it is certain', (freeform, expected) => {
    const { name: _, ...fields } = fieldsOf(overture({ addresses: [{ freeform }] }))
    expect(fields).toEqual(expected)
  })

  it.each(['<i>Loja</i> A', 'Loja\u0007 A', 'Loja\u200b A'])(
    'a name %j has no markup and no unseen characters',
    (primary) => {
      expect(fieldsOf(overture({ names: { primary } })).name).toBe('Loja A')
    },
  )
})

describe('a place of OpenStreetMap', () => {
  it('has its tags by the rules of the guide, the middle of an area, and its reference in any spelling', async () => {
    const { named, places } = await read(openStreetMapFile)
    expect(named('Supermercado Bom Preço')).toMatchObject({
      reference: 'way/310000003',
      isOdbl: true,
      categories: ['shop=supermarket'],
      latitude: -23.042,
      fields: { phone: '1236250003', sundayHours: '08:00-20:00', number: '1501' },
    })
    const references = ['Borracharia do Tião', 'Bar da Esquina', 'Camping Rio Claro'].map(
      (name) => named(name).reference,
    )
    expect(references).toEqual(['node/4400000005', 'node/4400000006', 'node/4400000007'])
    expect(places.length).toBe(18)
  })

  it('has the hours of a week, and none where they differ by season or are uncertain', async () => {
    const { named } = await read(openStreetMapFile)
    const week = (name: string) => {
      const { mondayHours, tuesdayHours, sundayHours } = named(name).fields
      return [mondayHours, tuesdayHours, sundayHours]
    }
    expect(week('Pizzaria Dona Nena')).toEqual(['fechado', '18:00-00:00', '18:00-00:00'])
    expect(week('Drogaria Santa Terezinha')).toEqual(['24h', '24h', '24h'])
    expect(named('Bar da Esquina').fields.saturdayHours).toBe('19:00-02:00')
    expect(week('Dra. Ana Lúcia Prado')).toEqual([
      '08:00-12:00, 13:30-18:00',
      '08:00-12:00, 13:30-18:00',
      'fechado',
    ])
    for (const name of ['Camping Rio Claro', 'Café com Prosa'])
      expect(named(name).leftOut).toMatchObject([{ field: 'mondayHours' }])
  })
})

it('a feature with the keys of neither is none', () => {
  expect(readPlace({ properties: { nome: 'Loja' } })).toHaveProperty('problem')
  expect(readPlace({ properties: null })).toHaveProperty('problem')
  expect(readPlace({ ...overture({}), id: undefined })).toEqual({ problem: 'não tem identificador na fonte' })
})
