import { builder } from '../../builder.ts'
import type { ShownImport } from '../../photo-imports/report.ts'
import { PhotoImport } from '../../photo-imports/type.ts'
import type { SourceProblem as Problem, SourceReport as Report } from '../report.ts'
import { SourceCount } from './count-type.ts'
import { SourceUnknownName } from './table-type.ts'

const SourceProblem = builder.objectRef<Problem>('SourceProblem').implement({
  description: 'A place, or one of its values, that the import left out.',
  fields: (t) => ({
    line: t.exposeInt('line', {
      description: 'Line number in a table, counting the titles; number of the feature in GeoJSON.',
    }),
    column: t.exposeString('column', {
      nullable: true,
      description: 'Title of the column with the problem; null when the problem concerns the whole row.',
    }),
    reference: t.exposeString('reference', {
      nullable: true,
      description: 'Id of the feature in GeoJSON; null in a table.',
    }),
    message: t.exposeString('message', { description: 'The reason, in Portuguese.' }),
  }),
})

const count = (what: string) => ({ description: `How many places ${what}.` })
const list = (what: string) => ({ description: `${what}, the most frequent first; at most 200.` })

export const SourceReport = builder
  .objectRef<Report & { photos: ShownImport | null }>('SourceReport')
  .implement({
    description: 'Result of importing a foreign file, or of a dry run.',
    fields: (t) => ({
      dryRun: t.exposeBoolean('dryRun', { description: 'Whether nothing was written.' }),
      entryId: t.exposeID('entryId', {
        nullable: true,
        description:
          'Id of the audit trail entry that covers the whole import; null when nothing was written.',
      }),
      places: t.exposeInt('places', count('are in the file')),
      drafts: t.exposeInt('drafts', count('became drafts')),
      matched: t.exposeInt('matched', count('match a listing')),
      proposed: t.exposeInt('proposed', count('that match a listing led to proposals')),
      filled: t.exposeInt('filled', count('that match a listing filled empty fields')),
      unchanged: t.exposeInt('unchanged', count('have not changed since the last run')),
      refusedBefore: t.exposeInt('refusedBefore', count('were refused before')),
      leftOut: t.exposeInt('leftOut', count('were left out')),
      erased: t.exposeInt('erased', count('were left out because their listing was erased')),
      nearestCity: t.exposeInt(
        'nearestCity',
        count('became drafts in the nearest city because the source names none'),
      ),
      vanished: t.exposeInt('vanished', {
        description: 'How many listings of earlier runs are no longer in the source.',
      }),
      photos: t.expose('photos', {
        type: PhotoImport,
        nullable: true,
        description: 'Import of the photo archive; null if none was sent.',
      }),
      reasons: t.expose('reasons', { type: [SourceCount], ...list('Reasons why places were left out') }),
      values: t.expose('values', { type: [SourceCount], ...list('Values that were left out, with reasons') }),
      problems: t.expose('problems', {
        type: [SourceProblem],
        description: 'Everything that was left out, by line; at most 300.',
      }),
      problemCount: t.exposeInt('problemCount', {
        description: 'Number of problems, including those beyond the first 300.',
      }),
      unknownCategories: t.expose('unknownCategories', {
        type: [SourceCount],
        ...list('Categories of the source that the category map does not contain'),
      }),
      unknownNames: t.expose('unknownNames', {
        type: [SourceUnknownName],
        ...list('Cities and categories of a table that the guide does not have'),
      }),
      createdPlaces: t.exposeStringList('createdPlaces', {
        description: 'Cities, neighborhoods and categories that were created; at most 200.',
      }),
    }),
  })
