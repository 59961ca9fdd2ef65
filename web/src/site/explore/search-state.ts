import type { Location } from 'react-router-dom'
import type { ExploreLocation } from '../../paths.ts'
import { type Bounds, readMoved, readNear, readOpenNow } from './filters/bounds.ts'

/** State of a search in its history entry. Not in the URL, so that a favourable order cannot be shared. */
export interface SearchState extends Bounds {
  seed: string
}

/**
 * Reads the search state. The seed comes from the state, where paging keeps it, or is the entry's random key;
 * the document's first entry uses the document's seed.
 *
 * @param pageSeed the document's seed
 */
export function readSearchState(
  { key, state }: Pick<Location, 'key' | 'state'>,
  { view }: ExploreLocation,
  pageSeed: string,
): SearchState {
  const near = readNear(state)
  const openNow = readOpenNow(state)
  return {
    seed: readSeed(state) ?? (key === 'default' ? pageSeed : key),
    ...(near && { near }),
    ...(openNow && { openNow }),
    ...(view === 'map' && readMoved(state)),
  }
}

function readSeed(state: unknown): string | null {
  const { seed } = Object(state) as { seed?: unknown }
  return typeof seed === 'string' && seed ? seed : null
}
