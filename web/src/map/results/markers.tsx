import { divIcon, type Marker as LeafletMarker } from 'leaflet'
import { useMemo, useState } from 'react'
import { Marker, useMap, useMapEvents } from 'react-leaflet'
import Supercluster from 'supercluster'
import { mapMessages, resultsMapMessages as texts } from '../../messages/map.ts'
import { nameMarker, pin } from '../leaflet.ts'
import { allowHtml } from '../leaflet-html.ts'
import { choose, useChosen } from './chosen.tsx'
import { ChosenMarker, type MapPoint } from './chosen-marker.tsx'

const maxZoom = 19

/** Pixels within which markers are clustered, for tiles of 256. */
const nearness = { radius: 64, extent: 256, maxZoom }

interface MarkersProps {
  points: readonly MapPoint[]
  listed: readonly string[]
}

/** Markers in the viewport: pins, and discs with a count for clusters. */
export function Markers({ points, listed }: MarkersProps) {
  const map = useMap()
  const look = () => ({ bounds: map.getBounds().pad(0.1), zoom: Math.round(map.getZoom()) })
  const [{ bounds, zoom }, setView] = useState(look)
  useMapEvents({ moveend: () => setView(look()) })
  const { id: chosenId } = useChosen()
  const chosen = points.find(({ id }) => id === chosenId)
  const clusters = useMemo(
    () =>
      new Supercluster<MapPoint>(nearness).load(
        points
          .filter(({ id }) => id !== chosenId)
          .map((point) => ({
            type: 'Feature',
            properties: point,
            geometry: { type: 'Point', coordinates: [point.longitude, point.latitude] },
          })),
      ),
    [points, chosenId],
  )
  const found = clusters.getClusters(
    [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()],
    zoom,
  )
  return (
    <>
      {found.map(({ properties, geometry }) => {
        const [lng = 0, lat = 0] = geometry.coordinates
        const position = { lat, lng }
        if (!('cluster' in properties)) {
          return (
            <Marker
              key={properties.id}
              position={position}
              icon={pin}
              title={properties.name}
              eventHandlers={pressed(mapMessages.marker(properties.name), () => choose(properties.id))}
            />
          )
        }
        const { cluster_id: cluster, point_count: count } = properties
        const next = clusters.getClusterExpansionZoom(cluster)
        if (next > maxZoom) {
          // Same building: no zoom separates them.
          return (
            <ChosenMarker
              key={`house ${lat} ${lng}`}
              points={clusters.getLeaves(cluster, count).map((leaf) => leaf.properties)}
              label={texts.samePlace(count)}
              icon={discOf(count)}
              listed={listed}
            />
          )
        }
        return (
          <Marker
            key={`${cluster} ${count}`}
            position={position}
            icon={discOf(count)}
            eventHandlers={pressed(texts.cluster(count), () => {
              map.setView(position, next)
              // The focused marker was unmounted.
              map.getContainer().focus({ preventScroll: true })
            })}
          />
        )
      })}
      {chosen && <ChosenMarker key={chosen.id} points={[chosen]} listed={listed} isOpen />}
    </>
  )
}

/** Large enough for touch. */
const discOf = (count: number) =>
  divIcon({
    className: 'cluster',
    iconSize: [44, 44],
    html: allowHtml(`<span aria-hidden="true">${count}</span>`),
  })

/** Event handlers that make a marker a named button. */
function pressed(label: string, press: () => void) {
  return {
    add: ({ target }: { target: unknown }) => nameMarker(target as LeafletMarker, label),
    click: press,
    keydown: ({ originalEvent }: { originalEvent: KeyboardEvent }) => {
      if (originalEvent.key !== 'Enter' && originalEvent.key !== ' ') return
      originalEvent.preventDefault()
      press()
    },
  }
}
