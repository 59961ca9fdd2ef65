import { exploreMessages } from '../../../messages/explore.ts'
import type { ExploreLocation } from '../../../paths.ts'
import { ChipBox } from '../../../ui/fields/chip-box.tsx'
import { Notice } from '../../../ui/states.tsx'
import { AttributeBoxes } from './attribute-fields.tsx'
import type { FilterChoice } from './attribute-filters.ts'
import type { Bounds } from './bounds.ts'
import styles from './filter-sheet.module.css'
import { isInAddress, isOn, offeredToggles } from './toggles.ts'
import { useStart } from './use-start.ts'

export interface ToggleBoxesProps {
  location: ExploreLocation
  /** Attributes with a filter. */
  choices: readonly FilterChoice[]
  /** Draft of the filters that are not in the URL. */
  bounds: Bounds
  onChange: (bounds: Bounds) => void
}

/** Toggles as checkboxes, applied when the form is submitted. */
export function ToggleBoxes({ location, choices, bounds, onChange }: ToggleBoxesProps) {
  const { start, isWaiting, isRefused } = useStart()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is laid out in its own way
    <div className={styles.toggles} role="group" aria-label={exploreMessages.toggles}>
      {offeredToggles(location).map((toggle) => {
        if (isInAddress(toggle)) {
          const { name, value, label, isView } = toggle
          return (
            <span key={name} className={isView ? styles.scripted : undefined}>
              <ChipBox name={name} value={value} defaultChecked={isOn(toggle, location)}>
                {label}
              </ChipBox>
            </span>
          )
        }
        const { bound, label, waiting } = toggle
        const { [bound]: current, ...others } = bounds
        return (
          <span key={bound} className={styles.scripted}>
            <ChipBox
              checked={Boolean(current)}
              onChange={async () => {
                const started = current ? {} : await start(toggle)
                if (started) onChange({ ...others, ...started })
              }}
            >
              {(isWaiting && waiting) || label}
            </ChipBox>
          </span>
        )
      })}
      <AttributeBoxes location={location} choices={choices} />
      {isRefused && <Notice tone="error">{exploreMessages.near.refused}</Notice>}
    </div>
  )
}
