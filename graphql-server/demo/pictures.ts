import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Connection } from 'mariadb'
import { type ImageStore, storedFormat } from '../src/media/store.ts'
import { readJson } from './data.ts'
import { insertRows } from './rows.ts'

/** A drawn picture of the folder `pictures`: WebP as the product's own image intake wrote it. */
export interface Picture {
  file: string
  /** Pixels. */
  width: number
  height: number
  /** Dominant colour, #rrggbb. */
  color: string
  /** Alternative text, in Portuguese. */
  alt: string
  /** Slugs of the subcategories whose establishments it suits; none for pictures of cities only. */
  subcategories: readonly string[]
  /** Shows the sea. */
  byTheSea?: true
}

/** The pictures of the demo's establishments and cities. */
export const pictures: readonly Picture[] = readJson('pictures.json')

/** Files that are read and stored at the same time. */
const maxConcurrency = 8

/** The bytes of a picture's file. */
export function readPicture(file: string): Promise<Buffer> {
  return readFile(new URL(`./pictures/${file}`, import.meta.url))
}

async function storePicture(store: ImageStore, { file, width, height, color }: Picture) {
  const data = await readPicture(file)
  const hash = createHash('sha256').update(data).digest('hex')
  await store.put(hash, storedFormat, data)
  return { hash, format: storedFormat, width, height, bytes: data.length, color }
}

/**
 * Puts all pictures into the store and inserts their rows; those that are there already stay. They need no intake: the
 * files are its output, and their dimensions and colours stand in the table.
 *
 * @returns the ids of the image rows, by file
 */
export async function insertPictures(
  connection: Connection,
  store: ImageStore,
): Promise<ReadonlyMap<string, number>> {
  const rows: Awaited<ReturnType<typeof storePicture>>[] = []
  for (let start = 0; start < pictures.length; start += maxConcurrency) {
    const part = pictures.slice(start, start + maxConcurrency)
    rows.push(...(await Promise.all(part.map((picture) => storePicture(store, picture)))))
  }
  await insertRows(connection, 'images', rows, 'ON DUPLICATE KEY UPDATE id = id')
  const hashes = rows.map(({ hash }) => hash)
  const sql = 'SELECT hash, id FROM images WHERE hash IN (?)'
  const ids = new Map(await connection.query<[string, number][]>({ sql, rowsAsArray: true }, [hashes]))
  return new Map(pictures.map(({ file }, index) => [file, ids.get(hashes[index] ?? '') ?? 0]))
}
