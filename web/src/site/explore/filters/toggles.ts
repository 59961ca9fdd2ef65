import { exploreMessages } from '../../../messages/explore.ts'
import { type ExploreLocation, hasPlace, paths } from '../../../paths.ts'
import type { IconName } from '../../../ui/pictures/icons.tsx'
import type { SearchState } from '../search-state.ts'
import { type Bounds, type Near, type OpenNow, presentMinute } from './bounds.ts'

/** A toggle in the address: a link, which works without scripts. */
export interface AddressToggle {
  label: string
  icon?: IconName
  name: 'view' | 'onlyThere'
  value: 'map' | 'true'
  /** Whether only a search for a place has it. */
  isOfPlace?: boolean
  /** Whether the results and their order stay. */
  isView?: boolean
}

/** A toggle that only the history entry remembers: a button. */
export interface EntryToggle {
  label: string
  icon?: IconName
  bound: 'near' | 'openNow'
  /** Shown until `start` answers. */
  waiting?: string
  /** What a press switches on; rejects where the visitor refuses. */
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

/** Filters that are on or off: chips above the results, and boxes in the filter sheet. */
export const offeredToggles = (location: ExploreLocation): Toggle[] =>
  toggles.filter((toggle) => !isInAddress(toggle) || !toggle.isOfPlace || hasPlace(location))

export const isInAddress = (toggle: Toggle): toggle is AddressToggle => 'name' in toggle

export const isOn = ({ name, value }: AddressToggle, location: ExploreLocation): boolean =>
  location[name] === value

/** The search with the toggle switched, from page 1. */
export function switchedPath(toggle: AddressToggle, location: ExploreLocation): string {
  const value = isOn(toggle, location) ? undefined : toggle.value
  return paths.explore({ ...location, [toggle.name]: value, page: 1 })
}

/** What the switched search remembers: a filter is a new search with the same bounds, a view the same search. */
export const switchedState = ({ isView }: AddressToggle, bounds: Bounds, { seed }: SearchState) =>
  isView ? { ...bounds, seed } : bounds

let isWanted = false

/** Notes that the visitor has pressed for a map: its tiles come from somebody else's server. */
export function wantMap(): void {
  isWanted = true
}

/** Whether the map was pressed for since the document was loaded. */
export const isMapWanted = (): boolean => isWanted
