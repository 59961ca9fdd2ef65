import { weekFields } from '../../../schema/hours/hours.ts'
import { columnName } from '../business-rows/columns.ts'
import { Prisma, type ProposalKind } from '../generated/prisma/client.ts'

/** A task for an establishment. */
export interface WorkRow {
  id: number
  name: string
  slug: string
  /** Due date, yyyy-MM-dd; null if there is none. */
  dueOn: string | null
}

/** Parameters of the queries. */
export interface WorkRange {
  now: Date
  /** Day in São Paulo, yyyy-MM-dd. */
  today: string
  /** Last day on which a confirmation counts as outdated. */
  yearAgo: string
  /** Range of ids searched for missing data. */
  from: number
  to: number
}

export interface WorkKind {
  description: string
  /** Whether it is shown even when the day's work is done. */
  isUrgent?: boolean
  /** Whether it can be put off, or marked as not applicable. */
  canWait?: boolean
  /** Query of the tasks, most urgent first. */
  rows: (kind: string, range: WorkRange) => Prisma.Sql
}

/** Rows per statement: enough for twenty establishments if one has several. */
const limit = Prisma.sql`LIMIT 60`

const proposed = (kind: ProposalKind) => () =>
  Prisma.sql`
  SELECT b.id, b.name, b.slug, p.due_on AS dueOn
  FROM proposals p JOIN businesses b ON b.id = p.business_id
  WHERE p.state = 'OPEN' AND p.kind = ${kind} AND b.state <> 'DRAFT' ORDER BY p.queued_at ${limit}`

/** NOT EXISTS, evaluated per establishment; MariaDB rewrites a plain one as IN and reads the whole table. */
const none = (rows: Prisma.Sql) => Prisma.sql`(SELECT 1 FROM ${rows} LIMIT 1) IS NULL`

const notMarked = (kind: string, today: string) =>
  none(Prisma.sql`work_marks m WHERE m.business_id = b.id AND m.kind = ${kind}
  AND (m.hidden_until IS NULL OR m.hidden_until > ${today})`)

/** Hides establishments that were sent a message whose link is still valid. */
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

/** Forms refuse such phones (typed-phones), but older rows and other programs may contain them. */
const oddPhone = Prisma.sql`b.phone NOT REGEXP '^([1-9][1-9]([2-5][0-9]{7}|9[0-9]{8})|0[3589]00[0-9]{6,7}|(300[0-9]|400[0-9]|4020)[0-9]{4}|1[0-9]{2})$'`

/** Kinds of tasks, most urgent first (work-of-the-day). Listings gone from a source come before missing data. */
export const workKinds = {
  REMOVAL: {
    description: 'Removal request, which has a legal due date.',
    isUrgent: true,
    rows: proposed('REMOVAL'),
  },
  CLAIM: { description: 'Claim to an establishment.', rows: proposed('CLAIM') },
  SCAM: { description: 'Scam report.', isUrgent: true, rows: proposed('SCAM') },
  OWNER: { description: 'Owner’s proposal.', rows: proposed('OWNER') },
  CORRECTION: { description: 'Correction.', rows: proposed('CORRECTION') },
  OLD_CONFIRMATION: {
    description: 'Contact confirmed more than a year ago.',
    canWait: true,
    rows: (kind, { now, today, yearAgo }) => Prisma.sql`
      SELECT b.id, b.name, b.slug, NULL AS dueOn
      FROM confirmations c JOIN businesses b ON b.id = c.business_id
      WHERE c.confirmed_on <= ${yearAgo} AND b.state = 'PUBLISHED' AND ${notMarked(kind, today)} AND ${notAsked(now)}
      ORDER BY c.confirmed_on ${limit}`,
  },
  VANISHED: {
    description: 'Listing gone from a source that had it in an earlier run.',
    canWait: true,
    rows: (kind, { today }) => Prisma.sql`
      SELECT b.id, b.name, b.slug, NULL AS dueOn
      FROM source_records s JOIN businesses b ON b.id = s.business_id
      WHERE s.vanished_on IS NOT NULL AND b.state = 'PUBLISHED' AND ${notMarked(kind, today)}
      ORDER BY s.vanished_on ${limit}`,
  },
  INVALID_PHONE: {
    description: 'Invalid phone number.',
    canWait: true,
    rows: missing(oddPhone),
  },
  NO_HOURS: { description: 'Missing hours.', canWait: true, rows: missing(noHours) },
  NO_PHOTO: {
    description: 'Missing photo.',
    canWait: true,
    rows: missing(none(Prisma.sql`photos p WHERE p.business_id = b.id`)),
  },
  NO_DESCRIPTION: {
    description: 'Missing description.',
    canWait: true,
    rows: missing(Prisma.sql`b.excerpt = ''`),
  },
} as const satisfies Record<string, WorkKind>

export type WorkKindName = keyof typeof workKinds
