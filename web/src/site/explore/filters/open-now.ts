import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { readMinute } from '../../../browser/server-clock.ts'
import type { Near } from './near.ts'
import type { Moved } from './within.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/** What bounds a search beside its address, as entries of the history hand it on. */
export interface Bounds extends Partial<Moved> {
  near?: Near | undefined
  openNow?: OpenNow | undefined
}

/** A search for what is open (open-now). */
export interface OpenNow {
  /** The whole minute at which it looks, in ISO 8601: one for all pages. */
  at: string
  /** Whether it finds those too that tell no hours of that day. */
  withUnknown: boolean
}

/** The present minute, as `OpenNow` has it. */
export const presentMinute = () => new Date(readMinute() * minuteMs).toISOString()

/**
 * How a search looks for what is open; null without that filter. Only the entry of the history knows it; after a day it is no answer
 * to anything. The page hydrates without, as the server rendered it.
 */
export function useOpenNow(): OpenNow | null {
  const { state } = useLocation()
  const isHydrated = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
  return isHydrated ? readOpenNow(state) : null
}

function readOpenNow(state: unknown): OpenNow | null {
  const { at, withUnknown } = ((state ?? {}) as Bounds).openNow ?? ({} as Partial<OpenNow>)
  if (typeof at !== 'string' || !(Date.now() - Date.parse(at) < dayMs)) return null
  return { at, withUnknown: withUnknown === true }
}
