import { shortenText } from '../../../schema/summary.ts'
import { texts } from '../messages/texts.ts'

/** Why a photo of an archive was not added. */
export type PhotoProblem = keyof typeof texts.photoImports.problems

/** What is as it should be, as when the same file comes again: it is counted, not listed. */
const expected: ReadonlySet<PhotoProblem> = new Set(['hasPhotos', 'notFilled', 'removed'])

export interface ListedProblem {
  problem: PhotoProblem
  /** Of the row that names it; null of a file that no row names. */
  line: number | null
  /** As the row or the archive names it, shortened. */
  name: string
}

/** Problems that are listed; beyond, they are only counted. */
const maxListed = 500

/** Problems of an import of photos, by kind and one by one; kept as JSON. */
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

/** How many photos have a problem that somebody can do something about. */
export const countProblems = ({ counts }: PhotoProblems): number =>
  Object.entries(counts).reduce(
    (sum, [kind, count]) => sum + (expected.has(kind as PhotoProblem) ? 0 : count),
    0,
  )

/** What was counted, the most frequent first. */
export const countedProblems = ({ counts }: PhotoProblems) =>
  Object.entries(counts)
    .map(([kind, count]) => ({ text: texts.photoImports.problems[kind as PhotoProblem], count }))
    .sort((one, other) => other.count - one.count)
