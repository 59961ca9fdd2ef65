import { useLayoutEffect, useState } from 'react'

/**
 * What an address said when the page was last shown. The router changes it in a transition, whose renders may be thrown
 * away; Apollo's `useQuery` asks for other variables while it renders, which ends the transition's render and makes
 * another one with the old variables: the two would ask by turns for ever.
 */
export function useCommitted(address: string): string {
  const [committed, setCommitted] = useState(address)
  useLayoutEffect(() => setCommitted(address), [address])
  return committed
}
