import { join } from 'node:path'
import type { Env } from '../env.ts'
import { folderStore } from './folder-store.ts'
import type { ImageStore } from './store.ts'
import { tellingWhenAway } from './telling-when-away.ts'

/**
 * The store that the configuration names: a bucket when there is one, else a folder of the product's own.
 *
 * @param env S3_* decide
 * @param folder of everything that the product keeps on disk
 */
export async function openStore(env: Pick<Env, 'imageStore'>, folder: string): Promise<ImageStore> {
  if (!env.imageStore) return folderStore(join(folder, 'images'))
  // Its client is loaded by those who need it only: it doubles the time that a start takes to load code.
  const { s3Store } = await import('./s3-store.ts')
  return tellingWhenAway(s3Store(env.imageStore))
}
