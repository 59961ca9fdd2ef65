import { loginInput } from '../../../../schema/input/account.ts'
import type { PrismaClient } from '../../generated/prisma/client.ts'
import { parseId } from '../../lists/keys.ts'
import type { Place } from './names.ts'
import type { Places } from './places.ts'
import { knowPlacesOf, type Stored, storedColumns } from './stored.ts'
import { foldText, type Values } from './values.ts'

/** What the database has of what some lines speak of. */
export interface Existing {
  byId: Map<number, Stored>
  bySlug: Map<string, Stored>
  /** Establishments by `nameInPlace`. */
  byName: Map<string, Stored[]>
  /** Ids of accounts by e-mail. */
  owners: Map<string, number>
}

/** A name in a neighborhood, as a key. */
const nameInPlace = (name: string, neighborhoodId: number) => `${neighborhoodId} ${name}`

/**
 * Reads what some lines may be about.
 *
 * @param lines a batch of them
 * @param places gets what has come since it was read
 */
export async function readExisting(
  prisma: PrismaClient,
  lines: readonly Values[],
  places: Places,
): Promise<Existing> {
  if (lines.length === 0) return { byId: new Map(), bySlug: new Map(), byName: new Map(), owners: new Map() }
  const text = (field: 'id' | 'slug' | 'owner') =>
    lines.map((values) => values.get(field) ?? '').filter((value) => value !== '')
  const named = lines.flatMap((values) => {
    const id = neighborhoodOf(values, places)?.id
    return id && id > 0 && !isNamedOtherwise(values) ? [{ id, name: foldText(values.get('name')) }] : []
  })
  const ids = text('id').map(parseId)
  const select = storedColumns
  const [byId, bySlug, byName, owners] = await Promise.all([
    prisma.business.findMany({ where: { id: { in: ids.filter((id) => id !== null) } }, select }),
    prisma.business.findMany({ where: { slug: { in: text('slug') } }, select }),
    prisma.business.findMany({
      where: {
        searchName: { in: named.map(({ name }) => name) },
        neighborhoodId: { in: named.map(({ id }) => id) },
      },
      select,
      orderBy: { id: 'asc' },
    }),
    prisma.user.findMany({
      where: { email: { in: text('owner').map(normalEmail) } },
      select: { id: true, email: true },
    }),
  ])
  await knowPlacesOf(prisma, places, [...byId, ...bySlug, ...byName])
  return {
    byId: new Map(byId.map((business) => [business.id, business])),
    bySlug: new Map(bySlug.map((business) => [business.slug, business])),
    byName: Map.groupBy(byName, ({ searchName, neighborhoodId }) => nameInPlace(searchName, neighborhoodId)),
    owners: new Map(owners.map(({ email, id }) => [email, id])),
  }
}

/** Whether a line says by id or slug which establishment it is about. */
export function isNamedOtherwise(values: Values): boolean {
  return Boolean(values.get('id') || values.get('slug'))
}

/** The neighborhood of a line, if it is there. */
export function neighborhoodOf(values: Values, places: Places): Place | null {
  const [city, ...cities] = places.cities.find(values.get('city') ?? '')
  if (!city || cities.length > 0) return null
  const [neighborhood, ...others] = places.within(city).find(values.get('neighborhood') ?? '')
  return others.length > 0 ? null : (neighborhood ?? null)
}

/** Establishments of the name that a line has, in its neighborhood. */
export function namesakes(values: Values, existing: Existing, places: Places): Stored[] {
  const id = neighborhoodOf(values, places)?.id
  return (id && existing.byName.get(nameInPlace(foldText(values.get('name')), id))) || []
}

/** An e-mail address as accounts have it; empty for what cannot be one. */
export function normalEmail(text: string): string {
  return loginInput.shape.email.safeParse(text).data ?? ''
}
