import { writeGeoJson } from '../geojson/write.ts'
import { writeCsv } from './csv.ts'
import { type ExportOptions, readRows } from './rows.ts'
import { writeWorkbook } from './workbook.ts'

/** The formats of an exported file, by the ending of its name. */
export const exportFormats = {
  csv: { mediaType: 'text/csv; charset=utf-8', write: writeCsv },
  xlsx: {
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    write: writeWorkbook,
  },
  geojson: { mediaType: 'application/geo+json', write: writeGeoJson },
} as const

export type ExportFormat = keyof typeof exportFormats

/**
 * Writes establishments as a file that an import reads, in bounded memory.
 *
 * @returns the file in pieces
 */
export function exportBusinesses({
  format = 'csv',
  ...options
}: ExportOptions & { format?: ExportFormat | undefined }): AsyncGenerator<string | Uint8Array> {
  return exportFormats[format].write(readRows(options))
}
