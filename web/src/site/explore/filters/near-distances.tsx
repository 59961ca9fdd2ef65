import { exploreMessages } from '../../../messages/explore.ts'
import { type ExploreLocation, paths } from '../../../paths.ts'
import { ChipLink, ChipList } from '../../../ui/links.tsx'
import { LineIcon } from '../../../ui/pictures/icons.tsx'
import { type Bounds, nearDistances } from './bounds.ts'

const { near: texts } = exploreMessages

/** Distances of a search around the visitor. */
export function NearDistances({ location, bounds }: { location: ExploreLocation; bounds: Bounds }) {
  const { near } = bounds
  if (!near) return null
  return (
    <ChipList aria-label={texts.distance}>
      {nearDistances.map((km) => {
        const isOn = km === near.km
        return (
          <li key={km}>
            <ChipLink
              look={isOn ? 'on' : 'line'}
              to={paths.explore({ ...location, page: 1 })}
              replace
              state={{ ...bounds, near: { ...near, km } }}
              preventScrollReset
              aria-label={texts.within(km)}
              aria-current={isOn ? 'true' : undefined}
            >
              {isOn && <LineIcon name="check" />}
              <span>{texts.km(km)}</span>
            </ChipLink>
          </li>
        )
      })}
    </ChipList>
  )
}
