import { z } from 'zod'
import { texts } from '../../messages/texts.ts'
import { readFeatures } from '../../sources/read/features.ts'
import { protect } from '../import/columns.ts'
import { type CsvRecord, fileLimits } from '../reader/records.ts'
import { refuse } from '../reader/refuse.ts'
import { coordinateTitles } from './write.ts'

const feature = z.object({
  geometry: z
    .object({ type: z.literal('Point'), coordinates: z.tuple([z.number(), z.number()]).rest(z.number()) })
    .nullable(),
  properties: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]).nullable()),
})

/**
 * The places of a GeoJSON file that has the columns of an export as properties, in bounded memory: the titles as line 1, then
 * each place as a line. An export has a place on each line.
 *
 * @throws BadUserInputError naming the line of a place that is no point or has other properties than the first; the
 *   signal's reason
 */
export async function* geoJsonRecords(path: string, signal?: AbortSignal): AsyncGenerator<CsvRecord> {
  let titles: string[] | undefined
  let line = 1
  for await (const place of readFeatures(path, 'collection', signal)) {
    line += 1
    const { geometry, properties } =
      feature.safeParse(place).data ?? refuse(texts.imports.noPoint(line), 'FOREIGN_TABLE')
    if (!titles) {
      titles = Object.keys(properties)
      if (titles.length > fileLimits.columns) refuse(texts.imports.manyColumns(line, fileLimits.columns))
      yield { line: 1, cells: [...titles, ...coordinateTitles] }
    }
    const values = new Map(Object.entries(properties))
    const isWhole = values.size === titles.length && titles.every((title) => values.has(title))
    if (!isWhole) refuse(texts.imports.otherProperties(line), 'FOREIGN_TABLE')
    const [longitude, latitude] =
      geometry?.coordinates.map((degrees) => String(degrees).replace('.', ',')) ?? []
    const cells = [...titles.map((title) => values.get(title)), latitude, longitude]
    // An import takes guards against formulas away; here there are none.
    yield { line, cells: cells.map((cell) => protect(String(cell ?? ''))) }
  }
}
