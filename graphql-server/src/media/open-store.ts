import { join } from 'node:path'
import { ProductError, UnavailableError } from '../errors.ts'
import { folderStore } from './folder-store.ts'
import type { S3Access } from './s3-store.ts'
import type { ImageStore } from './store.ts'

/**
 * The store that the configuration names: a bucket when there is one, else a folder of the product's own.
 *
 * @param bucket how to reach it (S3_*); null when none is configured
 * @param folder of everything that the product keeps on disk
 */
export async function openStore(bucket: S3Access | null, folder: string): Promise<ImageStore> {
  if (!bucket) return folderStore(join(folder, 'images'))
  // Loading its client doubles the time that a start takes to load code.
  const { s3Store } = await import('./s3-store.ts')
  return failingAsUnavailable(s3Store(bucket))
}

/** A remote store whose failures are UnavailableError, so that whoever sent a picture is told to try again. */
export function failingAsUnavailable(store: ImageStore): ImageStore {
  return {
    ...store,
    put: (...args) => store.put(...args).catch(failAsUnavailable),
    read: (...args) => store.read(...args).catch(failAsUnavailable),
    has: (...args) => store.has(...args).catch(failAsUnavailable),
    delete: (...args) => store.delete(...args).catch(failAsUnavailable),
  }
}

/** Mistakes of ours pass unchanged. */
function failAsUnavailable(error: unknown): never {
  const isOurs = error instanceof ProductError || error instanceof RangeError || error instanceof TypeError
  if (isOurs) throw error
  const away = new UnavailableError()
  away.cause = error
  throw away
}
