import './leaflet-sheet.ts'
import type { Marker as LeafletMarker } from 'leaflet'
import { AttributionControl, MapContainer, Marker, Popup, TileLayer, ZoomControl } from 'react-leaflet'
import { mapZoom } from '../constants.ts'
import { mapMessages } from '../messages/map.ts'
import { usePage } from '../start/page-context.tsx'
import { isTouch, nameClose, nameMarker, pin } from './leaflet.ts'
import { allowHtml } from './leaflet-html.ts'
import styles from './map.module.css'

export interface PlaceMapProps {
  name: string
  /** Degrees. */
  latitude: number
  longitude: number
}

/** Map with one marker and a popup with the name. Imports Leaflet: lazy-load it. */
export function PlaceMap({ name, latitude, longitude }: PlaceMapProps) {
  const { tileUrl, tileAttribution } = usePage().config
  const position = { lat: latitude, lng: longitude }
  return (
    <div className={styles.map}>
      <MapContainer
        center={position}
        zoom={mapZoom}
        scrollWheelZoom={false}
        dragging={!isTouch()}
        zoomControl={false}
        attributionControl={false}
      >
        <TileLayer url={tileUrl} attribution={allowHtml(tileAttribution)} maxZoom={19} />
        <ZoomControl zoomInTitle={mapMessages.zoomIn} zoomOutTitle={mapMessages.zoomOut} />
        <AttributionControl prefix={false} />
        <Marker
          position={position}
          icon={pin}
          title={name}
          alt={mapMessages.marker(name)}
          eventHandlers={{
            popupopen: ({ target }) => nameClose(target as LeafletMarker),
            add: ({ target }) => nameMarker(target as LeafletMarker, mapMessages.marker(name)),
          }}
        >
          <Popup>{name}</Popup>
        </Marker>
      </MapContainer>
    </div>
  )
}
