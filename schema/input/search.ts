import { z } from 'zod'
import { addDays, isDate, localDate } from '../hours/calendar.ts'
import { nearKm, searchLimits } from './limits.ts'
import { pageNumber, pageSize, searchWords, slugOrId, whole } from './lists.ts'
import { degrees } from './rules.ts'

const orList = new Intl.ListFormat('pt-BR', { type: 'disjunction' })

const seed = z
  .string()
  .min(1, 'A semente (seed) não pode ser vazia.')
  .max(searchLimits.seed, `A semente (seed) deve ter no máximo ${searchLimits.seed} caracteres.`)
  .nullish()

const limit = whole(
  1,
  searchLimits.limit,
  `O limite (limit) deve ser um número inteiro de 1 a ${searchLimits.limit}.`,
)

const requiredDegrees = (label: string, most: number) => degrees(label, most).unwrap()

/** Circle on the map (near). */
export const nearFilter = z.looseObject({
  latitude: requiredDegrees('a latitude', 90),
  longitude: requiredDegrees('a longitude', 180),
  km: z.literal(nearKm, `A distância (km) deve ser ${orList.format(nearKm.map(String))}.`),
})

/** Map bounds (within); they may not cross the 180th meridian. */
export const withinFilter = z
  .looseObject({
    south: requiredDegrees('o limite sul (south)', 90),
    west: requiredDegrees('o limite oeste (west)', 180),
    north: requiredDegrees('o limite norte (north)', 90),
    east: requiredDegrees('o limite leste (east)', 180),
  })
  .refine(({ south, north }) => south <= north, {
    path: ['north'],
    message: 'O limite norte (north) não pode ficar ao sul do limite sul (south).',
  })
  .refine(({ west, east }) => west <= east, {
    path: ['east'],
    message: 'O limite leste (east) não pode ficar a oeste do limite oeste (west).',
  })

/** Answers that an establishment must have. */
const attributes = z
  .array(z.looseObject({ slug: slugOrId('atributo'), value: slugOrId('resposta') }))
  .max(searchLimits.attributes, `Filtre por no máximo ${searchLimits.attributes} atributos (attributes).`)

/** Filter of the public search. */
export const businessFilter = z.looseObject({
  name: searchWords('O nome (name)').nullish(),
  city: slugOrId('cidade'),
  neighborhood: slugOrId('bairro'),
  category: slugOrId('categoria'),
  subcategory: slugOrId('subcategoria'),
  near: nearFilter.nullish(),
  within: withinFilter.nullish(),
  openNow: z.boolean().nullish(),
  stepFree: z.boolean().nullish(),
  attributes: attributes.nullish(),
  includeUnknownHours: z.boolean().nullish(),
  onlyThere: z.boolean().nullish(),
})

const minuteMs = 60_000
const momentMessage =
  'O momento (moment) deve ser um minuto inteiro em UTC, como 2026-11-20T18:40:00.000Z, das últimas 24 horas.'

/** Whether a search may use this moment: a whole minute, at most 24 hours ago and not in the future. */
function isMoment(text: string): boolean {
  const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::00(?:\.000)?)?Z$/.test(text) ? Date.parse(text) : Number.NaN
  const age = Math.floor(Date.now() / minuteMs) * minuteMs - time
  return age >= 0 && age <= 24 * 60 * minuteMs
}

const lookup = { filter: businessFilter.nullish(), seed, moment: z.string().nullish() }

/** The moment matters only with `openNow`. */
const hasMoment = ({ filter, moment }: { filter?: { openNow?: unknown } | null; moment?: string | null }) =>
  !filter?.openNow || moment == null || isMoment(moment)

export const searchInput = z
  .looseObject({ ...lookup, page: pageNumber, perPage: pageSize })
  .refine(hasMoment, { path: ['moment'], message: momentMessage })

/** Arguments of the query for the map points of a search. */
export const pointsInput = z
  .looseObject(lookup)
  .refine(hasMoment, { path: ['moment'], message: momentMessage })

/**
 * Arguments of the query for alternatives without each of the filters, and of the report of an empty search.
 */
export const alternativesInput = z.looseObject({ filter: businessFilter })

/** Words of a search without results. */
export const wordsInput = z.looseObject({ words: slugOrId('palavras') })

/** Arguments of the query for a city's counts. */
export const cityOverviewInput = z.looseObject({ city: slugOrId('cidade'), category: slugOrId('categoria') })

/** Whether the date is within the days that have a page of openings (open-day). */
function isNearDate(date: string): boolean {
  const today = localDate(Date.now())
  return isDate(date) && date >= today && date <= addDays(today, searchLimits.openDays)
}

/** Arguments of the query for openings on a day. */
export const openDayInput = z.looseObject({
  city: slugOrId('cidade'),
  date: z
    .string()
    .refine(isNearDate, `A data (date) deve ser de hoje a ${searchLimits.openDays} dias, como 2026-12-25.`)
    .nullish(),
  limit: whole(
    1,
    searchLimits.openDay,
    `O limite (limit) deve ser um número inteiro de 1 a ${searchLimits.openDay}.`,
  ),
  seed,
})

/** Arguments of the list of the latest establishments. */
export const latestInput = z.looseObject({ limit })

export const suggestionsInput = z.looseObject({
  text: searchWords('O texto (text)'),
  seed,
})

/** Arguments of the list of related establishments. */
export const relatedInput = z.looseObject({ limit, seed })
