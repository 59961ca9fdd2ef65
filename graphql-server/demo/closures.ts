import type { Connection } from 'mariadb'
import { addDays, dayOf } from '../../schema/hours/calendar.ts'
import { raiseVersion } from './rows.ts'

/** One in so many of the demo's establishments, by id. */
const kinds = [
  { every: 200, at: 41, state: 'CLOSED_TEMPORARILY', reopensIn: 40 },
  { every: 400, at: 127, state: 'CLOSED_TEMPORARILY', reopensIn: null },
  { every: 700, at: 233, state: 'CLOSED_TEMPORARILY', reopensIn: -12 },
  { every: 700, at: 311, state: 'CLOSED_FOR_GOOD', reopensIn: null },
  { every: 1000, at: 389, state: 'DRAFT', reopensIn: null },
] as const

/** Closes a few that nobody owns, for a while or for good, and leaves one or two as drafts. Run again, it closes the same ones. */
export async function closeSome(connection: Connection, now: Date): Promise<void> {
  const today = dayOf(now.getTime())
  for (const { every, at, state, reopensIn } of kinds) {
    await connection.query(
      `UPDATE businesses b JOIN demo_businesses d ON d.business_id = b.id
       SET b.state = ?, b.reopens_on = ?, b.closed_on = ?
       WHERE b.id % ? = ? AND b.owner_id IS NULL AND b.state = 'PUBLISHED'`,
      [
        state,
        reopensIn === null ? null : addDays(today, reopensIn),
        state === 'CLOSED_FOR_GOOD' ? today : null,
        every,
        at,
      ],
    )
  }
  await raiseVersion(connection)
}
