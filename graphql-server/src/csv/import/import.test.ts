import { beforeEach, describe, expect, it, vi } from 'vitest'
import { insertCatalogue } from '../../../test/catalogue-rows.ts'
import { useDatabase } from '../../../test/database.ts'
import { useImports } from '../../../test/imports.ts'
import { meterTurns } from '../../../test/turns.ts'
import { sanitise } from '../../businesses/sanitise.ts'

vi.mock(import('../../businesses/sanitise.ts'), async (original) => ({
  sanitise: vi.fn((await original()).sanitise),
}))

const database = useDatabase()
const { run } = useImports(database)

beforeEach(async () => {
  await database.empty()
  await insertCatalogue(database.pool, {
    cities: { bananal: ['centro', 'agua-fria'], cunha: ['centro'] },
    categories: { saude: ['farmacias'], alimentacao: ['pizzarias', 'acai', '-bares'], associacoes: [] },
  })
})

const titles = 'nome;descrição;telefone;bairro;cidade;categorias;subcategorias'
const cantina = 'Cantina da Serra;Massas feitas em casa.;(12) 3842-0000;Centro;Bananal;Alimentacao;Pizzarias'

const businesses = () => database.prisma.business.findMany({ orderBy: { id: 'asc' } })
const version = async () => (await database.prisma.catalogueVersion.findFirstOrThrow()).version
/** The lines of what was imported. */
const trail = () =>
  database.prisma.auditEntry.findMany({ where: { partOfId: { not: null } }, orderBy: { id: 'asc' } })

it('a line makes an establishment as the API would, whatever the case and accents of what it refers to', async () => {
  const report = await run(
    `${titles};whatsapp;rua;número;cep;latitude;longitude;instagram;vídeo
"  Cantina   da Serra ";"Massas < 10 & pães.

Aberta à noite.";+55 12 3842-0000;ÁGUA  fria;BANANÁL;alimentação | Saúde;Açaí | saúde > farmácias;(12) 99842-0000;Rua da Estação;S/N;12850-000;-22,68;-44.32;@cantina;https://youtu.be/dQw4w9WgXcQ`,
  )
  expect(report).toEqual({
    dryRun: false,
    entryId: expect.any(Number),
    encoding: 'UTF-8',
    lines: 1,
    created: 1,
    updated: 0,
    unchanged: 0,
    refused: 0,
    erased: 0,
    createdPlaces: [],
    problems: [],
    preview: [{ line: 2, name: 'Cantina   da Serra', outcome: 'created', changed: [], changes: [] }],
  })
  const [business] = await database.prisma.business.findMany({
    include: {
      city: true,
      neighborhood: true,
      categories: { orderBy: { position: 'asc' }, include: { category: true } },
      subcategories: { orderBy: { position: 'asc' }, include: { subcategory: true } },
    },
  })
  expect(business).toMatchObject({
    name: 'Cantina da Serra',
    slug: 'cantina-da-serra',
    searchName: 'cantina da serra',
    description: '<p>Massas &lt; 10 &amp; pães.</p><p>Aberta à noite.</p>',
    excerpt: 'Massas < 10 & pães. Aberta à noite.',
    phone: '1238420000',
    whatsapp: '12998420000',
    street: 'Rua da Estação',
    number: 'S/N',
    zipCode: '12850000',
    latitude: -22.68,
    longitude: -44.32,
    instagram: 'https://www.instagram.com/cantina',
    video: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    city: { slug: 'bananal' },
    neighborhood: { slug: 'agua-fria' },
    version: 1,
  })
  expect(business?.categories.map(({ category }) => category.slug)).toEqual(['alimentacao', 'saude'])
  expect(business?.subcategories.map(({ subcategory }) => subcategory.slug)).toEqual(['acai', 'farmacias'])
  expect(await trail()).toMatchObject([
    { action: 'create', entity: 'business', entityId: business?.id, actorId: null, requestId: null },
  ])
})

