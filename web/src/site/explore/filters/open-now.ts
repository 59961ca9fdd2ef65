import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { readMinute } from '../../../browser/server-clock.ts'
import type { Near } from './near.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/** What bounds a search beside its address, as entries of the history hand it on. */
export interface Bounds {
  near?: Near | undefined
  /** The whole minute at which it looks for what is open, in ISO 8601: one for all pages (open-now). */
  openAt?: string | undefined
}

/** The present minute, as `Bounds` has it. */
export const openAtNow = () => new Date(readMinute() * minuteMs).toISOString()

/**
 * The minute at which a search looks for what is open; null without that filter. Only the entry of the history knows it; after a
 * day it is no answer to anything. The page hydrates without, as the server rendered it.
 */
export function useOpenAt(): string | null {
  const { state } = useLocation()
  const isHydrated = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
  return isHydrated ? readOpenAt(state) : null
}

function readOpenAt(state: unknown): string | null {
  const { openAt } = (state ?? {}) as Bounds
  return typeof openAt === 'string' && Date.now() - Date.parse(openAt) < dayMs ? openAt : null
}
