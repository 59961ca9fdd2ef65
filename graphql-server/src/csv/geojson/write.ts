import { columnTitle } from '../import/columns.ts'

/** The columns that the geometry of a place holds. */
export const coordinateTitles = [columnTitle('latitude'), columnTitle('longitude')] as const

/**
 * A GeoJSON file (RFC 7946) with a line for each place: its coordinates, and all columns by their titles; null where it has
 * none.
 */
export async function* writeGeoJson(batches: AsyncIterable<string[][]>): AsyncGenerator<string> {
  let titles: string[] | undefined
  let separator = '\n'
  yield '{"type":"FeatureCollection","features":['
  for await (const rows of batches)
    for (const cells of rows) {
      if (titles) {
        yield separator + JSON.stringify(feature(titles, cells))
        separator = ',\n'
      } else titles = cells
    }
  yield '\n]}\n'
}

function feature(titles: readonly string[], cells: readonly string[]) {
  const values = new Map(titles.map((title, index) => [title, cells[index] || null]))
  const [latitude, longitude] = coordinateTitles.map((title) => values.get(title)?.replace(',', '.'))
  for (const title of coordinateTitles) values.delete(title)
  const geometry =
    latitude && longitude ? { type: 'Point', coordinates: [Number(longitude), Number(latitude)] } : null
  return { type: 'Feature', geometry, properties: Object.fromEntries(values) }
}
