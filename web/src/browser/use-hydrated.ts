import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and while the page hydrates, true from then on: for what only works with a script. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
