import { beforeEach, expect, it } from 'vitest'
import { insertAccessibilityAttributes } from '../../../test/accessibility-attributes.ts'
import { insertCatalogue } from '../../../test/catalogue-rows.ts'
import { useDatabase } from '../../../test/database.ts'
import { useImports } from '../../../test/imports.ts'

const database = useDatabase()
const { run } = useImports(database)

beforeEach(async () => {
  await database.empty()
  await insertCatalogue(database.pool, {
    cities: { taubate: ['centro'] },
    categories: { alimentacao: ['restaurantes'] },
  })
  await insertAccessibilityAttributes(database.prisma)
})

const titles = 'nome;descrição;telefone;bairro;cidade;categorias;subcategorias'
const place = 'Centro;Taubate;Alimentacao;Restaurantes'
const businesses = () => database.prisma.business.findMany({ orderBy: { id: 'asc' } })
/** Messages by line and column. */
const problemTexts = ({ problems }: Awaited<ReturnType<typeof run>>) =>
  problems.map(({ line, column, message }) => `${line} ${column}: ${message}`)

it('a name with unseen characters, or in another form of Unicode, is the same establishment each time', async () => {
  const file = [
    titles,
    `Cantina\u200b da Vila;Massas.;(12) 3600-0201;${place}`,
    `Bar\u00a0do\u2011Porto;Petiscos.;(12) 3600-0202;${place}`,
    `Cafe\u0301 1º;Doces.;(12) 3600-0203;${place}`,
    `Ｓｏｌ;Sucos.;(12) 3600-0204;${place}`,
  ].join('\n')
  expect(await run(file)).toMatchObject({ created: 4, unchanged: 0, problems: [] })
  expect(await run(file)).toMatchObject({ created: 0, unchanged: 4, problems: [] })
  expect(await run(file.normalize('NFD'))).toMatchObject({ created: 0, unchanged: 4, problems: [] })
  expect((await businesses()).map(({ name }) => name)).toEqual([
    'Cantina da Vila',
    'Bar do-Porto',
    'Café 1º',
    'Ｓｏｌ',
  ])
})

it('places, categories, id, situation, answers, zip code and coordinates are read without unseen characters', async () => {
  const report = await run(
    `${titles};cep;situação;libras;latitude;longitude
Cantina;x;(12) 3600-0201;Cen\u00adtro\u200b;Taubate\u0301;Alimentação\u200b;Restau\u200erantes;12010\u2011000;rascunho\u200b;\u00a0sim\u200b;\u221223,0264\u200b;\u201345,5553`,
    { create: true },
  )
  expect(report).toMatchObject({ created: 1, createdPlaces: [], problems: [] })
  const [business] = await businesses()
  expect(business).toMatchObject({
    zipCode: '12010000',
    state: 'DRAFT',
    libras: true,
    latitude: -23.0264,
    longitude: -45.5553,
  })
  expect(await run(`id;telefone\n\u200b${business?.id}\u00a0;(12) 3600-0299`)).toMatchObject({ updated: 1 })
})

it('keeps an extension out of a phone and names it, and refuses a line with two phones', async () => {
  const report = await run(
    `${titles};número
A;x;(12) 3842-0000 ramal 5;${place};120.0
B;x;(12) 3842-0000/1;${place};1
C;x;Tel. 1: (12) 3842-0000;${place};2
D;x;1238420000.0;${place};3
E;x;(12) 3842-0000 / 3842-0001;${place};4`,
  )
  expect(report).toMatchObject({ created: 4, refused: 1 })
  expect(problemTexts(report)).toEqual([
    '2 telefone: Ficou de fora “ramal 5”: no telefone vai só o número.',
    '3 telefone: Ficou de fora “/1”: no telefone vai só o número.',
    '6 telefone: Informe um só telefone neste campo.',
  ])
  const saved = await businesses()
  expect(saved.map(({ phone }) => phone)).toEqual(Array(4).fill('1238420000'))
  expect(saved[0]?.number).toBe('120')
})

it('refuses no point, swapped coordinates and a point outside Brazil, and takes both from one cell', async () => {
  const report = await run(
    `${titles};latitude;longitude
Zero;x;(12) 3600-1701;${place};0;0
Troca;x;(12) 3600-1702;${place};-45,5553;-23,0264
Fora;x;(12) 3600-1703;${place};48,85;2,35
Hexadecimal;x;(12) 3600-1704;${place};0x10;-45
Certo;x;(12) 3600-1705;${place};-23.0264,-45.5553;`,
  )
  expect(problemTexts(report)).toEqual([
    '2 latitude: A latitude 0 e a longitude 0 são um ponto no mar: informe as do lugar, ou nenhuma das duas.',
    '3 latitude: A latitude e a longitude parecem trocadas: este ponto fica fora do Brasil.',
    '4 latitude: Este ponto fica fora do Brasil. Confira a latitude, a longitude e os sinais de menos.',
    '5 latitude: A latitude deve ser um número de -90 a 90.',
  ])
  expect(await businesses()).toMatchObject([{ name: 'Certo', latitude: -23.0264, longitude: -45.5553 }])
})
