import type { Location } from 'react-router-dom'
import type { ExploreLocation } from '../../paths.ts'
import { type Bounds, readMoved, readNear, readOpenNow } from './filters/bounds.ts'

/** The state of a search in its history entry. Not in the URL, so that a favourable order cannot be shared. */
export interface SearchState extends Bounds {
  seed: string
}

/**
 * Reads what a history entry remembers: the seed that one page of a search hands to the next, else the entry's own key,
 * which is random and new with every search. The entry of the document has neither, and its seed is the document's.
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
