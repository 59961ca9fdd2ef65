import { beforeEach, expect, it } from 'vitest'
import { insertCatalogue } from '../../../test/catalogue-rows.ts'
import { useDatabase } from '../../../test/database.ts'
import { useImports } from '../../../test/imports.ts'

const database = useDatabase()
const { run } = useImports(database)

beforeEach(async () => {
  await database.empty()
  await insertCatalogue(database.pool, {
    cities: { bananal: ['centro'], cunha: ['centro'] },
    categories: { associacoes: [] },
  })
})

const titles = 'nome;descrição;categorias;cidade;bairro;rua;número;telefone'
const line = (name: string, rest: string, city = 'Bananal') =>
  `${name};Texto.;Associacoes;${city};Centro;${rest}`
const file = (...lines: string[]) => [titles, ...lines].join('\n')

const saved = async () =>
  (await database.prisma.business.findMany({ orderBy: { id: 'asc' } })).map(
    ({ id, slug, name, street, number, phone }) => [id, slug, name, street, number, phone].join(' · '),
  )

it('an id finds an establishment whatever else the line says, and must be one', async () => {
  await run(file(line('Clube', 'Rua A;1;1238420000')))
  const report = await run('id;nome;slug\n1;Clube Novo;clube\n2;Nada;\nabc;Nada;\n1;Outro;outro\n')
  expect(report).toMatchObject({ updated: 1, refused: 3 })
  expect(report.problems).toEqual([
    { line: 3, column: 'id', message: 'Não há estabelecimento com o id 2.' },
    { line: 4, column: 'id', message: 'Não há estabelecimento com o id abc.' },
    { line: 5, column: 'slug', message: 'O estabelecimento com este id tem outro slug: clube.' },
  ])
  expect(await saved()).toEqual(['1 · clube · Clube Novo · Rua A · 1 · 1238420000'])
})

it('a slug finds an establishment, and one that is free becomes that of a new one', async () => {
  await run(file(line('Clube', 'Rua A;1;1238420000')))
  const report = await run(
    `slug;${titles}
clube;${line('Clube Novo', 'Rua A;1;1238420000')}
velho-clube;${line('Clube', 'Rua A;1;1238420000')}
login;${line('Login', ';;1238420000')}
Com Espaço;${line('Espaço', ';;1238420000')}
;${line('Sem Slug', ';;1238420000')}`,
  )
  expect(report).toMatchObject({ updated: 1, created: 2, refused: 2 })
  expect(report.problems).toEqual([
    { line: 4, column: 'slug', message: 'Este slug é reservado ao próprio guia.' },
    {
      line: 5,
      column: 'slug',
      message: 'O slug deve ter só letras minúsculas sem acento, números e hífens.',
    },
  ])
  expect(await saved()).toEqual([
    '1 · clube · Clube Novo · Rua A · 1 · 1238420000',
    '2 · velho-clube · Clube · Rua A · 1 · 1238420000',
    '3 · sem-slug · Sem Slug ·  ·  · 1238420000',
  ])
  const { changes } = await database.prisma.auditEntry.findFirstOrThrow({ where: { entityId: 2 } })
  expect(changes).toMatchObject({ slug: { before: null, after: 'velho-clube' } })
})

it('a name in a neighborhood finds the one establishment of that name there, even when it has moved', async () => {
  await run(
    file(line('Clube do Vale', 'Rua A;1;1238420000'), line('Clube do Vale', 'Rua A;1;1238420000', 'Cunha')),
  )
  const report = await run(file(line('CLUBE  DO VALE', 'Rua B;2;1238421111')))
  expect(report).toMatchObject({ updated: 1, preview: [{ changed: ['nome', 'telefone', 'rua', 'número'] }] })
  expect(await saved()).toEqual([
    '1 · clube-do-vale · CLUBE DO VALE · Rua B · 2 · 1238421111',
    '2 · clube-do-vale-2 · Clube do Vale · Rua A · 1 · 1238420000',
  ])
})

it('branches of one name in one neighborhood are distinguished by street and number, or by phone', async () => {
  const branches = file(
    line('Posto', 'Rua A;1;1238420000'),
    line('Posto', 'Rua A;2;1238420000'),
    line('Posto', ';;1238421111'),
    line('Posto', ';;(12) 3842-2222'),
  )
  expect(await run(branches)).toMatchObject({ created: 4 })
  expect(await run(branches)).toMatchObject({ unchanged: 4 })
  expect(await run(file(line('Posto', 'RUA a;2;1238429999')))).toMatchObject({
    updated: 1,
    preview: [{ changed: ['telefone', 'rua'] }],
  })
  expect((await saved()).map((text) => text.split(' · ').at(-1))).toEqual([
    '1238420000',
    '1238429999',
    '1238421111',
    '1238422222',
  ])
})

it('a branch that the file adds is a new one, though there is only one of its name so far', async () => {
  await run(file(line('Posto', 'Rua A;1;1238420000')))
  const both = file(line('Posto', 'Rua B;2;1238421111'), line('Posto', 'Rua A;1;1238420000'))
  expect(await run(both)).toMatchObject({ created: 1, unchanged: 1 })
})

it('a name that several have is refused when nothing identifies one of them', async () => {
  await run(file(line('Posto', 'Rua A;1;1238420000'), line('Posto', 'Rua B;1;1238420000')))
  const report = await run(file(line('Posto', 'Rua C;3;1238420000')))
  expect(report).toMatchObject({ refused: 1, created: 0 })
  expect(report.problems).toMatchObject([{ line: 2, column: 'nome' }])
  expect(report.problems[0]?.message).toContain('Há mais de um estabelecimento com este nome neste bairro')
})

it('a line that repeats another is refused and names it, in a dry run as well', async () => {
  const repeating = file(
    line('Clube', 'Rua A;1;1238420000'),
    line('Outro', 'Rua A;1;1238420000'),
    line('clube', 'rua  a;1;1238421111'),
  )
  const problems = [{ line: 4, column: null, message: 'Repete o estabelecimento da linha 2.' }]
  expect(await run(repeating, { dryRun: true })).toMatchObject({ created: 2, refused: 1, problems })
  expect(await run(repeating)).toMatchObject({ created: 2, refused: 1, problems })
  expect(await run('id;slug;telefone\n1;;1238425555\n;clube;1238426666\n')).toMatchObject({
    updated: 1,
    problems: [{ line: 3, message: 'Repete o estabelecimento da linha 2.' }],
  })
})

it('a line that is refused does not stop a later one about the same establishment', async () => {
  const report = await run(file(line('Clube', 'Rua A;1;12'), line('Clube', 'Rua A;1;1238420000')))
  expect(report).toMatchObject({ created: 1, refused: 1 })
})
