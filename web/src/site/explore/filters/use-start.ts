import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { Bounds } from './bounds.ts'
import type { EntryToggle } from './toggles.ts'

/**
 * Switches on what only the history entry remembers, of which some have to ask the visitor first.
 *
 * @returns `start`, which answers null where the visitor refuses; whether it waits for an answer; and whether the last one was
 * a refusal, until another search or press
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
