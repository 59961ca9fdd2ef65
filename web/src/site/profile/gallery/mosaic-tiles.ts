import { mosaicTiles } from '../../../constants.ts'
import type { ProfileQuery } from '../../../gql/profile/graphql.ts'

/** The photos of an establishment, in their order. */
export type ProfilePhotos = NonNullable<ProfileQuery['business']>['photos']

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

/** How wide the first photo and the others are, by the number of photos that desktops show. */
export const mosaicSizes: Record<number, { main: string; small: string }> = {
  1: { main: wide('1200px', '94vw', '92vw'), small: '' },
  2: { main: wide('600px', '47vw', '46vw'), small: wide('600px', '47vw', '46vw') },
  3: { main: wide('800px', '63vw', '92vw'), small: wide('400px', '31vw', '46vw') },
  4: { main: wide('600px', '47vw', '92vw'), small: wide('600px', '47vw', '46vw') },
  5: { main: wide('600px', '47vw', '92vw'), small: wide('300px', '24vw', '46vw') },
}

function wide(content: string, tablet: string, phone: string): string {
  return `(min-width: 1280px) ${content}, (min-width: 768px) ${tablet}, ${phone}`
}
