import { weekFields } from '../../../schema/hours/hours.ts'
import { columnName } from '../business-rows/columns.ts'
import { Prisma, type ProposalKind } from '../generated/prisma/client.ts'

/** Something to do about an establishment. */
export interface WorkRow {
  id: number
  name: string
  slug: string
  /** yyyy-MM-dd: until when it must be done; null without such a day. */
  dueOn: string | null
}

/** Which rows are looked for. */
export interface WorkRange {
  now: Date
  /** The day in São Paulo, yyyy-MM-dd. */
  today: string
  /** The last day on which a confirmation was too long ago. */
  yearAgo: string
  /** Ids in which what is missing is looked for. */
  from: number
  to: number
}

export interface WorkKind {
  description: string
  /** Whether it is shown even when the day's work is done. */
  isUrgent?: boolean
  /** Whether it can be put off, or declared not to apply. */
  canWait?: boolean
  /** The rows to do, the most urgent first. */
  rows: (kind: string, range: WorkRange) => Prisma.Sql
}

/** Rows of one statement: enough for twenty establishments where one has several. */
const limit = Prisma.sql`LIMIT 60`

const proposed = (kind: ProposalKind) => () =>
  Prisma.sql`
  SELECT b.id, b.name, b.slug, p.due_on AS dueOn
  FROM proposals p JOIN businesses b ON b.id = p.business_id
  WHERE p.state = 'OPEN' AND p.kind = ${kind} AND b.state <> 'DRAFT' ORDER BY p.queued_at ${limit}`

/** A NOT EXISTS that is looked up for each establishment; MariaDB reads the whole table for one that it writes as an IN. */
const none = (rows: Prisma.Sql) => Prisma.sql`(SELECT 1 FROM ${rows} LIMIT 1) IS NULL`

const notMarked = (kind: string, today: string) =>
  none(Prisma.sql`work_marks m WHERE m.business_id = b.id AND m.kind = ${kind}
  AND (m.hidden_until IS NULL OR m.hidden_until > ${today})`)

/** Who got a message is not shown while its link can be answered. */
const notAsked = (now: Date) =>
  none(Prisma.sql`confirmation_requests r WHERE r.business_id = b.id AND r.channel = 'CHAT'
  AND r.outcome IS NULL AND r.expires_at > ${now}`)

const missing =
  (condition: Prisma.Sql) =>
  (kind: string, { today, from, to }: WorkRange) =>
    Prisma.sql`
  SELECT b.id, b.name, b.slug, NULL AS dueOn FROM businesses b
  WHERE b.id >= ${from} AND b.id < ${to} AND b.state = 'PUBLISHED' AND ${condition} AND ${notMarked(kind, today)}
  ORDER BY b.id ${limit}`

const noHours = Prisma.raw(weekFields.map((field) => `b.${columnName(field)} IS NULL`).join(' AND '))

/** Forms refuse such phones (typed-phones); older rows and other programs may have them. */
const oddPhone = Prisma.sql`b.phone NOT REGEXP '^([1-9][1-9]([2-5][0-9]{7}|9[0-9]{8})|0[3589]00[0-9]{6,7}|(300[0-9]|400[0-9]|4020)[0-9]{4}|1[0-9]{2})$'`

/** What there is to do, the most urgent first (work-of-the-day). What a source no longer has comes before what is missing. */
export const workKinds = {
  REMOVAL: {
    description: 'A request for removal, which has a legal due date.',
    isUrgent: true,
    rows: proposed('REMOVAL'),
  },
  CLAIM: { description: 'Somebody claims to own it.', rows: proposed('CLAIM') },
  SCAM: { description: 'A report of a scam.', isUrgent: true, rows: proposed('SCAM') },
  OWNER: { description: 'A proposal of its owner.', rows: proposed('OWNER') },
  CORRECTION: { description: 'A correction.', rows: proposed('CORRECTION') },
  OLD_CONFIRMATION: {
    description: 'A contact that was confirmed more than a year ago.',
    canWait: true,
    rows: (kind, { now, today, yearAgo }) => Prisma.sql`
      SELECT b.id, b.name, b.slug, NULL AS dueOn
      FROM confirmations c JOIN businesses b ON b.id = c.business_id
      WHERE c.confirmed_on <= ${yearAgo} AND b.state = 'PUBLISHED' AND ${notMarked(kind, today)} AND ${notAsked(now)}
      ORDER BY c.confirmed_on ${limit}`,
  },
  VANISHED: {
    description: 'A source that had it at an earlier run has it no more.',
    canWait: true,
    rows: (kind, { today }) => Prisma.sql`
      SELECT b.id, b.name, b.slug, NULL AS dueOn
      FROM source_records s JOIN businesses b ON b.id = s.business_id
      WHERE s.vanished_on IS NOT NULL AND b.state = 'PUBLISHED' AND ${notMarked(kind, today)}
      ORDER BY s.vanished_on ${limit}`,
  },
  INVALID_PHONE: {
    description: 'Its phone cannot be called.',
    canWait: true,
    rows: missing(oddPhone),
  },
  NO_HOURS: { description: 'It has no hours.', canWait: true, rows: missing(noHours) },
  NO_PHOTO: {
    description: 'It has no photo.',
    canWait: true,
    rows: missing(none(Prisma.sql`photos p WHERE p.business_id = b.id`)),
  },
  NO_DESCRIPTION: {
    description: 'It has no description.',
    canWait: true,
    rows: missing(Prisma.sql`b.excerpt = ''`),
  },
} as const satisfies Record<string, WorkKind>

export type WorkKindName = keyof typeof workKinds
