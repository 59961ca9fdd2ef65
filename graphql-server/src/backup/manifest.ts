import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { StartupError } from '../errors.ts'

export const manifestName = 'backup.json'

const schema = z.object({
  /** Raised when older versions cannot read the folder. */
  format: z.literal(1),
  /** When the snapshot was taken, ISO 8601 in UTC. */
  at: z.string(),
  /** Applied migrations. */
  migrations: z.array(z.string()),
  tables: z.array(
    z.object({
      name: z.string().regex(/^\w+$/),
      columns: z.array(z.string().regex(/^\w+$/)),
      rows: z.number().int().nonnegative(),
      /** SHA-256 of the file, in hex. */
      checksum: z.string(),
    }),
  ),
  /** Hashes of the copied images. */
  images: z.array(z.string()),
})

export type Manifest = z.output<typeof schema>
export type TableFile = Manifest['tables'][number]

/** Path of a table's gzipped rows: one JSON array of strings per line. */
export function tablePath(folder: string, table: string): string {
  return join(folder, 'tables', `${table}.jsonl.gz`)
}

/** @throws StartupError when the folder contains no complete backup */
export async function readManifest(folder: string): Promise<Manifest> {
  try {
    return schema.parse(JSON.parse(await readFile(join(folder, manifestName), 'utf8')))
  } catch {
    throw new StartupError(`Não há uma cópia de segurança completa em ${folder}.`)
  }
}
