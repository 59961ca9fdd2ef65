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

/** Settings of one run. */
export interface RunSettings {
  prisma: PrismaClient
  /** Author whose changes are one act of the audit trail. */
  author: Author
  source: string
  licence: string
  /** Month for data without one, yyyy-MM. */
  month: string
  /** Whether to fill empty fields instead of proposing values. */
  fill: boolean
  /** Whether to write nothing. */
  dryRun: boolean
  /** Keys of imports that were taken back. */
  undone: ReadonlySet<string>
}

/** State that a run keeps between chunks. */
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
  /** Records of the catalogue for matching; read when first needed. */
  listings: readonly MatchRecord[] | null
  onFailure: (error: unknown, reference: string) => void
}

/** A place with the category, city and record found for it. */
export interface OpenPlace {
  place: FilePlace
  located: LocatedPlace | { problem: string }
  /** Answers to active attributes. */
  answers: readonly SourceAnswer[]
  contentHash: string
  isUsable: boolean
  record: SourceRecord | null
  isUndone: boolean
  /** Differences that earlier runs proposed. */
  known: readonly string[]
}