it('a description in HTML is sanitised by the rule of the API', async () => {
  await run(
    `${titles}\n${cantina.replace('Massas feitas em casa.', '<div onclick=x>Massas <b>finas</b></div><script>y</script>')}`,
  )
  expect((await businesses())[0]?.description).toBe('<p>Massas <strong>finas</strong></p>')
})

it('the same file again changes nothing: no entry in the trail, no version', async () => {
  const file = `${titles}\n${cantina}\n${cantina.replace('Cantina da Serra', 'Outra Cantina')}`
  await run(file)
  const before = [await businesses(), await version(), (await trail()).length]
  const report = await run(file, { create: true })
  expect(report).toMatchObject({ lines: 2, unchanged: 2, updated: 0, created: 0, preview: [] })
  expect([await businesses(), await version(), (await trail()).length]).toEqual(before)
})

it('what differs is changed and named, the rest stays, and an absent column leaves what is there', async () => {
  await run(`${titles};site\n${cantina};cantina.com.br`)
  const raised = await version()
  const report = await run('Slug,Phone,Cidade,Bairro\ncantina-da-serra,(12) 3842-1111,Cunha,Centro\n')
  expect(report).toMatchObject({
    updated: 1,
    preview: [
      {
        line: 2,
        name: 'Cantina da Serra',
        outcome: 'updated',
        changed: ['telefone', 'cidade', 'bairro'],
        changes: [
          { column: 'telefone', before: '(12) 3842-0000', after: '(12) 3842-1111' },
          { column: 'cidade', before: 'Bananal', after: 'Cunha' },
          { column: 'bairro', before: 'Centro', after: 'Centro' },
        ],
      },
    ],
  })
  expect(await businesses()).toMatchObject([
    { phone: '1238421111', site: 'https://cantina.com.br', slug: 'cantina-da-serra', version: 2 },
  ])
  expect((await trail()).at(-1)).toMatchObject({
    action: 'update',
    changes: { phone: { before: '1238420000', after: '1238421111' } },
  })
  expect(await version()).toBe(raised + 1)
})

it('another way of writing the same is no change', async () => {
  await run(`${titles};instagram;latitude;longitude\n${cantina};@cantina;-22,5;-44`)
  const report = await run(
    `${titles};instagram;latitude;longitude\nCANTINA DA SERRA;<p>Massas feitas em casa.</p>;12 38420000;centro;bananal;ALIMENTAÇÃO;alimentacao > pizzarias;instagram.com/cantina;-22.50;-44,0`.replace(
      'CANTINA DA SERRA',
      'Cantina da Serra',
    ),
  )
  expect(report).toMatchObject({
    unchanged: 0,
    updated: 1,
    preview: [{ changed: ['instagram'] }],
  })
})

it('an empty cell clears what may be empty and is a problem where something is required', async () => {
  await run(`${titles};site;rua\n${cantina};cantina.com.br;Rua A`)
  const report = await run('slug;site;rua;telefone\ncantina-da-serra;;;\n')
  expect(report.problems).toEqual([{ line: 2, column: 'telefone', message: 'Informe o telefone.' }])
  expect(await run('slug;site;rua\ncantina-da-serra;;\n')).toMatchObject({
    updated: 1,
    preview: [{ changed: ['rua', 'site'] }],
  })
  expect(await businesses()).toMatchObject([{ site: null, street: null, phone: '1238420000' }])
})

it('a required field that is empty in an old establishment may stay so', async () => {
  await run(`${titles}\n${cantina}`)
  await database.prisma.business.updateMany({ data: { description: '' } })
  const report = await run('slug;descrição;telefone\ncantina-da-serra;;(12) 3842-2222\n')
  expect(report).toMatchObject({ updated: 1, preview: [{ changed: ['telefone'] }] })
})

