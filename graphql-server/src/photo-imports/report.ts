import { texts } from '../messages/texts.ts'
import type { Counted } from '../sources/report.ts'
import type { PhotoOutcome } from './jobs.ts'
import type { PhotoPlan } from './plan.ts'
import { countedProblems, countProblems, type PhotoProblems } from './problems.ts'

/** What an import did with the photos of an archive, or would do. */
export interface PhotoReport {
  /** Photos that rows name and that are in the archive as they should be; how many have been worked off, and added. */
  total: number
  done: number
  added: number
  /** Whether there is a problem that somebody can do something about. */
  hasProblems: boolean
  /** Why photos were not added, the most frequent first. */
  counts: Counted[]
  /** One by one, the first ones. */
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

/** Of an import whose photos have not been worked off. */
export const plannedReport = ({ total, problems }: PhotoPlan): PhotoReport =>
  photoReport({ total, done: 0, added: 0, problems })

/** An import of photos as people see it. */
export interface ShownImport extends PhotoReport {
  /** Null where nothing is left to add. */
  id: number | null
  /** PLANNED of a dry run. */
  state: 'PLANNED' | 'RUNNING' | PhotoOutcome
  startedAt: Date
  actKey: string | null
}

/** What the rows of a file have led to. @param id of the import that waits */
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
