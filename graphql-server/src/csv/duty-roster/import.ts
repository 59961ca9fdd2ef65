import { lockStored, readStored } from '../../businesses/stored.ts'
import { updateBusinessRows } from '../../businesses/write.ts'
import { raiseVersion } from '../../database/catalogue-version.ts'
import { bulkTimeoutMs, inTransaction } from '../../database/transaction.ts'
import { ConflictError } from '../../errors.ts'
import type { PrismaClient } from '../../generated/prisma/client.ts'
import { texts } from '../../messages/texts.ts'
import { type Author, asOneAct } from '../../writes/trail.ts'
import { readEntryId } from '../import/import.ts'
import { type FoundBusiness, findRosterBusinesses } from './businesses.ts'
import { type Duty, type RosterProblem, readDuty } from './duty.ts'
import { type RosterLine, readRosterFile } from './file.ts'
import { type DutyOutcome, type DutyRow, planDuties } from './plan.ts'
import { type DutyRosterReport, rosterReport } from './report.ts'

interface RosterOptions {
  prisma: PrismaClient
  path: string
  author: Author
  dryRun: boolean
  /** Whether the other rows are saved where some are refused. */
  partly: boolean
  signal?: AbortSignal | undefined
}

/** A row with what was found of it. */
export interface CheckedRow extends RosterLine {
  business: FoundBusiness | null
  duty: Duty | null
  problems: RosterProblem[]
  outcome: 'CHANGED' | 'UNCHANGED' | 'REFUSED'
}

/**
 * Makes the rows of a duty roster (rota de plantão) hours of single dates, with the decree as their reason, in one transaction
 * and as one act of the trail. Nothing is written while a row is refused, unless the others are asked for.
 *
 * @throws BadUserInputError for a file that is refused as a whole; ConflictError when an establishment has changed so that its
 *   row would be refused; the signal's reason
 */
export async function importDutyRoster(options: RosterOptions): Promise<DutyRosterReport> {
  const { prisma, path, dryRun, partly, signal } = options
  const file = await readRosterFile(path, signal)
  const rows = await checkRows(prisma, file.lines)
  const duties = rows.flatMap(({ line, business, duty, problems }): DutyRow[] =>
    business && duty && problems.length === 0 ? [{ line, businessId: business.id, duty }] : [],
  )
  setOutcomes(rows, await planDuties(duties, (ids) => readStored(prisma, ids)))
  signal?.throwIfAborted()
  const isRefused = rows.some(({ outcome }) => outcome === 'REFUSED')
  const isChanging = rows.some(({ outcome }) => outcome === 'CHANGED')
  if (dryRun || !isChanging || (isRefused && !partly))
    return rosterReport(file, rows, { dryRun, entryId: null })
  const author = asOneAct(options.author, 'import', 'business')
  setOutcomes(rows, await saveDuties(prisma, author, duties, partly))
  return rosterReport(file, rows, { dryRun, entryId: await readEntryId(prisma, author) })
}

async function checkRows(prisma: PrismaClient, lines: readonly RosterLine[]): Promise<CheckedRow[]> {
  const found = await findRosterBusinesses(prisma, lines)
  const seen = new Map<string, number>()
  return lines.map(({ line, values }) => {
    const problems: RosterProblem[] = []
    const duty = readDuty(values, problems)
    const match = found.get(line)
    const business = match && 'id' in match ? match : null
    if (match && !business) problems.push(match as RosterProblem)
    const key = business && duty ? `${business.id} ${duty.date}` : null
    const earlier = key === null ? undefined : seen.get(key)
    if (earlier !== undefined) problems.push({ column: null, message: texts.dutyRosters.repeats(earlier) })
    else if (key !== null) seen.set(key, line)
    return { line, values, business, duty, problems, outcome: 'REFUSED' as const }
  })
}

function setOutcomes(rows: readonly CheckedRow[], outcomes: ReadonlyMap<number, DutyOutcome>): void {
  for (const row of rows) {
    const outcome = outcomes.get(row.line)
    if (outcome === undefined) continue
    if (typeof outcome === 'string') row.outcome = outcome
    else Object.assign(row, { outcome: 'REFUSED', problems: [{ column: null, message: outcome.refused }] })
  }
}

function saveDuties(
  prisma: PrismaClient,
  author: Author,
  duties: readonly DutyRow[],
  partly: boolean,
): Promise<Map<number, DutyOutcome>> {
  return inTransaction(
    prisma,
    async (transaction) => {
      let isChanged = false
      const outcomes = await planDuties(
        duties,
        (ids) => lockStored(transaction, ids),
        async (updates) => {
          isChanged = true
          await updateBusinessRows(transaction, author, updates)
        },
      )
      const isRefused = [...outcomes.values()].some((outcome) => typeof outcome !== 'string')
      if (isRefused && !partly) throw new ConflictError('STALE_VERSION', texts.dutyRosters.changed)
      if (isChanged) await raiseVersion(transaction, [])
      return outcomes
    },
    { timeout: bulkTimeoutMs },
  )
}
