import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { useDatabase } from '../../graphql-server/test/database.ts'
import { soak } from './soak.ts'
import { tableOf } from './table.ts'

const database = useDatabase()
const folder = mkdtempSync(join(tmpdir(), 'guia-soak-'))

// A second try fills it again.
beforeEach(() => database.empty())
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Far beyond what it should be, and far below what a leak of every request would make of it. */
const memory = 900

it('one minute at twice what it can do: no failure, no lost write, bounded memory, and time for everybody else', async () => {
  const seed = Number(process.env.FAULT_SEED) || Math.floor(Math.random() * 1e9)
  const say = (line: string) => void process.stdout.write(`${line}\n`)
  say(`soak: FAULT_SEED=${seed}`)
  const report = await soak({
    config: database.config,
    folder,
    businesses: 2000,
    seconds: 45,
    measuring: 5,
    seed,
    say,
  })
  say(tableOf(report))
  expect(report.problems).toEqual([])
  expect(report.acknowledged).toBeGreaterThan(0)
  expect(report.memory.most).toBeLessThan(memory)
  const answered = report.tally.rows().map((row) => row.answered)
  expect(Math.max(...answered)).toBeGreaterThan(0)
}, 600_000)
