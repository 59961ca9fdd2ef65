import { z } from 'zod'

/** Maximum number of cities and neighborhoods that an establishment serves (area-served). */
export const maxAreas = 8

/** Messages that several rules share. */
export const areaTexts = {
  tooMany: `Informe no máximo ${maxAreas} lugares onde atende, ou marque “Toda a região”.`,
  both: 'Marque “Toda a região” ou informe os lugares onde atende, não os dois.',
  missing:
    'Informe onde atende: quem não divulga o endereço precisa de uma cidade, de um bairro ou de “Toda a região”.',
} as const

const missingCity = 'Informe a cidade onde atende.'

const optionalId = z
  .string()
  .nullish()
  .transform((id) => id || null)

/** A neighborhood implies its city, which may be omitted. */
const area = z
  .object({ cityId: optionalId, neighborhoodId: optionalId }, missingCity)
  .refine(({ cityId, neighborhoodId }) => cityId !== null || neighborhoodId !== null, missingCity)

const areaKey = ({ cityId, neighborhoodId }: z.output<typeof area>) =>
  neighborhoodId === null ? `city ${cityId}` : `neighborhood ${neighborhoodId}`

/** Deduplicates places; null becomes an empty list. */
export const areas = z
  .array(area)
  .nullable()
  .transform((list) => [...new Map((list ?? []).map((each) => [areaKey(each), each])).values()])
  .pipe(z.array(z.custom<z.output<typeof area>>()).max(maxAreas, areaTexts.tooMany))

interface SentArea {
  areas?: unknown[] | null
  servesRegion?: boolean | null
  addressHidden?: boolean | null
}

/**
 * Conflict between area served and hidden address, in Portuguese; null if there is none.
 *
 * @param count number of areas
 */
export function areaProblem(
  count: number,
  { servesRegion, addressHidden }: Omit<SentArea, 'areas'>,
): string | null {
  if (count > maxAreas) return areaTexts.tooMany
  if (servesRegion) return count > 0 ? areaTexts.both : null
  return addressHidden && count === 0 ? areaTexts.missing : null
}

/**
 * Refuses places together with the whole region, and a hidden address without either. Runs even if other
 * fields have issues, so that one response lists all of them.
 */
export const areasOrRegion = z.superRefine<SentArea>(
  ({ areas, ...flags }, check) => {
    const message = areaProblem(areas?.length ?? 0, flags)
    if (message) check.addIssue({ code: 'custom', path: ['areas'], message })
  },
  {
    when: ({ value, issues }) =>
      typeof value === 'object' && value !== null && !issues.some(({ path }) => isOfArea(path?.[0])),
  },
)

const isOfArea = (name: unknown) => name === 'areas' || name === 'servesRegion' || name === 'addressHidden'
