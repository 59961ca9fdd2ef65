import { readFileSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { ensureWebBuilt } from '../scripts/setup/web-build.js'
import { betweenMarkers } from './between-markers.ts'
import { ensureData } from './data.ts'
import { machineShape } from './machine.ts'
import { measureSet, type SetResults } from './measure-set.ts'
import { figureTables } from './report.ts'

// npm run bench -- [--sizes 100000] [--rounds 3] [--write]: compares every read that visitors make with its floor, in
// turns.

const document = new URL('../docs/performance.md', import.meta.url)
const number = new Intl.NumberFormat('pt-BR')

const { values } = parseArgs({
  options: {
    /** Establishments per data set. */
    sizes: { type: 'string', default: '100000' },
    /** One-second rounds per read. */
    rounds: { type: 'string', default: '3' },
    /** Also updates the tables in docs/performance.md. */
    write: { type: 'boolean', default: false },
  },
})
const sizes = values.sizes.split(',').map(Number)
const rounds = Number(values.rounds)
if (sizes.some((size) => !Number.isInteger(size) || size < 1000))
  throw new RangeError('--sizes precisa de números de estabelecimentos, de 1000 para cima')
if (!(rounds >= 1)) throw new RangeError('--rounds precisa de um número a partir de 1')

await ensureWebBuilt()
for (const size of sizes) {
  console.log(`Preparando ${number.format(size)} estabelecimentos…`)
  await ensureData(size)
}
const [load = 0] = loadavg()
if (load > 1)
  console.log(`Aviso: outros programas usam esta máquina (carga ${load.toFixed(1)}); os números vão variar.`)
const sets: SetResults[] = []
for (const size of sizes) {
  console.log(`Medindo com ${number.format(size)} estabelecimentos…`)
  sets.push(await measureSet(size, { warmUp: 1, seconds: 1, rounds }))
}
const date = new Date().toISOString().slice(0, 10)
const occasion = `Measured on ${date} (${rounds} rounds of 1 s for each read, in turns) on ${machineShape(sets[0]?.database ?? '')}.`
const text = `${occasion}\n\n${figureTables(sets)}`
console.log(`\n${text}\n`)
if (values.write) {
  writeFileSync(document, betweenMarkers(readFileSync(document, 'utf8'), 'bench', text))
  console.log('As tabelas estão também em docs/performance.md.')
}
