import { classNames } from '../ui/class-names.ts'
import './leaflet-sheet.ts'
import type { Map as LeafletMap, Marker as LeafletMarker } from 'leaflet'
import { useEffect, useState } from 'react'
import { AttributionControl, MapContainer, Marker, TileLayer, useMapEvents, ZoomControl } from 'react-leaflet'
import { mapZoom } from '../constants.ts'
import { businessFormMessages } from '../messages/dashboard/business-form.ts'
import { usePage } from '../start/page-context.tsx'
import { Button } from '../ui/button.tsx'
import { isTouch, pin } from './leaflet.ts'
import { allowHtml } from './leaflet-html.ts'
import look from './map.module.css'
import styles from './place-picker.module.css'

const { map: texts } = businessFormMessages

/** Default view: the whole region, in degrees, with a zoom that fits it. */
const region = { latitude: -23.1, longitude: -45.4, zoom: 8 }
/** Zoom that fits a city. */
const cityZoom = 13

export interface Point {
  /** Degrees. */
  latitude: number
  longitude: number
}

interface PlacePickerProps {
  /** Position of the marker, if any. */
  point: Point | null
  /** Initial centre without a marker. */
  centre: Point | null
  /** Zoom with a marker; street level by default. */
  zoom?: number | undefined
  onPick: (point: Point) => void
}

/**
 * Map for picking a place by click or by dragging the marker; keyboards pan with the arrow keys and place the
 * marker at the centre. Imports Leaflet: lazy-load it.
 */
export function PlacePicker({ point, centre, zoom: placeZoom = mapZoom, onPick }: PlacePickerProps) {
  const { tileUrl, tileAttribution } = usePage().config
  const [map, setMap] = useState<LeafletMap | null>(null)
  const { latitude, longitude } = point ?? centre ?? region
  const zoom = point ? placeZoom : centre ? cityZoom : region.zoom
  const hasPoint = point !== null

  // Follows typed coordinates and another city.
  useEffect(() => {
    if (!map || (hasPoint && map.getBounds().contains([latitude, longitude]))) return
    map.setView([latitude, longitude], hasPoint ? Math.max(zoom, map.getZoom()) : zoom)
  }, [map, hasPoint, latitude, longitude, zoom])

  return (
    <div className={classNames(styles.frame, look.map)}>
      <MapContainer
        ref={setMap}
        center={[latitude, longitude]}
        zoom={zoom}
        scrollWheelZoom={false}
        dragging={!isTouch()}
        zoomControl={false}
        attributionControl={false}
      >
        <TileLayer url={tileUrl} attribution={allowHtml(tileAttribution)} maxZoom={19} />
        <ZoomControl zoomInTitle={texts.zoomIn} zoomOutTitle={texts.zoomOut} />
        <AttributionControl prefix={false} />
        <Clicks onPick={onPick} />
        {point && (
          <Marker
            position={[point.latitude, point.longitude]}
            icon={pin}
            draggable
            alt={texts.marker}
            title={texts.marker}
            eventHandlers={{
              add: ({ target }) =>
                (target as LeafletMarker).getElement()?.setAttribute('aria-label', texts.marker),
              dragend: ({ target }) => pick((target as LeafletMarker).getLatLng(), onPick),
            }}
          />
        )}
      </MapContainer>
      <Button look="outline" onClick={() => map && pick(map.getCenter(), onPick)}>
        {texts.mapCentre}
      </Button>
    </div>
  )
}

function Clicks({ onPick }: Pick<PlacePickerProps, 'onPick'>) {
  useMapEvents({ click: ({ latlng }) => pick(latlng, onPick) })
  return null
}

/** Normalizes the longitude, since the map repeats horizontally. */
function pick({ lat, lng }: { lat: number; lng: number }, onPick: (point: Point) => void) {
  onPick({ latitude: lat, longitude: ((((lng + 180) % 360) + 360) % 360) - 180 })
}
