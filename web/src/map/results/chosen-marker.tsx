import type { DivIcon, Marker as LeafletMarker } from 'leaflet'
import { useEffect, useRef } from 'react'
import { Marker, Popup, useMap } from 'react-leaflet'
import { Link } from 'react-router-dom'
import { mapMessages, resultsMapMessages as texts } from '../../messages/map.ts'
import { paths } from '../../paths.ts'
import { chosenPin, nameClose, nameMarker } from '../leaflet.ts'
import { leave } from './chosen.tsx'
import styles from './results.module.css'

/** Where an establishment is. */
export interface MapPoint {
  id: string
  slug: string
  name: string
  /** Degrees. */
  latitude: number
  longitude: number
}

interface ChosenMarkerProps {
  /** At least one; all in one place. */
  points: readonly MapPoint[]
  /** Ids of the cards in the list. */
  listed: readonly string[]
  label?: string
  icon?: DivIcon
  /** Whether its popup opens by itself: somebody has pressed for it, here or on the card. */
  isOpen?: boolean
}

/** A marker whose popup links to profiles and to the cards of the list. */
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
    // What had the focus is gone.
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

/** From the marker, keys go on in its popup. */
const focused = (link: HTMLAnchorElement | null) => link?.focus({ preventScroll: true })

/** Focuses the first link of the card in the list. */
function goToCard(slug: string) {
  document.querySelector<HTMLElement>(`article a[href="${paths.profile(slug)}"]`)?.focus()
}
