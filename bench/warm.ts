import { setTimeout as sleep } from 'node:timers/promises'
import type { Request } from 'autocannon'
import type { Place } from './cold.ts'
import { type Candidate, drive, RefusedError, type Round } from './drive.ts'
import { ask } from './each-once.ts'
import { renderedFolder } from './floor-page.ts'
import {
  get,
  latest,
  login,
  openDays,
  points,
  profiles,
  profilesWithRelated,
  searches,
  suggestions,
  toFloor,
} from './requests.ts'

/** Durations. */
export interface Lengths {
  /** Seconds of JIT warm-up. */
  warmUp: number
  /** Seconds per round, and number of rounds. */
  seconds: number
  rounds: number
}

/** A browser's page request. */
const browser = { accept: 'text/html', 'accept-encoding': 'gzip, deflate, br' }

/** Distinct profiles to cycle through. */
const differentProfiles = 1000

/** Visitors' reads, each after its floor. */
export async function visitorReads(place: Place): Promise<Candidate[]> {
  const { product, floor, samples } = place
  const { total, slugs, hashes, city, category, attribute, word } = samples
  const some = slugs.slice(0, differentProfiles)
  const beside = (name: string, path: string, requests: Request[]): Candidate => ({
    name,
    server: floor,
    requests: toFloor(path, requests),
    rounds: [],
  })
  const of = (name: string, requests: Request[], itsFloor?: Candidate): Candidate => ({
    name,
    server: product,
    requests,
    ...(itsFloor ? { floor: itsFloor } : {}),
    rounds: [],
  })
  const page = beside('floor: nine cards', '/page', searches.of({}))
  const newest = beside('floor: latest', '/latest', latest)
  const profile = beside('floor: profile', '/profile', profiles(some))
  const copies = async (name: string, path: string, headers?: Record<string, string>) => {
    const request = get(path, headers)
    const copy = `/copies/${encodeURIComponent(name)}`
    await copyToFloor(place, request, copy)
    const itsFloor = beside(`floor: the bytes of ${name}`, copy, [request])
    return [itsFloor, of(name, [request], itsFloor)]
  }

  const rendered = get(`${renderedFolder}/explore`)
  const { body } = await ask(product, get('/explore'))
  await ask(floor, { method: 'PUT', path: rendered.path ?? '', body })

  return [
    page,
    of('random search', searches.of({}), page),
    of('… by city', searches.of({ city }), page),
    of('… by city and category', searches.of({ city, category }), page),
    of('… by city, only who is there', searches.of({ city, onlyThere: true }), page),
    of('… by attribute', searches.of({ attributes: [{ slug: attribute }] }), page),
    of('… open now', searches.of({ openNow: true }), page),
    of('… by name', searches.of({ name: word }), page),
    of('… page 1', searches.page(1), page),
    of('… deepest page', searches.page(Math.floor(total / 9)), page),
    of('whole establishments, GraphQL', searches.whole, page),
    of('the same, REST search', searches.rest, page),
    of('suggestions', suggestions),
    of('points of the map', points),
    of('what opens today', openDays),
    newest,
    of('latest', latest, newest),
    profile,
    of('profile by slug', profiles(some), profile),
    of('profile with related', profilesWithRelated(some), profile),
    ...(await copies('home as HTML', '/')),
    ...(await copies('home as HTML, compressed', '/', browser)),
    ...(await copies('explore as HTML', '/explore')),
    { name: 'floor: explore, answers in hand', server: floor, requests: [rendered], rounds: [] },
    ...(await copies('profile as HTML', `/${some[0]}`)),
    ...(await copies('today as HTML', '/em/hoje')),
    ...(await copies('image variant', `/media/${hashes[0]}?w=600&fm=webp`)),
    { ...of('login, one at a time', [login]), connections: 1 },
  ]
}

/** Stores a product response in the floor, byte for byte. */
async function copyToFloor({ product, floor }: Place, request: Request, path: string): Promise<void> {
  const { status, headers, body } = await ask(product, request)
  if (status !== 200) throw new Error(`${request.path} was answered with ${status}`)
  await ask(floor, {
    method: 'PUT',
    path,
    headers: {
      'content-type': String(headers['content-type']),
      ...(headers['content-encoding'] ? { 'x-encoding': String(headers['content-encoding']) } : {}),
    },
    body,
  })
}

/** Refused rounds tolerated, and the pause before a repeat in milliseconds. */
const refusals = { most: 5, pause: 3000 }

/** Alternates between the candidates, so that disturbances of the machine affect all of them. */
export async function measureWarm(
  candidates: Candidate[],
  { warmUp, seconds, rounds }: Lengths,
  { meter }: Place,
): Promise<void> {
  let refused = 0
  const driveOrRepeat = async (candidate: Candidate, duration: number): Promise<Round> => {
    try {
      return await drive(candidate, duration, meter)
    } catch (error) {
      // Under CPU contention the product sheds load: such a round is not a measurement.
      if (!(error instanceof RefusedError) || ++refused > refusals.most) throw error
      console.log(`Rodada repetida: ${error.message}`)
      await sleep(refusals.pause)
      return driveOrRepeat(candidate, duration)
    }
  }
  for (const candidate of candidates) await driveOrRepeat(candidate, warmUp)
  for (let round = 0; round < rounds; round += 1) {
    for (const candidate of candidates) candidate.rounds.push(await driveOrRepeat(candidate, seconds))
  }
}
