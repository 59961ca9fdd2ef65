import { createContext, type ReactNode, startTransition, useContext, useEffect, useState } from 'react'
import { repeatEarlyPresses } from './early-presses.ts'

const Hydrated = createContext(true)

/** Notifies its children when they are hydrated: in slices, since all of them may change at once. */
export function HydratedProvider({ children }: { children: ReactNode }) {
  const [isHydrated, setIsHydrated] = useState(false)
  useEffect(() => startTransition(() => setIsHydrated(true)), [])
  useEffect(() => {
    if (isHydrated) repeatEarlyPresses()
  }, [isHydrated])
  return <Hydrated value={isHydrated}>{children}</Hydrated>
}

/** False on the server and while the page hydrates, true from then on: for what only works with a script. */
export function useHydrated(): boolean {
  return useContext(Hydrated)
}
