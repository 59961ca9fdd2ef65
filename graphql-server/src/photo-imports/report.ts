import { texts } from '../messages/texts.ts'
import type { Counted } from '../sources/report.ts'
import type { PhotoOutcome } from './jobs.ts'
import type { PhotoPlan } from './plan.ts'
import { countedProblems, countProblems, type PhotoProblems } from './problems.ts'

/** Result for the photos of an archive. */
export interface PhotoReport {
  /** Number of valid photos that rows name, of processed ones and of added ones. */
  total: number
  done: number
  added: number
  /** Whether there is a problem that a person can fix. */
  hasProblems: boolean
  /** Reasons why photos were not added, the most frequent first. */
  counts: Counted[]
  /** The first problems by photo. */
  problems: { line: number | null; file: string; message: string }[]
}

export const photoReport = ({
  problems,
  ...numbers
}: Pick<PhotoReport, 'total' | 'done' | 'added'> & { problems: PhotoProblems }): PhotoReport => ({
  ...numbers,
  hasProblems: countProblems(problems) > 0,
  counts: countedProblems(problems),
  problems: problems.listed.map(({ problem, line, name }) => {
    return { line, file: name, message: texts.photoImports.problems[problem] }
  }),
})

/** Report of an import whose photos are still to be processed. */
export const plannedReport = ({ total, problems }: PhotoPlan): PhotoReport =>
  photoReport({ total, done: 0, added: 0, problems })

/** A photo import as shown in the dashboard. */
export interface ShownImport extends PhotoReport {
  /** Null if there is nothing to add. */
  id: number | null
  /** PLANNED for a dry run. */
  state: 'PLANNED' | 'RUNNING' | PhotoOutcome
  startedAt: Date
  actKey: string | null
}

/** Report after the rows of a file were saved. @param id of the waiting import */
export const shownPlan = (
  plan: PhotoPlan,
  { id, dryRun, actKey }: { id: number | null; dryRun: boolean; actKey: string },
): ShownImport => ({
  ...plannedReport(plan),
  id,
  actKey: id === null ? null : actKey,
  state: dryRun ? 'PLANNED' : id === null ? 'DONE' : 'RUNNING',
  startedAt: new Date(),
})
