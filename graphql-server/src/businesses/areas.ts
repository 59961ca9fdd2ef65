import type { z } from 'zod'
import type { areas } from '../../../schema/input/areas.ts'
import { BadUserInputError } from '../errors.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import { idOrZero } from '../lists/keys.ts'
import { texts } from '../messages/texts.ts'
import type { BusinessFields } from './fields.ts'

/** Areas that an establishment serves: whole cities and neighborhoods, each sorted by id (area-served). */
export type AreaIds = Pick<BusinessFields, 'areaCityIds' | 'areaNeighborhoodIds'>

export const areaFields = ['areaCityIds', 'areaNeighborhoodIds'] as const

type SentAreas = z.output<typeof areas>

export const areaRelation = {
  areas: { orderBy: { position: 'asc' }, select: { cityId: true, neighborhoodId: true } },
} as const satisfies Prisma.BusinessInclude

/** Maps a row with `areaRelation` to ids. */
export function withAreaIds<Row extends { areas: { cityId: number; neighborhoodId: number | null }[] }>({
  areas,
  ...columns
}: Row) {
  return {
    ...columns,
    areaCityIds: areas.flatMap(({ cityId, neighborhoodId }) => (neighborhoodId === null ? cityId : [])),
    areaNeighborhoodIds: areas.flatMap(({ neighborhoodId }) => neighborhoodId ?? []),
  }
}

const inOrder = (ids: number[]) => [...new Set(ids)].sort((a, b) => a - b)

/** Stored form of the areas in an input; the whole region replaces all others. */
export function areaColumns(
  sent: SentAreas | undefined,
  servesRegion: boolean | undefined,
): Partial<AreaIds> {
  if (servesRegion) return { areaCityIds: [], areaNeighborhoodIds: [] }
  if (sent === undefined) return {}
  return {
    areaCityIds: inOrder(
      sent.flatMap(({ cityId, neighborhoodId }) => (neighborhoodId === null ? idOrZero(cityId ?? '') : [])),
    ),
    areaNeighborhoodIds: inOrder(
      sent.flatMap(({ neighborhoodId }) => (neighborhoodId === null ? [] : idOrZero(neighborhoodId))),
    ),
  }
}

/** @throws BadUserInputError by path under `input` if a neighborhood is not in the city sent with it */
export async function checkAreaCities(
  transaction: Prisma.TransactionClient,
  list: readonly { areas?: SentAreas | undefined }[],
): Promise<void> {
  const sent = list
    .flatMap(({ areas = [] }) => areas)
    .filter(({ cityId, neighborhoodId }) => cityId !== null && neighborhoodId !== null)
  if (sent.length === 0) return
  const found = await transaction.neighborhood.findMany({
    where: { id: { in: sent.map(({ neighborhoodId }) => idOrZero(neighborhoodId ?? '')) } },
    select: { id: true, cityId: true },
  })
  const cities = new Map(found.map(({ id, cityId }) => [id, cityId]))
  for (const { cityId, neighborhoodId } of sent) {
    const city = cities.get(idOrZero(neighborhoodId ?? ''))
    if (city !== undefined && city !== idOrZero(cityId ?? ''))
      throw new BadUserInputError({ 'input.areas': texts.businesses.foreignArea })
  }
}

/** Drops changes that would show an address or neighborhood again, which needs an explicit act (hidden-address). */
export function withoutUnhiding(
  before: BusinessFields,
  { addressHidden, showsNeighborhood, ...others }: Partial<BusinessFields>,
): Partial<BusinessFields> {
  return {
    ...others,
    ...(addressHidden !== undefined && !(before.addressHidden && !addressHidden) && { addressHidden }),
    ...(showsNeighborhood !== undefined &&
      !(before.addressHidden && showsNeighborhood && !before.showsNeighborhood) && { showsNeighborhood }),
  }
}

/** Clears `showsNeighborhood` for a public address. */
export function withShownNeighborhood<
  Fields extends Pick<BusinessFields, 'addressHidden' | 'showsNeighborhood'>,
>(fields: Fields): Fields {
  return fields.addressHidden ? fields : { ...fields, showsNeighborhood: false }
}

/** Values for the trail of a new establishment: null where nothing was chosen. */
export const chosenAreas = ({ areaCityIds, areaNeighborhoodIds, ...flags }: BusinessFields) => ({
  areaCityIds: areaCityIds.length > 0 ? areaCityIds : null,
  areaNeighborhoodIds: areaNeighborhoodIds.length > 0 ? areaNeighborhoodIds : null,
  servesRegion: flags.servesRegion || null,
  addressHidden: flags.addressHidden || null,
  showsNeighborhood: flags.showsNeighborhood || null,
})

/** Replaces the rows of areas if these fields changed. */
export async function writeAreas(
  transaction: Prisma.TransactionClient,
  businesses: readonly { id: number; fields: AreaIds }[],
  changed: readonly string[],
): Promise<void> {
  if (businesses.length === 0 || !areaFields.some((name) => changed.includes(name))) return
  await transaction.businessArea.deleteMany({ where: { businessId: { in: businesses.map(({ id }) => id) } } })
  await insertAreas(transaction, businesses)
}

export async function insertAreas(
  transaction: Prisma.TransactionClient,
  businesses: readonly { id: number; fields: AreaIds }[],
): Promise<void> {
  const ids = businesses.flatMap(({ fields }) => fields.areaNeighborhoodIds)
  const found =
    ids.length === 0
      ? []
      : await transaction.neighborhood.findMany({
          where: { id: { in: [...new Set(ids)] } },
          select: { id: true, cityId: true },
        })
  const cities = new Map(found.map(({ id, cityId }) => [id, cityId]))
  const data = businesses.flatMap(({ id: businessId, fields }) =>
    [
      ...fields.areaCityIds.map((cityId) => ({ cityId, neighborhoodId: null })),
      ...fields.areaNeighborhoodIds.map((id) => ({ cityId: cities.get(id) ?? 0, neighborhoodId: id })),
    ].map((place, position) => ({ businessId, position, ...place })),
  )
  if (data.length > 0) await transaction.businessArea.createMany({ data })
}
