import type { PrismaClient } from '../../generated/prisma/client.ts'
import { parseId } from '../../lists/keys.ts'
import { texts } from '../../messages/texts.ts'
import { foldText, searchNames, withoutState } from '../import/columns.ts'
import { readTaxonomy, type Taxonomy } from '../import/taxonomy.ts'
import type { RosterValues } from './columns.ts'
import type { RosterProblem } from './duty.ts'
import type { RosterLine } from './file.ts'

export interface FoundBusiness {
  id: number
  name: string
}

/** Rows whose establishments are read together. */
const batchSize = 500

/** @returns the establishment of each row, by its line, or what is wrong with the cells that name it */
export async function findRosterBusinesses(
  prisma: PrismaClient,
  lines: readonly RosterLine[],
): Promise<Map<number, FoundBusiness | RosterProblem>> {
  const taxonomy = await readTaxonomy(prisma)
  const found = new Map<number, FoundBusiness | RosterProblem>()
  for (let start = 0; start < lines.length; start += batchSize) {
    const batch = lines.slice(start, start + batchSize)
    const rows = await readNamed(prisma, batch, taxonomy)
    for (const { line, values } of batch) found.set(line, match(values, rows, taxonomy))
  }
  return found
}

interface Row extends FoundBusiness {
  slug: string
  cityId: number
}

async function readNamed(
  prisma: PrismaClient,
  lines: readonly RosterLine[],
  taxonomy: Taxonomy,
): Promise<Row[]> {
  const select = { id: true, slug: true, name: true, cityId: true } as const
  const cells = lines.map(({ values }) => values.business).filter(Boolean)
  const ids = cells.flatMap((cell) => readId(cell) ?? [])
  const names = lines.flatMap(({ values }) => searchNames(nameAndCity(values, taxonomy).name))
  const lists = await Promise.all([
    prisma.business.findMany({ where: { id: { in: ids } }, select }),
    prisma.business.findMany({ where: { slug: { in: cells.map((cell) => cell.toLowerCase()) } }, select }),
    prisma.business.findMany({ where: { searchName: { in: names } }, select }),
  ])
  return [...new Map(lists.flat().map((row) => [row.id, row])).values()]
}

/** A number may have the decimals that a spreadsheet gave it. */
const readId = (cell: string) => parseId(cell.replace(/[.,]0+$/, ''))

function match(
  values: RosterValues,
  rows: readonly Row[],
  taxonomy: Taxonomy,
): FoundBusiness | RosterProblem {
  const said = texts.dutyRosters
  const refuse = (message: string, column: RosterProblem['column'] = 'business') => ({ column, message })
  const { business: cell } = values
  if (!cell) return refuse(said.noBusiness)
  const id = readId(cell)
  if (id !== null) return rows.find((row) => row.id === id) ?? refuse(texts.imports.noSuchId(cell))
  const bySlug = rows.find(({ slug }) => slug === cell.toLowerCase())
  if (bySlug) return bySlug
  const { name, city } = nameAndCity(values, taxonomy)
  if (!city) return refuse(said.noCity)
  const column = values.city ? 'city' : 'business'
  const [known, ...others] = taxonomy.findCity(city)
  if (!known) return refuse(texts.imports.places.unknown.city(city), column)
  if (others.length > 0) {
    const slugs = [known, ...others].map(({ slug }) => slug ?? '')
    return refuse(texts.imports.places.several(city, slugs), column)
  }
  const named = rows.filter((row) => row.cityId === known.id && foldText(row.name) === foldText(name))
  const [only] = named
  if (!only) return refuse(said.unknown(name, known.name))
  return named.length === 1 ? only : refuse(said.several(named.map(({ slug }) => slug)))
}

/** "Farmácia Central, Taubaté", "Farmácia Central - Taubaté/SP" or "Farmácia Central (Taubaté)", or the city's own column. */
function nameAndCity({ business, city }: RosterValues, taxonomy: Taxonomy): { name: string; city: string } {
  if (city) return { name: business, city }
  const text = withoutState(business)
  const places = [...text.matchAll(/\s*[,;/(]\s*|\s+[-–—]\s+/g)].map(({ index, 0: { length } }) => ({
    name: text.slice(0, index),
    city: text.slice(index + length).replace(/\s*\)$/, ''),
  }))
  const known = places.findLast((place) => taxonomy.findCity(place.city).length > 0)
  return known ?? places.at(-1) ?? { name: text, city: '' }
}
