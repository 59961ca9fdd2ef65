import { type ReactNode, Suspense } from 'react'
import { useNavigate } from 'react-router-dom'
import { exploreMessages } from '../../../messages/explore.ts'
import { activeCount, type ExploreLocation, paths } from '../../../paths.ts'
import { classNames } from '../../../ui/class-names.ts'
import { ChipButton, ChipLink, ChipList } from '../../../ui/links.tsx'
import { part } from '../../../ui/part.tsx'
import { LineIcon } from '../../../ui/pictures/icons.tsx'
import type { SearchState } from '../search-state.ts'
import { AttributeChips } from './attribute-chips.tsx'
import type { FilterChoice } from './attribute-filters.ts'
import type { Bounds } from './bounds.ts'
import styles from './chip-row.module.css'
import { FilterSheetButton } from './filter-form.tsx'
import {
  type AddressToggle,
  type EntryToggle,
  isInAddress,
  isOn,
  offeredToggles,
  switchedPath,
  switchedState,
  wantMap,
} from './toggles.ts'
import { useStart } from './use-start.ts'

const RefusedNotice = part(async () => (await import('./refused-notice.tsx')).RefusedNotice)

export interface ChipRowProps {
  location: ExploreLocation
  state: SearchState
  bounds: Bounds
}

/** Toggles above the results, in one row that scrolls sideways on phones. */
export function ChipRow({
  location,
  state,
  bounds,
  choices,
}: ChipRowProps & { choices: readonly FilterChoice[] }) {
  const navigate = useNavigate()
  const { start, isWaiting, isRefused, dismiss } = useStart()
  const active = activeCount(location) + Object.keys(bounds).length

  async function press(toggle: EntryToggle) {
    if (toggle.waiting && isWaiting) return
    const { [toggle.bound]: current, ...others } = bounds
    const started = current ? {} : await start(toggle)
    if (!started) return
    navigate(paths.explore({ ...location, page: 1 }), {
      state: { ...others, ...started },
      preventScrollReset: true,
    })
  }

  return (
    <>
      <ChipList className={styles.row} aria-label={exploreMessages.toggles}>
        <li className={styles.opener}>
          <FilterSheetButton active={active} />
        </li>
        {offeredToggles(location).map((toggle) =>
          isInAddress(toggle) ? (
            <li key={toggle.name} className={toggle.isView ? styles.scripted : undefined}>
              <AddressChip toggle={toggle} location={location} state={state} bounds={bounds} />
            </li>
          ) : (
            <li key={toggle.bound} className={styles.scripted}>
              <EntryChip
                toggle={toggle}
                isOn={Boolean(bounds[toggle.bound])}
                isWaiting={isWaiting}
                onPress={() => press(toggle)}
              />
            </li>
          ),
        )}
        <AttributeChips key={location.category} location={location} choices={choices} bounds={bounds} />
      </ChipList>
      {isRefused && (
        <Suspense>
          <RefusedNotice onClose={dismiss} />
        </Suspense>
      )}
    </>
  )
}

/** Active filters, in a row of their own on phones. */
export function SecondRow({ children }: { children: ReactNode }) {
  return <div className={classNames(styles.row, styles.filters)}>{children}</div>
}

interface AddressChipProps extends ChipRowProps {
  toggle: AddressToggle
}

function AddressChip({ toggle, location, state, bounds }: AddressChipProps) {
  const on = isOn(toggle, location)
  return (
    <ChipLink
      look={on ? 'on' : 'line'}
      to={switchedPath(toggle, location)}
      state={switchedState(toggle, bounds, state)}
      preventScrollReset
      aria-current={on ? 'true' : undefined}
      onClick={toggle.isView && !on ? wantMap : undefined}
    >
      <ChipFace toggle={toggle} isOn={on} />
    </ChipLink>
  )
}

interface EntryChipProps {
  toggle: EntryToggle
  isOn: boolean
  isWaiting: boolean
  onPress: () => void
}

function EntryChip({ toggle, isOn: on, isWaiting, onPress }: EntryChipProps) {
  const waiting = isWaiting && toggle.waiting
  return (
    <ChipButton
      look={on ? 'on' : 'line'}
      aria-pressed={on}
      aria-disabled={waiting ? true : undefined}
      onClick={onPress}
    >
      {waiting ? toggle.waiting : <ChipFace toggle={toggle} isOn={on} />}
    </ChipButton>
  )
}

function ChipFace({
  toggle: { icon, label },
  isOn: on,
}: {
  toggle: AddressToggle | EntryToggle
  isOn: boolean
}) {
  const shown = on ? 'check' : icon
  return (
    <>
      {shown && <LineIcon name={shown} />}
      <span>{label}</span>
    </>
  )
}
