import { beforeEach, expect, it } from 'vitest'
import { insertCatalogue } from '../../../test/catalogue-rows.ts'
import { useDatabase } from '../../../test/database.ts'
import { useImports } from '../../../test/imports.ts'

const database = useDatabase()
const { run } = useImports(database)

beforeEach(async () => {
  await database.empty()
  await insertCatalogue(database.pool, { cities: { bananal: ['centro'] }, categories: { associacoes: [] } })
})

const titles = 'nome;descrição;telefone;cidade;bairro;categorias\n'
const row = (name: string, description: string) =>
  `${name};"${description}";1238420000;Bananal;Centro;Associacoes\n`
const MAX_BYTES = 20 * 1024 * 1024

/** As many rows as an upload may have. */
function rows(description: string): string {
  const count = Math.min(100_000, Math.floor(MAX_BYTES / (description.length + 60)))
  return titles + Array.from({ length: count }, (_, index) => row(`Clube ${index}`, description)).join('')
}

/** Milliseconds of processor that the main thread took between two turns of its event loop, at most. */
async function longestTurn(work: () => Promise<unknown>): Promise<number> {
  let isRunning = true
  let longest = 0
  let before = process.threadCpuUsage().user
  const onTurn = () => {
    const now = process.threadCpuUsage().user
    longest = Math.max(longest, now - before)
    before = now
    if (isRunning) setImmediate(onTurn)
  }
  setImmediate(onTurn)
  await work().finally(() => {
    isRunning = false
  })
  return longest / 1000
}

it.each([
  ['lines of one letter', titles + 'x\n'.repeat(100_000)],
  ['more lines of one letter than may be', titles + 'x\n'.repeat(MAX_BYTES / 2 - 100)],
  ['one line of semicolons', titles + ';'.repeat(MAX_BYTES - 100)],
  ['titles of semicolons', ';'.repeat(MAX_BYTES)],
  ['a quote that is never closed', `${titles}"${'x\n'.repeat(MAX_BYTES / 2 - 100)}`],
  ['short descriptions', rows('Massas feitas em casa. '.repeat(5))],
  ['long descriptions', rows('<p>Massas</p>'.repeat(3800))],
  ['descriptions of open tags', rows('<b>'.repeat(16_600))],
  ['descriptions of lines', rows('\n a'.repeat(16_600))],
  ['descriptions of blanks', rows(`a${' '.repeat(49_000)}b`)],
])('a file of %s does not hold the event loop for 200 ms', async (_what, file) => {
  const enough = new AbortController()
  const onProgress = (done: number) => done > 1000 && enough.abort()
  const work = () => run(file, { maxRows: 100_000, signal: enough.signal, onProgress }).catch(() => {})
  expect(await longestTurn(work)).toBeLessThan(200)
})
