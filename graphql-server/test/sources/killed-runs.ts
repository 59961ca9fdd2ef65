import { join } from 'node:path'
import { expect } from 'vitest'
import { between, randomFrom } from '../../demo/random.ts'
import { runCli } from '../command.ts'
import type { TestDatabase } from '../database.ts'
import { catalogueState } from './catalogue-state.ts'
import { changedPlace, regionPlace, writeRegion } from './region.ts'

const preload = new URL('kill-at-write.ts', import.meta.url).href

/** The same seed kills at the same writes; FAULT_SEED repeats a test. */
const seed = Number(process.env.FAULT_SEED) || Math.floor(Math.random() * 1e9)

/** Before which write to the database a run is killed: the one of a number among those that have a text, or among all. */
interface KillPoint {
  at: number
  text?: string
}

/** The end of a batch's transaction, as the protocol of the database has it. */
const commit = '\u0003COMMIT'

/** The first statement of the mark of what vanished, which a run makes last. */
const vanishedMark = { at: 1, text: 'SET `vanished_on` = ' }

/**
 * Runs `catalogue:sources` in a process of its own.
 *
 * @returns how many writes to the database there were; null where it was killed
 */
async function runSourceCommand(
  { config }: TestDatabase,
  path: string,
  { at, text = '' }: KillPoint = { at: 0 },
): Promise<number | null> {
  const args = [path, '--source', 'Overture Maps', '--licence', 'CDLA Permissive 2.0', '--create', '--json']
  const { problem } = await runCli('catalogue-sources', config, args, {
    env: { KILL_AT: String(at), KILL_TEXT: text, NODE_OPTIONS: `--import=${preload}` },
  })
  const [, writes] = /^writes: (\d+)$/m.exec(problem) ?? []
  return writes === undefined ? null : Number(writes)
}

/** Runs the command once for each point, killed there, and then to its end. @returns how many runs were killed */
async function runWithKills(
  database: TestDatabase,
  path: string,
  points: readonly KillPoint[],
): Promise<number> {
  let killed = 0
  for (const point of points) if ((await runSourceCommand(database, path, point)) === null) killed += 1
  await runSourceCommand(database, path)
  return killed
}

interface KillOptions {
  /** Places of the region. */
  numbers: number
  /** Which of them are in the file. */
  isIn?: (place: RegionPlace) => boolean
  /** How often the first run is killed. */
  kills: number
  /** For the files. */
  folder: string
}

type RegionPlace = ReturnType<typeof regionPlace>

/**
 * Expects runs of a region and of its next release, in another order, with one place of a hundred changed and some gone, to end with
 * the same catalogue whether or not they are killed; and the second to change no more than these places.
 */
export async function expectSameEnd(
  database: TestDatabase,
  { numbers, isIn = () => true, kills, folder }: KillOptions,
): Promise<void> {
  const [first, second] = [join(folder, 'first.geojson'), join(folder, 'second.geojson')]
  const chosen = (place: RegionPlace) => (isIn(place) ? place : null)
  const isGone = (index: number) => index % 50 === 3
  await writeRegion(first, { places: numbers, place: (index) => chosen(regionPlace(index)) })
  await writeRegion(second, {
    places: numbers,
    place: (index) => (isGone(index) ? null : chosen(changedPlace(index))),
    ...{ shuffle: seed, form: 'one-line' },
  })
  const random = randomFrom(seed)
  const anyOf = (writes: number | null) => ({ at: between(random, 1, Math.floor((writes ?? 0) / 2)) })
  const writes = await runSourceCommand(database, first)
  const whole = await catalogueState(database.prisma)
  const nextWrites = await runSourceCommand(database, second)
  const changed = await catalogueState(database.prisma)
  expect(whole.records.length).toBeGreaterThan(200)

  const indexOf = new Map(Array.from({ length: numbers }, (_, index) => [regionPlace(index).id, index]))
  const expected = whole.records.flatMap(({ reference }) => {
    const index = indexOf.get(reference) ?? 0
    const phone = changedPlace(index).properties.phones?.[0]?.slice(3)
    return index % 100 === 7 ? [[reference, { phone }]] : []
  })
  expect(changed.businesses).toEqual(whole.businesses)
  expect(expected.length).toBeGreaterThan(0)
  expect(changed.proposals.map(({ reference, proposed }) => [reference, proposed])).toEqual(expected)
  const vanished = changed.records.filter(({ vanishedOn }) => vanishedOn !== null)
  const gone = whole.records.filter(({ reference }) => isGone(indexOf.get(reference) ?? 0))
  expect(gone.length).toBeGreaterThan(0)
  expect(vanished.map(({ reference }) => reference)).toEqual(gone.map(({ reference }) => reference))

  await database.empty()
  const killed = await runWithKills(database, first, [
    // When some batches are saved, and again when none of the rest is.
    ...[12, 1].slice(0, kills).map((at) => ({ at, text: commit })),
    ...Array.from({ length: kills - 2 }, () => anyOf(writes)),
  ])
  expect(await catalogueState(database.prisma), `FAULT_SEED=${seed}`).toEqual(whole)
  const killedNext = await runWithKills(database, second, [anyOf(nextWrites), vanishedMark])
  expect(await catalogueState(database.prisma), `FAULT_SEED=${seed}`).toEqual(changed)
  expect([killed > 0, killedNext]).toEqual([true, 2])
}
