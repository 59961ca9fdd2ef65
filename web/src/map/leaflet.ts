import { divIcon, type Marker } from 'leaflet'
import { mapMessages } from '../messages/map.ts'
import { allowHtml } from './leaflet-html.ts'

const pinOf = (className: string) =>
  divIcon({
    className,
    iconSize: [32, 42],
    iconAnchor: [16, 41],
    popupAnchor: [0, -36],
    html: allowHtml(
      '<svg viewBox="0 0 32 42" aria-hidden="true"><path d="M16 41C27 27 31 21 31 15.500a15 15 0 0 0-30 0C1 21 5 27 16 41z"/><circle cx="16" cy="15.500" r="6"/></svg>',
    ),
  })

/** Replaces Leaflet's icons, whose URLs the build breaks. */
export const pin = pinOf('pin')

/** Pin of the selected result. */
export const chosenPin = pinOf('pin chosen')

/** Labels a marker for screen readers: Leaflet has an alt text for images only. */
export function nameMarker(marker: Marker, name: string): void {
  marker.getElement()?.setAttribute('aria-label', name)
}

/** Labels the popup's close button in Portuguese, for which Leaflet has no option. */
export function nameClose(marker: Marker): void {
  const close = marker.getPopup()?.getElement()?.querySelector('.leaflet-popup-close-button')
  close?.setAttribute('aria-label', mapMessages.closePopup)
}

/** On touch screens one finger scrolls the page; the map needs two. */
export const isTouch = () => window.matchMedia('(pointer: coarse)').matches
