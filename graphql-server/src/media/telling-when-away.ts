import { ProductError, UnavailableError } from '../errors.ts'
import type { ImageStore } from './store.ts'

/**
 * A store elsewhere whose failures say that it is unavailable, as those of the database do, so that whoever sent a
 * picture is told to try again. The log has the reason.
 */
export function tellingWhenAway(store: ImageStore): ImageStore {
  return {
    ...store,
    put: (...args) => store.put(...args).catch(tell),
    read: (...args) => store.read(...args).catch(tell),
    has: (...args) => store.has(...args).catch(tell),
    delete: (...args) => store.delete(...args).catch(tell),
  }
}

/** A mistake of ours stays one. */
function tell(error: unknown): never {
  const isOurs = error instanceof ProductError || error instanceof RangeError || error instanceof TypeError
  if (isOurs) throw error
  const away = new UnavailableError()
  away.cause = error
  throw away
}
