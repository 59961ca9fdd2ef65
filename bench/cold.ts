import type { Request } from 'autocannon'
import { idStatement } from '../graphql-server/src/search/filter.ts'
import type { DatabaseMeter } from './database-meter.ts'
import { ask, askEachOnce } from './each-once.ts'
import { median, quantile } from './figures.ts'
import type { ServerProcess } from './process.ts'
import { get, searches } from './requests.ts'
import type { SampleFilter, Samples } from './samples.ts'

/** Cost of uncached requests, sent one after the other. */
export interface ColdFigures {
  name: string
  /** Number of distinct requests. */
  count: number
  /** Milliseconds. */
  p50: number
  p99: number
  /** Server CPU time per request, in milliseconds. */
  processor: number
  /** Comparison with the bare SQL statement. */
  bare?: {
    /** Milliseconds through the bare HTTP server, and in the database alone. */
    p50: number
    alone: number
    /** Median over the pairs of product time / bare time. */
    times: number
    /**
     * The same ratio with the time of a cached repeat subtracted: the cost of the filter without the page around it.
     */
    beyond: number
  }
  /** Comparison with another row of the table. */
  against?: {
    name: string
    /** What both rows share, for the report. */
    common: string
    /** Median over the pairs of own time / other time. */
    times: number
  }
}

/** Servers and samples of one data set. */
export interface Place {
  product: ServerProcess
  floor: ServerProcess
  samples: Samples
  meter: DatabaseMeter
}

/** Image variants scaled. */
const images = 40

/** Pages rendered, of each kind. */
const pages = 60

/** Past minutes for which "open now" is queried. */
const minutes = 60

/** Measures uncached requests. Run after the JIT warm-up. */
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

/** Alternates which side runs first, since the second finds the database's pages in memory. */
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
  /** Name of the other row. */
  against: string
  common: string
}

/** Alternates two kinds of reads. @param pairs each read with its counterpart */
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
