/**
 * A whole number as people here write it: 1.234. By hand, since `Intl.NumberFormat` loads its data when the first is made,
 * which takes a phone 20 to 60 ms of every page's start.
 */
export function count(number: number): string {
  return String(number).replace(/\B(?=(?:\d{3})+$)/g, '.')
}
