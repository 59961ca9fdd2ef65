import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { StartupError } from '../errors.ts'

/** What stands in a backup's folder beside the files. */
export const manifestName = 'backup.json'

const schema = z.object({
  /** Raised when older versions could not read the folder any more. */
  format: z.literal(1),
  /** The moment of which it is, ISO 8601 in UTC. */
  at: z.string(),
  /** The migrations that the database had. */
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
  /** Hashes of the images that are in the folder. */
  images: z.array(z.string()),
})

export type Manifest = z.output<typeof schema>
export type TableFile = Manifest['tables'][number]

/** Where the rows of a table stand: one JSON array of texts a line, compressed by gzip. */
export function tablePath(folder: string, table: string): string {
  return join(folder, 'tables', `${table}.jsonl.gz`)
}

/**
 * @param folder of a backup
 * @throws StartupError when it is none
 */
export async function readManifest(folder: string): Promise<Manifest> {
  try {
    return schema.parse(JSON.parse(await readFile(join(folder, manifestName), 'utf8')))
  } catch {
    throw new StartupError(`Não há uma cópia de segurança completa em ${folder}.`)
  }
}
