import '../leaflet-sheet.ts'
import { type Map as LeafletMap, latLngBounds } from 'leaflet'
import { useEffect, useRef, useState } from 'react'
import { AttributionControl, MapContainer, TileLayer, useMapEvents, ZoomControl } from 'react-leaflet'
import { mapZoom } from '../../constants.ts'
import { mapMessages, resultsMapMessages as texts } from '../../messages/map.ts'
import type { Box } from '../../site/explore/filters/bounds.ts'
import { usePage } from '../../start/page-context.tsx'
import { Notice } from '../../ui/states.tsx'
import { isTouch } from '../leaflet.ts'
import { allowHtml } from '../leaflet-html.ts'
import look from '../map.module.css'
import type { MapPoint } from './chosen-marker.tsx'
import { Markers } from './markers.tsx'

const maxZoom = 19
const fitting = { padding: [28, 28] as [number, number], maxZoom: mapZoom, animate: false }

const boundsOf = ({ south, west, north, east }: Box) => latLngBounds([south, west], [north, east])

export interface ResultsMapProps {
  points: readonly MapPoint[]
  /** Whether the points match the current search. */
  isCurrent: boolean
  /** Viewport chosen by the visitor; null fits all points. */
  seen: Box | null
  /** Ids of the cards in the list. */
  listed: readonly string[]
  /** Called when the visitor moves the map. */
  onMove: (seen: Box) => void
}

/** Map of many places, clustered. Imports Leaflet: lazy-load it. */
export function ResultsMap({ points, isCurrent, seen, listed, onMove }: ResultsMapProps) {
  const { tileUrl, tileAttribution } = usePage().config
  const [tiles, setTiles] = useState<'coming' | 'there' | 'away'>('coming')
  return (
    <div className={look.map}>
      <MapContainer
        bounds={boundsOf(seen ?? boxAround(points))}
        boundsOptions={seen ? { animate: false } : fitting}
        maxZoom={maxZoom}
        scrollWheelZoom={false}
        dragging={!isTouch()}
        zoomControl={false}
        attributionControl={false}
      >
        <TileLayer
          url={tileUrl}
          attribution={allowHtml(tileAttribution)}
          maxZoom={maxZoom}
          eventHandlers={{
            tileload: () => setTiles('there'),
            tileerror: () => setTiles((now) => (now === 'there' ? now : 'away')),
          }}
        />
        <ZoomControl zoomInTitle={mapMessages.zoomIn} zoomOutTitle={mapMessages.zoomOut} />
        <AttributionControl prefix={false} />
        <Moves points={points} isCurrent={isCurrent} seen={seen} onMove={onMove} />
        <Markers points={points} listed={listed} />
      </MapContainer>
      {tiles === 'away' && <Notice tone="info">{texts.tilesFailed}</Notice>}
    </div>
  )
}

const seenOn = (map: LeafletMap): Box => {
  const bounds = map.getBounds().pad(-0.001)
  return {
    south: Math.max(-90, bounds.getSouth()),
    west: Math.max(-180, bounds.getWest()),
    north: Math.min(90, bounds.getNorth()),
    east: Math.min(180, bounds.getEast()),
  }
}

/** Reports moves by the visitor, and fits the map to the points of a new search. */
function Moves({ points, isCurrent, seen, onMove }: Omit<ResultsMapProps, 'listed'>) {
  // Ignores moves that the map makes itself.
  const isOwn = useRef(false)
  const map = useMapEvents({
    autopanstart: () => {
      isOwn.current = true
    },
    moveend: () => {
      if (!isOwn.current) onMove(seenOn(map))
      isOwn.current = false
    },
  })
  const isFree = !seen && isCurrent
  useEffect(() => {
    if (!isFree) return
    isOwn.current = true
    map.fitBounds(boundsOf(boxAround(points)), fitting)
    isOwn.current = false
  }, [map, points, isFree])
  return null
}

/** The whole region, if there are no points. */
const region: Box = { south: -23.9, west: -46.3, north: -22.3, east: -44.1 }

/** Bounding box of points; the region without any. */
function boxAround(points: readonly { latitude: number; longitude: number }[]): Box {
  if (points.length === 0) return region
  const latitudes = points.map(({ latitude }) => latitude)
  const longitudes = points.map(({ longitude }) => longitude)
  return {
    south: Math.min(...latitudes),
    west: Math.min(...longitudes),
    north: Math.max(...latitudes),
    east: Math.max(...longitudes),
  }
}
