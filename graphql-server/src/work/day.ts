import { localDate } from '../../../schema/hours/calendar.ts'
import { findAskableByChat } from '../confirmations/chat.ts'
import type { PrismaClient } from '../generated/prisma/client.ts'
import { startOfDay } from '../time/calendar.ts'
import { type WorkKind, type WorkKindName, type WorkRange, type WorkRow, workKinds } from './kinds.ts'

/** Maximum items per day. */
const perDay = 20

/** Maximum establishments per day that are searched for missing data. */
export const windowSize = 2500

const dayMs = 24 * 60 * 60 * 1000

export interface WorkItem {
  kind: WorkKindName
  business: { id: number; name: string; slug: string }
  dueOn: string | null
  /** Whether a message can be sent to the establishment's WhatsApp. */
  canAskByChat: boolean
}

/**
 * Today's tasks, most urgent first, one per establishment (work-of-the-day). Runs one statement per kind, whatever
 * they find, and one for the establishments that can be asked.
 *
 * @param now milliseconds since 1970
 */
export async function workOfTheDay(prisma: PrismaClient, now = Date.now()): Promise<WorkItem[]> {
  const today = localDate(now)
  const [done, range] = await Promise.all([countDone(prisma, today), rangeOfDay(prisma, now)])
  const kinds = Object.entries(workKinds) as [WorkKindName, WorkKind][]
  const found = await Promise.all(
    kinds.map(async ([kind, { rows }]) => {
      const list = await prisma.$queryRaw<WorkRow[]>(rows(kind, range))
      return list.map(({ id, name, slug, dueOn }) => ({ kind, business: { id, name, slug }, dueOn }))
    }),
  )
  const items = new Map<number, Omit<WorkItem, 'canAskByChat'>>()
  for (const item of found.flat()) if (!items.has(item.business.id)) items.set(item.business.id, item)
  const isUrgent = (kind: WorkKindName) => 'isUrgent' in workKinds[kind]
  const shown = [...items.values()].filter(
    ({ kind }, index) => index < perDay - done || (isUrgent(kind) && index < perDay),
  )
  const old = shown.filter(({ kind }) => kind === 'OLD_CONFIRMATION').map(({ business }) => business.id)
  const askable = await findAskableByChat(prisma, old, today)
  return shown.map((item) => ({
    ...item,
    canAskByChat: item.kind === 'OLD_CONFIRMATION' && askable.has(item.business.id),
  }))
}

/** Number of establishments that administrators have today edited individually, decided on, messaged or put off. */
async function countDone(prisma: PrismaClient, today: string): Promise<number> {
  const start = startOfDay(today)
  const [row] = await prisma.$queryRaw<{ count: bigint }[]>`
    SELECT COUNT(*) AS count FROM (
      SELECT entity_id FROM audit_entries
      WHERE entity = 'business' AND at >= ${start} AND action = 'update' AND part_of_id IS NULL AND actor_id IS NOT NULL
      UNION SELECT business_id FROM proposals WHERE decided_at >= ${start}
      UNION SELECT business_id FROM confirmation_requests WHERE requested_on = ${today} AND slot IS NOT NULL
      UNION SELECT business_id FROM work_marks WHERE marked_on = ${today}
    ) done`
  return Number(row?.count ?? 0)
}

/** Searches other establishments each day, and all of them within a few weeks. */
async function rangeOfDay(prisma: PrismaClient, now: number): Promise<WorkRange> {
  const last = await prisma.business.findFirst({ orderBy: { id: 'desc' }, select: { id: true } })
  const today = localDate(now)
  const ids = (last?.id ?? 0) + 1
  const windows = Math.ceil(ids / windowSize)
  // Equal windows: a short last one would be a day with nothing to do.
  const size = Math.ceil(ids / windows)
  const from = (Math.floor(Date.parse(today) / dayMs) % windows) * size
  return { now: new Date(now), today, yearAgo: localDate(now - 365 * dayMs), from, to: from + size }
}
