import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { insertCatalogue } from '../test/catalogue-rows.ts'
import { runCli } from '../test/command.ts'
import { useDatabase } from '../test/database.ts'
import { useFiles } from '../test/imports.ts'
import { photoZip } from '../test/photo-zips.ts'

const database = useDatabase()
const saveFile = useFiles()

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'guia-photos-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

beforeEach(async () => {
  await database.empty()
  await insertCatalogue(database.pool, {
    cities: { bananal: ['centro'] },
    categories: { saude: ['farmacias'] },
  })
})

const run = (name: string, ...parameters: string[]) =>
  runCli(name, database.config, parameters, { env: { DATA_DIR: folder } })

it('npm run catalogue:import --photos adds photos with a progress line, and says what is wrong with others', async () => {
  const table = await saveFile(
    'nome;descrição;telefone;bairro;cidade;categorias;subcategorias;Fotos\n' +
      'Um;Texto.;1238420000;Centro;Bananal;Saude;Farmacias;a.png|none.png\n',
  )
  const zip = await saveFile(await photoZip(['a.png', 'b.png']))
  const dry = await run('catalogue-import', table, '--photos', zip, '--dry-run')
  expect(dry.output).toContain('Fotos: 1 · acrescentadas: 0')
  const { code, output, problem } = await run('catalogue-import', table, '--photos', zip)
  expect([code, problem]).toEqual([2, ''])
  expect(output).toContain('100% · 1 de 1 fotos')
  expect(output).toContain('Linha 2, foto “none.png”: não está no ZIP\nZIP, foto “b.png”: nenhuma linha usa')
  expect(output).toContain('Fotos: 1 · acrescentadas: 1')
  expect(await database.prisma.photo.count()).toBe(1)
  expect(await readdir(join(folder, 'images'))).toHaveLength(1)
})

it('npm run catalogue:sources --photos adds photos to drafts, and refuses what is no ZIP before anything is written', async () => {
  const table = await saveFile('Nome;Cidade;Foto\nBar;Bananal;a.png\n')
  const named = ['--source', 'ACE', '--licence', 'Cedida']
  const refused = await run('catalogue-sources', table, ...named, '--photos', table)
  expect([refused.code, refused.problem]).toEqual([1, expect.stringContaining('não é um ZIP')])
  expect(await database.prisma.business.count()).toBe(0)
  const zip = await saveFile(await photoZip(['a.png']))
  const { code, output } = await run('catalogue-sources', table, ...named, '--photos', zip)
  expect(code).toBe(0)
  expect(output).toContain('Foto → Fotos')
  expect(output).toContain('Fotos: 1 · acrescentadas: 1')
  expect(await database.prisma.photo.count()).toBe(1)
})
