import { exploreMessages } from '../../../messages/explore.ts'
import { type ExploreLocation, hasPlace, paths } from '../../../paths.ts'
import type { IconName } from '../../../ui/pictures/icons.tsx'
import type { SearchState } from '../search-state.ts'
import { type Bounds, type Near, type OpenNow, presentMinute } from './bounds.ts'

/** Toggle in the URL: a link, which works without JavaScript. */
export interface AddressToggle {
  label: string
  icon?: IconName
  name: 'view' | 'onlyThere'
  value: 'map' | 'true'
  /** Whether it requires a city or neighborhood. */
  isOfPlace?: boolean
  /** Whether it keeps the results and their order. */
  isView?: boolean
}

/** Toggle in the history state only: a button. */
export interface EntryToggle {
  label: string
  icon?: IconName
  bound: 'near' | 'openNow'
  /** Label while `start` is pending. */
  waiting?: string
  /** Value to set; rejects if the visitor refuses. */
  start: () => Near | OpenNow | Promise<Near>
}

export type Toggle = AddressToggle | EntryToggle

const toggles: readonly Toggle[] = [
  {
    bound: 'openNow',
    label: exploreMessages.openNow.label,
    start: () => ({ at: presentMinute(), withUnknown: false }),
  },
  {
    bound: 'near',
    label: exploreMessages.near.ask,
    icon: 'pin',
    waiting: exploreMessages.near.asking,
    start: async () => (await import('./position.ts')).askPosition(),
  },
  { name: 'onlyThere', value: 'true', label: exploreMessages.onlyThere, isOfPlace: true },
  { name: 'view', value: 'map', label: exploreMessages.seeMap, icon: 'map', isView: true },
]

/** Toggles for this search, shown as chips above the results and as checkboxes in the filter form. */
export const offeredToggles = (location: ExploreLocation): Toggle[] =>
  toggles.filter((toggle) => !isInAddress(toggle) || !toggle.isOfPlace || hasPlace(location))

export const isInAddress = (toggle: Toggle): toggle is AddressToggle => 'name' in toggle

export const isOn = ({ name, value }: AddressToggle, location: ExploreLocation): boolean =>
  location[name] === value

/** URL of the search with the toggle switched, on page 1. */
export function switchedPath(toggle: AddressToggle, location: ExploreLocation): string {
  const value = isOn(toggle, location) ? undefined : toggle.value
  return paths.explore({ ...location, [toggle.name]: value, page: 1 })
}

/**
 * History state after switching: a filter starts a new search with the same bounds, a view keeps the search's
 * seed.
 */
export const switchedState = ({ isView }: AddressToggle, bounds: Bounds, { seed }: SearchState) =>
  isView ? { ...bounds, seed } : bounds

let isWanted = false

/** Records that the visitor opened the map, whose tiles come from a third-party server. */
export function wantMap(): void {
  isWanted = true
}

/** Whether the map was opened since the document was loaded. */
export const isMapWanted = (): boolean => isWanted
