import type { Box } from '../../site/explore/filters/bounds.ts'

/** The region as a whole, where there is nothing to show. */
const region: Box = { south: -23.9, west: -46.3, north: -22.3, east: -44.1 }

/** Steps of the grid along the longer side of what is seen. */
const steps = 8

/**
 * The part of the map that is asked for when another is seen: a little more, on a grid, so that small moves ask for nothing new
 * and visitors of the same place share an answer.
 */
export function askedBox({ south, west, north, east }: Box): Box {
  const step = 2 ** Math.ceil(Math.log2(Math.max(north - south, east - west, 1e-6))) / steps
  return {
    south: Math.max(-90, Math.floor(south / step) * step),
    west: Math.max(-180, Math.floor(west / step) * step),
    north: Math.min(90, Math.ceil(north / step) * step),
    east: Math.min(180, Math.ceil(east / step) * step),
  }
}

/** The smallest box around points; the region without any. */
export function boxAround(points: readonly { latitude: number; longitude: number }[]): Box {
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
