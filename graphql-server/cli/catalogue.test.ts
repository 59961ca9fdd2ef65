import { readdir, readFile, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { insertCatalogue } from '../test/catalogue-rows.ts'
import { runCli } from '../test/command.ts'
import { useDatabase } from '../test/database.ts'
import { useImports } from '../test/imports.ts'

const database = useDatabase()
const { saveFile, run: importFile } = useImports(database)

beforeEach(async () => {
  await database.empty()
  await insertCatalogue(database.pool, { cities: { bananal: ['centro'] }, categories: { associacoes: [] } })
})

const run = (command: 'import' | 'export', ...parameters: string[]) =>
  runCli(`catalogue-${command}`, database.config, parameters)

const table = `nome;descrição;telefone;cidade;bairro;categorias
Clube;Texto.;1238420000;Bananal;Centro;Associacoes
Outro;Texto.;1238421111;Bananal;Novo;Associacoes
`
const third = 'Terceiro;Texto.;1238421111;Bananal;Novo;Associacoes\n'

describe('npm run catalogue:import', () => {
  it('reports in a dry run what each line would do, and writes nothing', async () => {
    await importFile(table.replace('Novo', 'Centro'))
    const path = await saveFile(`${table.replace('1238420000', '1238422222')}${third}`)
    const { code, output, problem } = await run('import', path, '--create', '--dry-run')
    expect([code, problem]).toEqual([0, ''])
    expect(output).toContain(
      'Linha 2: Clube (muda: telefone)\nLinha 3: Outro (novo)\nLinha 4: Terceiro (novo)\n',
    )
    expect(output).toContain('Texto lido como UTF-8.\n')
    expect(output).toContain('Novo lugar — bairro: Novo (Bananal)')
    expect(output).toContain('Simulação, nada foi gravado. linhas: 3 · novas: 2 · com mudanças: 1')
    expect(await database.prisma.business.count()).toBe(2)
  })

  it('imports, counts, and shows how far it is', async () => {
    const { code, output, problem } = await run('import', '--create', await saveFile(table))
    expect([code, problem]).toEqual([0, ''])
    expect(output).toContain('100% · 2 de 2 linhas')
    expect(output).toMatch(/\nlinhas: 2 · novas: 2 · com mudanças: 0 · sem mudanças: 0 · recusadas: 0\n$/)
    expect(await database.prisma.business.count()).toBe(2)
  })

  it('ends with 2 when lines were refused, which it names, and saves the others', async () => {
    const { code, output } = await run('import', await saveFile(table))
    expect(code).toBe(2)
    expect(output).toContain('Linha 3, coluna “bairro”: O bairro “Novo” não está cadastrado nesta cidade.')
    expect(await database.prisma.business.count()).toBe(1)
  })

  it('ends with 1 and one sentence when it cannot begin', async () => {
    expect(await run('import', '/nao/existe.csv')).toMatchObject({
      code: 1,
      problem: 'O arquivo /nao/existe.csv não existe ou não pode ser lido.\n',
    })
    expect(await run('import', await saveFile('PK\u0003\u0004...'))).toMatchObject({
      code: 1,
      problem: expect.stringContaining('planilha do Excel'),
    })
    const folder = dirname(await saveFile('x'))
    expect(await run('import', folder)).toMatchObject({
      code: 1,
      problem: `${folder} é uma pasta: indique o arquivo CSV que está nela.\n`,
    })
    const { code, problem } = await run('import', 'a.csv', '--criar')
    expect([code, problem]).toEqual([1, expect.stringContaining('Uso: npm run catalogue:import')])
  })
})

describe('npm run catalogue:export', () => {
  it('writes the same to a file and to the standard output', async () => {
    await importFile(table.replace('Novo', 'Centro'))
    const path = join(dirname(await saveFile('x')), 'new.csv')
    const { code, output, problem } = await run('export', path)
    expect([code, output]).toEqual([0, ''])
    expect(problem).toContain(`Pronto: 2 estabelecimentos em ${path}.`)
    const written = await readFile(path, 'utf8')
    expect((await stat(path)).mode & 0o777, 'it has drafts and owners').toBe(0o600)
    expect(written).toContain('\r\nclube;Clube;<p>Texto.</p>;(12) 3842-0000;')
    expect(await run('export')).toEqual({ code: 0, output: written, problem: '' })
  })

  it('writes the format that is asked for, or that of the file’s name', async () => {
    await importFile(table.replace('Novo', 'Centro'))
    const path = join(dirname(await saveFile('x')), 'new.xlsx')
    expect(await run('export', path)).toMatchObject({ code: 0 })
    expect(await run('import', path, '--dry-run')).toMatchObject({
      code: 0,
      output: expect.stringContaining('sem mudanças: 2'),
    })
    const { output } = await run('export', '--format', 'geojson')
    expect(JSON.parse(output).features).toMatchObject([{ properties: { nome: 'Clube' } }, {}])
    expect(await run('export', '--format', 'ods')).toMatchObject({ code: 1 })
  })

  it('replaces a file only with --sobrescrever', async () => {
    const path = await saveFile('old')
    expect(await run('export', path)).toEqual({
      code: 1,
      output: '',
      problem: `O arquivo ${path} já existe. Para substituí-lo, repita com --sobrescrever.\n`,
    })
    expect(await readFile(path, 'utf8')).toBe('old')
    expect(await run('export', path, '--sobrescrever')).toMatchObject({ code: 0 })
    expect(await readFile(path, 'utf8')).toMatch(/^\uFEFFslug;/)
  })

  it('leaves nothing behind where it cannot write', async () => {
    const path = await saveFile('x')
    for (const [given, reason] of [
      [dirname(path), 'há uma pasta com este nome'],
      [join(path, 'a.csv'), 'uma parte do caminho não é uma pasta'],
      [join(dirname(path), 'nenhuma', 'a.csv'), 'a pasta em que ficaria não existe'],
    ]) {
      const { code, problem } = await run('export', String(given))
      expect([code, problem.split('\n').at(-2)]).toEqual([
        1,
        `O arquivo ${given} não pôde ser escrito: ${reason}.`,
      ])
    }
    expect((await readdir(dirname(dirname(path)))).filter((name) => name.endsWith('.tmp'))).toEqual([])
  })
})
