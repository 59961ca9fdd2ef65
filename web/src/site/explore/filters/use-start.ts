import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { Bounds } from './bounds.ts'
import type { EntryToggle } from './toggles.ts'

/**
 * Starts toggles of the history state, some of which ask the visitor first.
 *
 * @returns `start`, which resolves to null if the visitor refuses; `isWaiting`; and `isRefused`, until the
 * next search or press
 */
export function useStart() {
  const { key } = useLocation()
  const [isWaiting, setIsWaiting] = useState(false)
  const [refusedAt, setRefusedAt] = useState<string | null>(null)

  async function start({ bound, start: begin }: EntryToggle): Promise<Bounds | null> {
    const started = begin()
    if (!(started instanceof Promise)) return { [bound]: started }
    setIsWaiting(true)
    setRefusedAt(null)
    try {
      return { [bound]: await started }
    } catch {
      setRefusedAt(key)
      return null
    } finally {
      setIsWaiting(false)
    }
  }
  return { start, isWaiting, isRefused: refusedAt === key, dismiss: () => setRefusedAt(null) }
}
