import 'leaflet/dist/leaflet.css'
import { divIcon, type Marker as LeafletMarker } from 'leaflet'
import { AttributionControl, MapContainer, Marker, Popup, TileLayer, ZoomControl } from 'react-leaflet'
import { mapZoom } from '../constants.ts'
import { mapMessages } from '../messages/profile.ts'
import { usePage } from '../page-context.tsx'
import styles from './map.module.css'

/** Drawn here: Leaflet's own icons are pictures that its style sheet looks for beside itself. */
const pin = divIcon({
  className: 'pin',
  iconSize: [32, 42],
  iconAnchor: [16, 41],
  popupAnchor: [0, -36],
  html: '<svg viewBox="0 0 32 42" aria-hidden="true"><path d="M16 41C27 27 31 21 31 15.500a15 15 0 0 0-30 0C1 21 5 27 16 41z"/><circle cx="16" cy="15.500" r="6"/></svg>',
})

export interface PlaceMapProps {
  name: string
  /** Degrees. */
  latitude: number
  longitude: number
}

/** Where one finger scrolls the page, it must not move the map instead: two fingers do. */
const isTouch = () => window.matchMedia('(pointer: coarse)').matches

/** Names the popup's button in Portuguese: Leaflet has no option for it. */
function nameClose(marker: LeafletMarker) {
  const close = marker.getPopup()?.getElement()?.querySelector('.leaflet-popup-close-button')
  close?.setAttribute('aria-label', mapMessages.closePopup)
}

/** A map with one marker, whose popup says the name. It brings Leaflet: load it lazily. */
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
        <TileLayer url={tileUrl} attribution={tileAttribution} maxZoom={19} />
        <ZoomControl zoomInTitle={mapMessages.zoomIn} zoomOutTitle={mapMessages.zoomOut} />
        <AttributionControl prefix={false} />
        <Marker
          position={position}
          icon={pin}
          title={name}
          alt={mapMessages.marker(name)}
          eventHandlers={{
            popupopen: ({ target }) => nameClose(target as LeafletMarker),
            add: ({ target }) => {
              const element = (target as LeafletMarker).getElement()
              element?.setAttribute('aria-label', mapMessages.marker(name))
            },
          }}
        >
          <Popup>{name}</Popup>
        </Marker>
      </MapContainer>
    </div>
  )
}
