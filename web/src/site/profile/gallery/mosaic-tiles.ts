import { mosaicTiles } from '../../../constants.ts'

/** What a mosaic shows of a number of photos. */
export interface MosaicTiles {
  /** Photos shown on desktops; phones show the first of them. */
  wide: number
  narrow: number
  /** Photos that desktops and phones do not show: the number in "+N" (image-intake). */
  wideRest: number
  narrowRest: number
}

/** @param total number of photos, from 0 */
export function tilesOf(total: number): MosaicTiles {
  const wide = Math.min(total, mosaicTiles.wide)
  const narrow = Math.min(total, mosaicTiles.narrow)
  return { wide, narrow, wideRest: total - wide, narrowRest: total - narrow }
}
