/** Degrees as people here write them: "-23,0264". */
export function writeDegrees(degrees: number | null): string {
  return degrees === null ? '' : String(Math.round(degrees * 1e6) / 1e6).replace('.', ',')
}
