import { expect, it } from 'vitest'
import { runCli } from '../test/command.ts'
import { testServer } from '../test/database.ts'

const neverMade = { ...testServer(), database: 'guia_never_made' }

it.each([
  ['restore', '/nothing/like/this'],
  ['images-clean', '--apagar'],
  ['demo', '--confirmar'],
  ['demo', '--remover'],
])('%s %s makes no database when the data folder cannot be written in', async (name, parameter) => {
  const { code, problem } = await runCli(name, neverMade, [parameter], { env: { DATA_DIR: '/sys' } })
  expect(code).toBe(1)
  expect(problem).toMatch(/^Não é possível gravar na pasta de dados \/sys: .*\n$/)
})
