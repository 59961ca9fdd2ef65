import type { IncomingHttpHeaders } from 'node:http'
import { BadUserInputError, PreconditionFailedError } from '../../errors.ts'
import { texts } from '../../messages/texts.ts'
import { matchesTag, validatorFor } from '../headers.ts'
import type { Route } from './route.ts'

/** The entity that a write changes, in the format of its read route. */
export interface Representation {
  json: string
  /** Absent from entities without one. */
  updatedAt?: Date | undefined
}

/** @returns the read route of the entity whose id is in the write's path */
export function findReadRoute(routes: readonly Route[], { method, path, params }: Route): Route | undefined {
  if (method === 'GET' || !params?.id) return undefined
  const noun = `/${path.split('/')[1]}`
  const paths = [`${noun}/id/{id}`, `${noun}/{id}`]
  return routes.find((route) => route.method === 'GET' && paths.includes(route.path))
}

/**
 * Compares tags weakly: they identify the entity regardless of compression.
 *
 * @param current null if the write concerns no readable entity
 * @throws PreconditionFailedError, BadUserInputError for an invalid date
 */
export function checkPreconditions(headers: IncomingHttpHeaders, current: Representation | null): void {
  const { 'if-match': tags, 'if-unmodified-since': date } = headers
  if (tags !== undefined) {
    // RFC 9110, 13.2.2: the date is ignored if there are tags.
    if (!current || !matchesTag(tags, validatorFor(current.json).tag)) throw new PreconditionFailedError()
    return
  }
  const since = Date.parse(date ?? '')
  if (Number.isNaN(since)) throw new BadUserInputError({ 'If-Unmodified-Since': texts.invalidDate })
  const changed = current?.updatedAt?.getTime()
  if (changed === undefined || Math.floor(changed / 1000) * 1000 > since) throw new PreconditionFailedError()
}
