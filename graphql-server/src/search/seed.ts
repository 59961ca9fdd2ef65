import { createHmac } from 'node:crypto'
import { dayOf as calendarDayOf } from '../time/calendar.ts'

const minute = 60_000
const hour = 60 * minute

let known = { minute: Number.NaN, day: '' }

/**
 * The calendar day in São Paulo, which bounds the life of an order (fair-order). Worked out once a minute.
 *
 * @param now milliseconds since 1970, as `Date.now` gives them
 * @returns YYYY-MM-DD
 */
export function dayOf(now: number): string {
  const current = Math.floor(now / minute)
  if (known.minute !== current) known = { minute: current, day: calendarDayOf(now) }
  return known.day
}

/**
 * The seed of a visitor who sends none: the same for an hour, so that page 2 still fits page 1, and another for
 * everybody else. It says nothing about the visitor.
 *
 * @param secret the server's
 * @param visitor what tells visitors apart, such as their address
 * @param now milliseconds since 1970
 */
export function visitorSeed(secret: string, visitor: string, now: number): string {
  return createHmac('sha256', secret)
    .update(`visitor\n${Math.floor(now / hour)}\n${visitor}`)
    .digest('base64url')
    .slice(0, 16)
}
