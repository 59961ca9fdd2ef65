import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { type MatchRecord, sharedTexts } from '../graphql-server/src/matching/record.ts'
import { findMatches, findPairs } from '../graphql-server/test/find-pairs.ts'
import { machineShape } from './machine.ts'
import { residentBytes } from './processor.ts'

// node --max-semi-space-size=4 --max-old-space-size=96 bench/matching.ts [LISTINGS] [INCOMING]: finds pairs among
// generated listings, and matches an import against them. A child process generates the listings, so that only the
// search's memory is measured.

const [listings = 100_000, incoming = 10_000] = process.argv.slice(2).map(Number)

function measure(what: string, search: () => { length: number }) {
  const { user, system } = process.cpuUsage()
  const start = performance.now()
  const { length } = search()
  const used = process.cpuUsage({ user, system })
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  const processor = ((used.user + used.system) / 1e6).toFixed(1)
  const { peak } = residentBytes(process.pid)
  console.log(
    `${what}: ${length} pairs in ${seconds} s (${processor} s of processor), peak memory ${Math.round(peak / 1e6)} MB`,
  )
}

const length = listings + Math.floor(incoming / 2)
if (process.env.MAKE_LISTINGS) {
  // Imported in the child only, to keep the demo data out of the measured memory.
  const { drawnRecord } = await import('../graphql-server/test/labelled-pairs/place.ts')
  for (let index = 0; index < length; index += 1)
    if (!process.stdout.write(`${JSON.stringify(drawnRecord(index))}\n`)) await once(process.stdout, 'drain')
} else await measureAll()

async function measureAll() {
  const { stdout: lines } = spawn(
    process.execPath,
    [import.meta.filename, String(listings), String(incoming)],
    {
      env: { ...process.env, MAKE_LISTINGS: '1' },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  const all: MatchRecord[] = []
  const share = sharedTexts()
  for await (const line of createInterface({ input: lines })) all.push(share(JSON.parse(line)))
  if (all.length !== length) throw new Error(`${all.length} listings of ${length} have arrived`)
  const records = all.slice(0, listings)
  console.log(machineShape('none'))
  console.log(`${listings} listings in memory: ${Math.round(residentBytes(process.pid).now / 1e6)} MB`)
  measure('against themselves', () => findPairs(records))
  // Half of the import is in the catalogue already.
  measure(`an import of ${incoming}`, () => findMatches(all.slice(-incoming), records))
}
