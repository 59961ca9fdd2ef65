import { fileURLToPath } from 'node:url'
import { makeBusiness } from '../../demo/business.ts'
import categories from '../../src/sources/maps/categories.json' with { type: 'json' }

const pathOf = (name: string) => fileURLToPath(new URL(name, import.meta.url))

/** Twenty places as Overture Maps and OpenStreetMap have them, some of them spoilt. */
export const overtureFile = pathOf('overture.geojson')
export const openStreetMapFile = pathOf('openstreetmap.geojsonl')

/** A category of Overture Maps by that of the guide. */
const overtureCategories = new Map(
  Object.entries(categories).flatMap(([key, category]) =>
    category === null || key.includes('=') ? [] : [[category, key] as const],
  ),
)

/** Place number `index` of a made-up region, as Overture Maps would have it; the same index gives the same place. */
export function overturePlace(index: number) {
  const made = makeBusiness(index)
  const { name, phone, street, number, zipCode, latitude, longitude, site, email } = made
  const [listing] = made.subcategories
  const [category] = made.categories
  const key = overtureCategories.get(`${category?.name} > ${listing?.name}`) ?? 'establishment'
  const district = made.neighborhood.name
  return {
    type: 'Feature',
    id: `08fa8100c5a10${String(index).padStart(8, '0')}`,
    geometry: latitude === null ? null : { type: 'Point', coordinates: [longitude, latitude] },
    properties: {
      sources: [
        { property: '', dataset: 'meta', record_id: String(index), update_time: '2026-10-14T00:00:00.000Z' },
      ],
      names: { primary: name, common: null, rules: null },
      categories: { primary: key, alternate: null },
      confidence: 0.9,
      operating_status: 'open',
      phones: phone ? [`+55${phone}`] : null,
      websites: site ? [site] : null,
      emails: email ? [email] : null,
      addresses: [
        {
          freeform: street && number ? `${street}, ${number} - ${district}` : street,
          locality: made.city.name,
          postcode: zipCode,
          region: 'SP',
          country: 'BR',
        },
      ],
    },
  }
}

export type OverturePlace = ReturnType<typeof overturePlace>