it('a draft needs a name and a place, and is published whole only', async () => {
  const columns = 'nome;descrição;telefone;bairro;cidade;categorias;subcategorias;situação'
  const place = 'Centro;Bananal'
  const created = await run(`${columns}\nCasa Nova;;;${place};;;rascunho\n`)
  expect(created).toMatchObject({ created: 1, refused: 0, problems: [] })
  expect(await run(`${columns}\nCasa Nova;;;${place};;;rascunho\n`)).toMatchObject({ unchanged: 1 })
  const published = await run(`${columns}\nCasa Nova;;;${place};;;publicado\n`)
  expect(published).toMatchObject({ updated: 0, refused: 1 })
  expect(published.problems.map(({ message }) => message).sort()).toEqual([
    'Informe a descrição.',
    'Informe o telefone.',
    'Selecione pelo menos uma categoria',
  ])
})

it('bad lines are refused with their number, column and reason, and stop no good one', async () => {
  const report = await run(
    `${titles};site;latitude;longitude;atributo:cor
${cantina};javascript:alert(1);91;;azul
Só duas;células
Sem Nada;;;;;;;;;;
${cantina};;;;;;;;extra
"Boa
Cantina";Massas;1238420000;Centro;Bananal;Alimentacao;Acai;;;;
Outra;Massas;1238420000;Vila;Bananal;Padaria;Acai;;abc;1;
Fora;Massas;1238420000;Centro;Ubatuba;Alimentacao;Farmacias;;;;`,
  )
  expect(report).toMatchObject({ lines: 7, created: 1, refused: 6 })
  expect(report.problems).toEqual([
    { line: 1, column: 'atributo:cor', message: 'Coluna desconhecida: o que está nela não foi importado.' },
    {
      line: 2,
      column: 'site',
      message: 'Informe um endereço que comece com http:// ou https://.',
    },
    { line: 2, column: 'latitude', message: 'A latitude deve ser um número de -90 a 90.' },
    { line: 3, column: 'telefone', message: 'Informe o telefone.' },
    { line: 3, column: 'bairro', message: 'Informe o bairro.' },
    { line: 3, column: 'cidade', message: 'Informe a cidade.' },
    { line: 3, column: 'categorias', message: 'Selecione pelo menos uma categoria' },
    { line: 4, column: 'descrição', message: 'Informe a descrição.' },
    { line: 4, column: 'telefone', message: 'Informe o telefone.' },
    { line: 4, column: 'bairro', message: 'Informe o bairro.' },
    { line: 4, column: 'cidade', message: 'Informe a cidade.' },
    { line: 4, column: 'categorias', message: 'Selecione pelo menos uma categoria' },
    {
      line: 5,
      column: null,
      message: 'A linha tem 15 colunas, e os títulos são 11. Verifique as aspas e os separadores.',
    },
    { line: 8, column: 'bairro', message: 'O bairro “Vila” não está cadastrado nesta cidade.' },
    { line: 8, column: 'categorias', message: 'A categoria “Padaria” não está cadastrada.' },
    {
      line: 8,
      column: 'subcategorias',
      message: 'A subcategoria “Acai” não está cadastrada nas categorias da linha.',
    },
    { line: 8, column: 'latitude', message: 'A latitude deve ser um número de -90 a 90.' },
    { line: 9, column: 'cidade', message: 'A cidade “Ubatuba” não está cadastrada.' },
    {
      line: 9,
      column: 'subcategorias',
      message: 'A subcategoria “Farmacias” não está cadastrada nas categorias da linha.',
    },
  ])
  expect((await businesses()).map(({ name }) => name)).toEqual(['Boa Cantina'])
})

