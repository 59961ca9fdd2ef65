import type { Request } from 'autocannon'
import { idStatement } from '../graphql-server/src/search/filter.ts'
import type { DatabaseMeter } from './database-meter.ts'
import { ask, askEachOnce } from './each-once.ts'
import { median, quantile } from './figures.ts'
import type { ServerProcess } from './process.ts'
import { get, searches } from './requests.ts'
import type { SampleFilter, Samples } from './samples.ts'

/** What it costs to answer something that was never asked before, one after the other. */
export interface ColdFigures {
  name: string
  /** How many different ones were asked for. */
  count: number
  /** Milliseconds. */
  p50: number
  p99: number
  /** Milliseconds of the server's processor time for each. */
  processor: number
  /** Compared with the bare statement of each, in turns. */
  bare?: {
    /** Milliseconds of the statement through a bare server, and within that server. */
    p50: number
    alone: number
    /** The product's time as a multiple of the bare statement's: the median over the pairs. */
    times: number
    /** The same of what it takes longer than asked once more: what the filter costs, without the page around it. */
    beyond: number
  }
  /** Compared with another row, asked in turns. */
  against?: {
    name: string
    /** What both have in common. */
    common: string
    /** This one's time as a multiple of the other's: the median over the pairs. */
    times: number
  }
}

/** What is measured on. */
export interface Place {
  product: ServerProcess
  floor: ServerProcess
  samples: Samples
  meter: DatabaseMeter
}

/** How many images are scaled for the first time. */
const images = 40

/** How many pages are rendered for the first time, of each kind. */
const pages = 60

/** How many minutes of the last day are looked at for what is open. */
const minutes = 60

/** Asks for what no cache can have. The server's compiler must have seen enough of it before. */
export async function measureCold(place: Place): Promise<ColdFigures[]> {
  const { cities, pairs, names, circles, answers, areas } = place.samples.unseen
  const { slugs, hashes, total } = place.samples
  const pageStep = Math.max(1, Math.floor(total / 9 / (pages + 2)))
  const explore = Array.from({ length: pages }, (_, index) => get(`/explore?page=${2 + index * pageStep}`))
  const scaled = hashes.slice(-images).map((hash) => get(`/media/${hash}?w=900&q=85&fm=webp`))
  return [
    await besideStatement('filter by city', place, cities),
    await besideStatement('filter by city and category', place, pairs),
    await besideStatement('filter by name', place, names),
    await besideStatement('3 km around a position', place, circles),
    ...(await besideEachOther(
      place,
      { name: 'filter by attribute', against: 'filter by neighborhood', common: 'that finds as many' },
      answers.map(({ attribute, neighborhood }) => [
        searches.first(attribute.filter),
        searches.first(neighborhood.filter),
      ]),
    )),
    ...(await besideEachOther(
      place,
      { name: 'filter by served place', against: 'filter by place', common: 'of the same neighborhood' },
      areas.map(({ served, there }) => [searches.first(served), searches.first(there)]),
    )),
    ...(await besideEachOther(
      place,
      { name: 'page of today', against: 'place page', common: 'of the same city' },
      cities.map(({ filter: { city } }) => [get(`/em/${city}/hoje`), get(`/em/${city}`)]),
    )),
    await once(
      'what is open at a minute',
      place,
      Array.from({ length: minutes }, (_, index) => searches.open(2 + index * 7)),
    ),
    await once(
      'profile as HTML',
      place,
      slugs.slice(-pages).map((slug) => get(`/${slug}`)),
    ),
    await once('explore as HTML', place, explore),
    await once('image variant', place, scaled),
  ]
}

async function once(
  name: string,
  { product, meter }: Place,
  requests: Parameters<typeof askEachOnce>[1],
): Promise<ColdFigures> {
  const { latencies, processor } = await askEachOnce(product, requests, meter)
  return { name, ...spread(latencies), processor }
}

/** The one that is asked second finds the database's pages in memory: they take turns at that. */
async function besideStatement(
  name: string,
  { product, floor }: Place,
  filters: SampleFilter[],
): Promise<ColdFigures> {
  const latencies: number[] = []
  const again: number[] = []
  const bare: number[] = []
  const alone: number[] = []
  const before = product.processorTime()
  const askProduct = async (filter: SampleFilter['filter'], times: number[]) => {
    const { status, milliseconds } = await ask(product, searches.first(filter))
    if (status !== 200) throw new Error(`the search by ${JSON.stringify(filter)} was answered with ${status}`)
    times.push(milliseconds)
  }
  const askFloor = async (selection: SampleFilter['selection']) => {
    const body = JSON.stringify({ statement: idStatement(selection, 'id') })
    const answer = await ask(floor, { method: 'POST', path: '/statement', body })
    const { data } = JSON.parse(answer.body.toString()) as { data: { milliseconds: number } }
    bare.push(answer.milliseconds)
    alone.push(data.milliseconds)
  }
  for (const [index, { filter, selection }] of filters.entries()) {
    const turns = [() => askProduct(filter, latencies), () => askFloor(selection)]
    for (const turn of index % 2 === 0 ? turns : turns.reverse()) await turn()
  }
  const processor = ((product.processorTime() - before) * 1000) / filters.length
  for (const { filter } of filters) await askProduct(filter, again)
  const of = (values: number[]) => median(values.map((each, index) => each / (bare[index] ?? Number.NaN)))
  const added = latencies.map((each, index) => each - (again[index] ?? Number.NaN))
  return {
    name,
    ...spread(latencies),
    processor,
    bare: { p50: median(bare), alone: median(alone), times: of(latencies), beyond: of(added) },
  }
}

interface Comparison {
  name: string
  /** What the other row is called. */
  against: string
  common: string
}

/** Two kinds of reads in turns. @param pairs each the read and what it is compared with */
async function besideEachOther(
  { product }: Place,
  { name, against, common }: Comparison,
  pairs: [Request, Request][],
): Promise<ColdFigures[]> {
  const latencies: [number[], number[]] = [[], []]
  const processor: [number, number] = [0, 0]
  for (const [index, pair] of pairs.entries()) {
    for (const kind of index % 2 === 0 ? ([1, 0] as const) : ([0, 1] as const)) {
      const before = product.processorTime()
      const { status, milliseconds } = await ask(product, pair[kind])
      if (status !== 200) throw new Error(`${kind === 0 ? name : against} was answered with ${status}`)
      processor[kind] += ((product.processorTime() - before) * 1000) / pairs.length
      latencies[kind].push(milliseconds)
    }
  }
  const [own, others] = latencies
  const ratios = own.map((each, index) => each / (others[index] ?? Number.NaN))
  return [
    { name: against, ...spread(others), processor: processor[1] },
    {
      ...{ name, ...spread(own), processor: processor[0] },
      against: { name: against, common, times: median(ratios) },
    },
  ]
}

function spread(latencies: number[]): { count: number; p50: number; p99: number } {
  const sorted = latencies.toSorted((a, b) => a - b)
  return { count: latencies.length, p50: quantile(sorted, 0.5), p99: quantile(sorted, 0.99) }
}
