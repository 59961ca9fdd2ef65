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

/** The region as a whole, where nothing is known yet: degrees, and the zoom at which it fits. */
const region = { latitude: -23.1, longitude: -45.4, zoom: 8 }
/** The zoom at which a city fits. */
const cityZoom = 13

/** A place on the map. */
export interface Point {
  /** Degrees. */
  latitude: number
  longitude: number
}

interface PlacePickerProps {
  /** Position of the marker; none without it. */
  point: Point | null
  /** Where the map begins without a marker. */
  centre: Point | null
  /** With a marker; a street's when absent. */
  zoom?: number | undefined
  onPick: (point: Point) => void
}

/**
 * A map on which a place is clicked or a marker dragged. Keyboards move the map by its arrow keys, and put the marker
 * into its middle. It brings Leaflet: load it lazily.
 */
export function PlacePicker({ point, centre, zoom: placeZoom = mapZoom, onPick }: PlacePickerProps) {
  const { tileUrl, tileAttribution } = usePage().config
  const [map, setMap] = useState<LeafletMap | null>(null)
  const { latitude, longitude } = point ?? centre ?? region
  const zoom = point ? placeZoom : centre ? cityZoom : region.zoom
  const hasPoint = point !== null

  // The map follows what is chosen elsewhere: typed coordinates, another city.
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

/** The world repeats itself at the map's sides. */
function pick({ lat, lng }: { lat: number; lng: number }, onPick: (point: Point) => void) {
  onPick({ latitude: lat, longitude: ((((lng + 180) % 360) + 360) % 360) - 180 })
}
