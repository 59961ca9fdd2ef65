import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { ensureWebBuilt } from '../scripts/setup/web-build.js'
import { betweenMarkers } from './between-markers.ts'
import { ensureData, sizes } from './data.ts'
import { load, machineShape } from './machine.ts'
import { measureSet, type SetResults } from './measure-set.ts'
import { figureTables, occasionLine, targetsTable } from './report.ts'
import type { Lengths } from './warm.ts'

// npm run bench -- [--quick] [--only N] [--data]: every read that visitors make, beside its floor, in turns, on one
// data set after the other. The tables are printed, and written to docs/performance.md.

const lengths: Record<'quick' | 'full', Lengths> = {
  quick: { warmUp: 1, seconds: 1, rounds: 3 },
  full: { warmUp: 2, seconds: 1, rounds: 5 },
}

const document = new URL('../docs/performance.md', import.meta.url)
const number = new Intl.NumberFormat('pt-BR')

const { values } = parseArgs({
  options: {
    /** The part of 100,000 establishments only, in three minutes. */
    quick: { type: 'boolean', default: false },
    /** One data set only; nothing is written. */
    only: { type: 'string' },
    /** Makes the data sets and ends. */
    data: { type: 'boolean', default: false },
  },
})
const form = values.quick ? 'quick' : 'full'
const asked = values.only ? [Number(values.only)] : values.quick ? [100_000] : sizes
if (asked.some((size) => !Number.isInteger(size) || size < 1000))
  throw new RangeError('--only precisa de um número de estabelecimentos, de 1000 para cima')

await ensureWebBuilt()
for (const size of asked) {
  console.log(`Preparando ${number.format(size)} estabelecimentos…`)
  await ensureData(size)
}
if (!values.data) await measure()

async function measure(): Promise<void> {
  if (load() > 1)
    console.log(
      `Aviso: outros programas usam esta máquina (carga ${load().toFixed(1)}); os números vão variar.`,
    )
  const start = performance.now()
  const sets: SetResults[] = []
  for (const size of asked) {
    console.log(`Medindo com ${number.format(size)} estabelecimentos…`)
    sets.push(await measureSet(size, lengths[form]))
  }
  const { seconds, rounds } = lengths[form]
  const minutes = ((performance.now() - start) / 60_000).toFixed(1)
  const occasion = occasionLine({
    date: new Date(),
    machine: machineShape(sets[0]?.database ?? ''),
    form: `${rounds} rounds of ${seconds} s for each read, in turns, ${minutes} minutes in all`,
  })
  const [targets, figures] = [targetsTable(sets), figureTables(sets)]
  console.log(`\n${occasion}\n\n${targets}\n\n${figures}\n`)
  if (values.only) return
  if (values.quick) write({ 'bench:quick': `${occasion}\n\n${targets}\n\n${figures}` })
  else write({ bench: `${occasion}\n\n${figures}`, 'bench:targets': `${occasion}\n\n${targets}` })
  console.log('As tabelas estão também em docs/performance.md.')
}

/** Puts texts between their markers. */
function write(texts: Record<string, string>): void {
  let whole = readFileSync(document, 'utf8')
  for (const [name, text] of Object.entries(texts)) whole = betweenMarkers(whole, name, text)
  writeFileSync(document, whole)
}
