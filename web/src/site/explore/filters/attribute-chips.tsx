import { useState } from 'react'
import { exploreMessages } from '../../../messages/explore.ts'
import { attributeList, type ExploreLocation } from '../../../paths.ts'
import { ChipButton, ChipLink } from '../../../ui/links.tsx'
import { LineIcon } from '../../../ui/pictures/icons.tsx'
import { chipChoices, type FilterChoice, switchedAnswer } from './attribute-filters.ts'
import type { Bounds } from './bounds.ts'
import styles from './chip-row.module.css'

export interface AttributeChipsProps {
  location: ExploreLocation
  choices: readonly FilterChoice[]
  /** Kept in the linked searches. */
  bounds: Bounds
}

/** Chips of the row that toggle attribute filters. */
export function AttributeChips({ location, choices, bounds }: AttributeChipsProps) {
  const [isWhole, setIsWhole] = useState(false)
  const { shown, isCut } = chipChoices(choices, location, isWhole)
  const chosen = attributeList(location.attributes)
  return (
    <>
      {shown.map(({ slug, name }) => {
        const isOn = chosen.includes(slug)
        return (
          <li key={slug}>
            <ChipLink
              look={isOn ? 'on' : 'line'}
              to={switchedAnswer(slug, location)}
              state={bounds}
              preventScrollReset
              aria-current={isOn ? 'true' : undefined}
            >
              {isOn && <LineIcon name="check" />}
              <span>{name}</span>
            </ChipLink>
          </li>
        )
      })}
      {isCut && (
        <li className={styles.scripted}>
          <ChipButton
            aria-label={exploreMessages.moreFilters}
            onClick={({ currentTarget }) => {
              // The focused button is unmounted; the chip before it precedes the new ones.
              currentTarget.parentElement?.previousElementSibling?.querySelector('a')?.focus()
              setIsWhole(true)
            }}
          >
            {exploreMessages.more}
          </ChipButton>
        </li>
      )}
    </>
  )
}
