import type { PrismaClient, SourceRecord } from '../generated/prisma/client.ts'
import type { MatchRecord } from '../matching/record.ts'
import type { Author } from '../writes/trail.ts'
import type { SourceFile } from './file.ts'
import type { Gazetteer, LocatedPlace } from './locate.ts'
import type { SourceAnswer, SourceAttributes } from './maps/attributes.ts'
import type { CategoryMap } from './maps/categories.ts'
import type { FilePlace } from './read/place.ts'
import type { ReferenceKeys } from './read/reference-keys.ts'
import type { SourceReportBuilder } from './report.ts'

/** What holds for a whole run. */
export interface RunSettings {
  prisma: PrismaClient
  /** Of one act. */
  author: Author
  source: string
  licence: string
  /** Of data without a month of their own, yyyy-MM. */
  month: string
  /** Whether empty fields are filled. */
  fill: boolean
  /** Whether nothing is written. */
  dryRun: boolean
  /** Keys of imports that were taken back. */
  undone: ReadonlySet<string>
}

/** What a run knows between chunks. */
export interface RunState {
  settings: RunSettings
  odblDuties: boolean
  categories: CategoryMap
  attributes: SourceAttributes
  gazetteer: Gazetteer
  /** All references of the file. */
  inFile: ReferenceKeys
  builder: SourceReportBuilder
  titleOf: SourceFile['titleOf']
  /** The catalogue as the engine compares it; read when it is first needed. */
  listings: readonly MatchRecord[] | null
  onFailure: (error: unknown, reference: string) => void
}

/** A place that has changed since the last run, or is new. */
export interface OpenPlace {
  place: FilePlace
  located: LocatedPlace | { problem: string }
  /** To attributes that are active. */
  answers: readonly SourceAnswer[]
  contentHash: string
  isUsable: boolean
  record: SourceRecord | null
  isUndone: boolean
  /** Differences that it knows. */
  known: readonly string[]
}
