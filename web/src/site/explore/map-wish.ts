let isWanted = false

/** Notes that the visitor has pressed for a map: its tiles come from somebody else's server. */
export function wantMap(): void {
  isWanted = true
}

/** Whether the map was pressed for since the document was loaded. */
export const isMapWanted = (): boolean => isWanted
