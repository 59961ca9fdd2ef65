import { join } from 'node:path'
import { ProductError, UnavailableError } from '../errors.ts'
import { folderStore } from './folder-store.ts'
import type { S3Access } from './s3-store.ts'
import type { ImageStore } from './store.ts'
import { VariantCache, withVariants } from './variant-cache.ts'

interface StoreSettings {
  /** null: images are stored in the data folder. */
  imageStore: S3Access | null
  MEDIA_CACHE_BYTES: number
}

/**
 * Opens the configured image store and this machine's variant cache, from which the store removes deleted images.
 *
 * @param folder the data folder
 */
export async function openStore(
  { imageStore: access, MEDIA_CACHE_BYTES: cacheBytes }: StoreSettings,
  folder: string,
): Promise<{ store: ImageStore; cache: VariantCache }> {
  const cache = new VariantCache(join(folder, 'media-cache'), cacheBytes)
  if (!access) return { store: withVariants(folderStore(join(folder, 'images')), cache), cache }
  // Imported on demand: the S3 client doubles the time for loading code at start.
  const { s3Store } = await import('./s3-store.ts')
  return { store: withVariants(failingAsUnavailable(s3Store(access)), cache), cache }
}

/** Wraps a remote store so that its failures are UnavailableError and clients retry. */
export function failingAsUnavailable(store: ImageStore): ImageStore {
  return {
    ...store,
    put: (...args) => store.put(...args).catch(failAsUnavailable),
    read: (...args) => store.read(...args).catch(failAsUnavailable),
    has: (...args) => store.has(...args).catch(failAsUnavailable),
    delete: (...args) => store.delete(...args).catch(failAsUnavailable),
    putErasure: (...args) => store.putErasure(...args).catch(failAsUnavailable),
  }
}

/** Programming errors are rethrown unchanged. */
function failAsUnavailable(error: unknown): never {
  if (error instanceof ProductError || error instanceof RangeError || error instanceof TypeError) throw error
  const unavailable = new UnavailableError()
  unavailable.cause = error
  throw unavailable
}
