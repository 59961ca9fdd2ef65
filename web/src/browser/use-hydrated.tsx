import { createContext, type ReactNode, startTransition, useContext, useEffect, useState } from 'react'
import { repeatEarlyPresses } from './early-presses.ts'

const Hydrated = createContext(true)

/** Notifies its children of hydration in a transition, since all of them may update at once. */
export function HydratedProvider({ children }: { children: ReactNode }) {
  const [isHydrated, setIsHydrated] = useState(false)
  useEffect(() => startTransition(() => setIsHydrated(true)), [])
  useEffect(() => {
    if (isHydrated) repeatEarlyPresses()
  }, [isHydrated])
  return <Hydrated value={isHydrated}>{children}</Hydrated>
}

/** False on the server and during hydration, then true; for features that need JavaScript. */
export function useHydrated(): boolean {
  return useContext(Hydrated)
}
