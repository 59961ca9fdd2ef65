import type { DivIcon, Marker as LeafletMarker } from 'leaflet'
import { useEffect, useRef } from 'react'
import { Marker, Popup, useMap } from 'react-leaflet'
import { Link } from 'react-router-dom'
import { mapMessages, resultsMapMessages as texts } from '../../messages/map.ts'
import { paths } from '../../paths.ts'
import { chosenPin, nameClose, nameMarker } from '../leaflet.ts'
import { leave } from './chosen.tsx'
import styles from './results.module.css'

export interface MapPoint {
  id: string
  slug: string
  name: string
  /** Degrees. */
  latitude: number
  longitude: number
}

interface ChosenMarkerProps {
  /** At least one; all at the same place. */
  points: readonly MapPoint[]
  /** Ids of the cards in the list. */
  listed: readonly string[]
  label?: string
  icon?: DivIcon
  /** Whether to open the popup, after a click on a marker or card. */
  isOpen?: boolean
}

/** Marker whose popup links to profiles and to cards of the list. */
export function ChosenMarker({ points, listed, label, icon = chosenPin, isOpen = false }: ChosenMarkerProps) {
  const marker = useRef<LeafletMarker>(null)
  const map = useMap()
  const { id = '', name = '', latitude: lat = 0, longitude: lng = 0 } = points[0] ?? {}

  useEffect(() => {
    if (!isOpen) return
    map.getContainer().scrollIntoView?.({ block: 'nearest' })
    marker.current?.openPopup()
  }, [map, isOpen])

  function closed() {
    const { activeElement } = document
    // The focused element was unmounted.
    if (activeElement === document.body || map.getContainer().contains(activeElement))
      map.getContainer().focus({ preventScroll: true })
    if (isOpen) leave(id)
  }

  return (
    <Marker
      ref={marker}
      position={{ lat, lng }}
      icon={icon}
      zIndexOffset={1000}
      eventHandlers={{
        add: ({ target }) => nameMarker(target as LeafletMarker, label ?? mapMessages.marker(name)),
        popupopen: ({ target }) => nameClose(target as LeafletMarker),
        popupclose: closed,
      }}
    >
      <Popup minWidth={180}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the key is the links' */}
        <div
          className={styles.popup}
          onKeyDown={({ key }) => {
            if (key === 'Escape') map.closePopup()
          }}
        >
          {points.map((point, place) => (
            <p key={point.id}>
              <Link to={paths.profile(point.slug)} ref={place === 0 ? focused : null}>
                {point.name}
              </Link>
              {listed.includes(point.id) && (
                <button type="button" onClick={() => goToCard(point.slug)}>
                  {texts.toCard}
                </button>
              )}
            </p>
          ))}
        </div>
      </Popup>
    </Marker>
  )
}

/** Moves focus from the marker into its popup. */
const focused = (link: HTMLAnchorElement | null) => link?.focus({ preventScroll: true })

/** Focuses the first link of the card in the list. */
function goToCard(slug: string) {
  document.querySelector<HTMLElement>(`article a[href="${paths.profile(slug)}"]`)?.focus()
}