describe('rules of several fields together', () => {
  const wrong = async (line: string) => (await run(`${titles};latitude;longitude\n${line}`)).problems

  it('both coordinates or neither', async () => {
    expect(await wrong(`${cantina};-22,5;`)).toMatchObject([{ column: 'longitude' }])
  })

  it('a subcategory where a category has active ones', async () => {
    expect(await wrong(`${cantina.replace('Pizzarias', '')};;`)).toEqual([
      { line: 2, column: 'subcategorias', message: 'Selecione pelo menos uma subcategoria' },
    ])
    expect(await wrong(`${cantina.replace('Alimentacao;Pizzarias', 'Associacoes;')};;`)).toEqual([])
  })

  it('subcategories of the categories only, also where only the categories change', async () => {
    await wrong(`${cantina};;`)
    expect((await run('slug;categorias\ncantina-da-serra;Saude\n')).problems).toEqual([
      {
        line: 2,
        column: null,
        message: 'A subcategoria “Pizzarias” não é de nenhuma das categorias escolhidas.',
      },
    ])
  })

  it('a neighborhood of the city, also where only the city changes', async () => {
    await wrong(`${cantina};;`)
    expect((await run('slug;cidade\ncantina-da-serra;Cunha\n')).problems).toEqual([
      {
        line: 2,
        column: null,
        message: 'Informe também o bairro: o atual não é da cidade escolhida.',
      },
    ])
  })
})

it('an owner is an account by its e-mail', async () => {
  const account = { name: 'Maria', phone: '12991230000', passwordHash: 'x' }
  await database.prisma.user.create({ data: { ...account, id: 5, email: 'maria@guiadovale.test' } })
  const report = await run(
    `${titles};proprietário\n${cantina};Maria@GuiaDoVale.test\nX${cantina};joao@guiadovale.test`,
  )
  expect(report.problems).toEqual([
    { line: 3, column: 'proprietário', message: 'Não há conta com o e-mail joao@guiadovale.test.' },
  ])
  expect(await businesses()).toMatchObject([{ ownerId: 5 }])
  expect(await run('slug;proprietário\ncantina-da-serra;\n')).toMatchObject({ updated: 1 })
  expect(await businesses()).toMatchObject([{ ownerId: null }])
})

it('an import stops with its signal after the batch that is being saved', async () => {
  const lines = Array.from({ length: 300 }, (_, index) => cantina.replace('da Serra', `do Vale ${index}`))
  const left = new AbortController()
  const reason = new Error('the client left')
  const file = [titles, ...lines].join('\n')
  const onProgress = () => left.abort(reason)
  await expect(run(file, { signal: left.signal, onProgress })).rejects.toBe(reason)
  expect(await database.prisma.business.count()).toBe(100)
})

it('neither planning nor saving lines with long descriptions holds the event loop', async () => {
  const meter = meterTurns()
  const actual = vi.mocked(sanitise).getMockImplementation() as typeof sanitise
  vi.mocked(sanitise).mockImplementation((html) => {
    meter.count(html.length)
    return actual(html)
  })
  const text = 'Massas. '.repeat(1500)
  const lines = Array.from({ length: 30 }, (_, index) => `Um ${index};${text}${cantina.slice(39)}`)
  expect(await run([titles, ...lines].join('\n'))).toMatchObject({ created: 30 })
  expect(meter.stop()).toBeLessThanOrEqual(60_000)
  vi.mocked(sanitise).mockImplementation(actual)
})

it('what a report repeats of a cell is cut', async () => {
  const report = await run(`${titles}\n${cantina.replace('Bananal', 'x'.repeat(90_000))}`)
  expect(report.problems[0]).toMatchObject({
    column: 'cidade',
    message: expect.stringMatching(/^A cidade “x+…$/),
  })
  expect(report.problems[0]?.message.length).toBeLessThan(400)
})

it('a report lists a thousand problems and lines, and counts all', async () => {
  const lines = Array.from({ length: 1200 }, (_, index) => `Cantina ${index};;;;;;`)
  const good = Array.from({ length: 1100 }, (_, index) => cantina.replace('da Serra', `do Vale ${index}`))
  const seen: [number, number][] = []
  const report = await run([titles, ...lines, ...good].join('\n'), {
    dryRun: true,
    onProgress: (done, total) => seen.push([done, total]),
  })
  expect(report).toMatchObject({ lines: 2300, refused: 1200, created: 1100 })
  expect(report.problems).toHaveLength(1000)
  expect(report.preview).toHaveLength(1000)
  expect(seen).toHaveLength(23)
  expect(seen.at(-1)).toEqual([2300, 2300])
})
