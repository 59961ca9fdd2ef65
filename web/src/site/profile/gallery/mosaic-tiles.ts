import { mosaicTiles } from '../../../constants.ts'

/** Photos in a mosaic. */
export interface MosaicTiles {
  /** Number of photos on desktops. */
  wide: number
  narrow: number
  /** Photos beyond these, shown as "+N" (image-intake). */
  wideRest: number
  narrowRest: number
}

/** @param total number of photos, from 0 */
export function tilesOf(total: number): MosaicTiles {
  const wide = Math.min(total, mosaicTiles.wide)
  const narrow = Math.min(total, mosaicTiles.narrow)
  return { wide, narrow, wideRest: total - wide, narrowRest: total - narrow }
}
