/** A part of the map between two parallels and two meridians (within), in degrees. */
export interface Box {
  south: number
  west: number
  north: number
  east: number
}

/** The whole map: whatever has coordinates. */
export const everywhere: Box = { south: -90, west: -180, north: 90, east: 180 }

/** Whether a box bounds nothing but what has coordinates. */
export const isEverywhere = ({ south, west, north, east }: Box): boolean =>
  south <= -90 && west <= -180 && north >= 90 && east >= 180

/** The condition that an establishment `b` is in the box, its edges included, for the index on both coordinates. */
export function boxCondition({ south, west, north, east }: Box): { sql: string; values: number[] } {
  return {
    sql: 'b.latitude BETWEEN ? AND ? AND b.longitude BETWEEN ? AND ?',
    values: [south, north, west, east],
  }
}
