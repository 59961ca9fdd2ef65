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

/** Leaflet's own icons are images next to its style sheet, which the build moves. */
export const pin = pinOf('pin')

/** Of the one that is chosen among many. */
export const chosenPin = pinOf('pin chosen')

/** Says what a drawn marker is: Leaflet has a text for pictures only. */
export function nameMarker(marker: Marker, name: string): void {
  marker.getElement()?.setAttribute('aria-label', name)
}

/** Names the popup's button in Portuguese: Leaflet has no option for it. */
export function nameClose(marker: Marker): void {
  const close = marker.getPopup()?.getElement()?.querySelector('.leaflet-popup-close-button')
  close?.setAttribute('aria-label', mapMessages.closePopup)
}

/** Where one finger scrolls the page, it must not move the map instead: two fingers do. */
export const isTouch = () => window.matchMedia('(pointer: coarse)').matches
