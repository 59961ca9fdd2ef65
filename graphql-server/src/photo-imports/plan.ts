import { businessLimits } from '../../../schema/input/business.ts'
import { addProblem, noProblems, type PhotoProblem, type PhotoProblems } from './problems.ts'
import { type PhotoZip, zipLimits } from './zip.ts'

/** The photos of one listing. */
export interface PhotoItem {
  /** Line of the row that names them. */
  line: number
  businessId: number
  /** Positions in the archive, in the order of the row. */
  photos: number[]
}

/** A row with names of photos. */
export interface PhotoRow {
  line: number
  names: readonly string[]
  /** Null in a dry run and for a row that saved nothing. */
  businessId: number | null
  /** Reason why the row has no listing; null if it has one, or would have in a dry run. */
  problem: PhotoProblem | null
}

/** Collects the photos to add while the rows of an import are saved. */
export class PhotoPlan {
  readonly zip: PhotoZip
  readonly items: PhotoItem[] = []
  readonly problems: PhotoProblems = noProblems()
  /** Number of photos to add. */
  total = 0
  #bytes = 0
  readonly #named = new Set<number>()

  constructor(zip: PhotoZip) {
    this.zip = zip
  }

  add({ line, names, businessId, problem }: PhotoRow): void {
    const photos: number[] = []
    for (const name of new Set(names)) {
      const found = this.zip.find(name)
      if (typeof found === 'number') this.#named.add(found)
      const refusal = typeof found === 'number' ? (problem ?? this.#refusal(found, photos)) : found
      if (refusal !== null) addProblem(this.problems, refusal, line, name)
      else if (typeof found === 'number' && !photos.includes(found)) {
        photos.push(found)
        this.#bytes += this.zip.photos[found]?.bytes ?? 0
        this.total += 1
      }
    }
    if (businessId !== null && photos.length > 0) this.items.push({ line, businessId, photos })
  }

  /** Reports the files that no row names. */
  finish(): void {
    for (const [index, { path, problem }] of this.zip.photos.entries())
      if (!this.#named.has(index))
        addProblem(this.problems, problem === 'encoding' ? problem : 'unnamed', null, path)
  }

  #refusal(index: number, photos: readonly number[]): PhotoProblem | null {
    const { problem, bytes } = this.zip.photos[index] ?? { problem: 'missing', bytes: 0 }
    if (problem) return problem
    if (photos.length === businessLimits.photos && !photos.includes(index)) return 'tooMany'
    const isTooMuch = this.total >= zipLimits.photos || this.#bytes + bytes > zipLimits.totalBytes
    return isTooMuch ? 'tooMuch' : null
  }
}
