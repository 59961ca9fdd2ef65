import { readFile } from 'node:fs/promises'
import { beforeEach, expect, it } from 'vitest'
import { runCli } from '../test/command.ts'
import { useDatabase } from '../test/database.ts'
import { useFiles } from '../test/imports.ts'
import { insertSmallCatalogue } from '../test/small-catalogue.ts'

const database = useDatabase()
const saveFile = useFiles()
const run = (...parameters: string[]) => runCli('synonyms', database.config, parameters)

beforeEach(async () => {
  await database.empty()
  await insertSmallCatalogue(database.prisma)
})

it('writes a new file, and reads it back once it is edited', async () => {
  const path = `${await saveFile('')}.new`
  expect(await run('--exportar', path)).toMatchObject({ code: 0, problem: '' })
  const text = await readFile(path, 'utf8')
  const edited = await saveFile(text.replace('Pizzarias;', 'Pizzarias;pizza | esfiha'))
  const told = 'com mudanças: 1 · sem mudanças: 5 · recusadas: 0\n'
  expect((await run('--importar', edited, '--dry-run')).output).toContain(
    `Simulação, nada foi gravado. ${told}`,
  )
  expect((await run('--importar', edited)).output).toContain(`Texto lido como UTF-8.\n${told}`)
  const saved = await database.prisma.subcategory.findUnique({ where: { slug: 'pizzarias' } })
  expect(saved?.synonyms).toBe('pizza, esfiha')
})

it('says in one sentence what it cannot do', async () => {
  const path = await saveFile('categoria;subcategoria;sinônimos\nNada;;x\n')
  expect(await run('--exportar', path)).toMatchObject({
    code: 1,
    problem: `O arquivo ${path} não pôde ser escrito: ele já existe.\n`,
  })
  expect(await run('--importar', path)).toMatchObject({
    code: 2,
    output: expect.stringContaining('Linha 2: Não há “Nada”'),
  })
  expect(await run('--importar', '/nao/existe.csv')).toMatchObject({
    code: 1,
    problem: 'O arquivo /nao/existe.csv não existe ou não pode ser lido.\n',
  })
  expect((await run()).problem).toContain('Uso: npm run synonyms')
})
