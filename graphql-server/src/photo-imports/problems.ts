import { shortenText } from '../../../schema/summary.ts'
import { texts } from '../messages/texts.ts'

export type PhotoProblem = keyof typeof texts.photoImports.problems

/** Expected outcomes, as when a file is imported again: counted but not listed. */
const expected: ReadonlySet<PhotoProblem> = new Set(['hasPhotos', 'notFilled', 'removed'])

export interface ListedProblem {
  problem: PhotoProblem
  /** Line of the row that names it; null if no row does. */
  line: number | null
  /** Name in the row or the archive, shortened. */
  name: string
}

/** Maximum number of listed problems; more are only counted. */
const maxListed = 500

/** Problems of a photo import, counted by reason and listed; stored as JSON. */
export interface PhotoProblems {
  counts: Partial<Record<PhotoProblem, number>>
  listed: ListedProblem[]
}

export const noProblems = (): PhotoProblems => ({ counts: {}, listed: [] })

export function addProblem(
  { counts, listed }: PhotoProblems,
  problem: PhotoProblem,
  line: number | null,
  name: string,
): void {
  counts[problem] = (counts[problem] ?? 0) + 1
  if (!expected.has(problem) && listed.length < maxListed)
    listed.push({ problem, line, name: shortenText(name, 200) })
}

/** Number of photos with a problem that a person can fix. */
export const countProblems = ({ counts }: PhotoProblems): number =>
  Object.entries(counts).reduce(
    (sum, [kind, count]) => sum + (expected.has(kind as PhotoProblem) ? 0 : count),
    0,
  )

/** Counts by reason, the most frequent first. */
export const countedProblems = ({ counts }: PhotoProblems) =>
  Object.entries(counts)
    .map(([kind, count]) => ({ text: texts.photoImports.problems[kind as PhotoProblem], count }))
    .sort((one, other) => other.count - one.count)
