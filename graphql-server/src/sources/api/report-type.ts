import { builder } from '../../builder.ts'
import type { ShownImport } from '../../photo-imports/report.ts'
import { PhotoImport } from '../../photo-imports/type.ts'
import type { SourceProblem as Problem, SourceReport as Report } from '../report.ts'
import { SourceCount } from './count-type.ts'
import { SourceUnknownName } from './table-type.ts'

const SourceProblem = builder.objectRef<Problem>('SourceProblem').implement({
  description: 'A place, or a value of one, that was left out.',
  fields: (t) => ({
    line: t.exposeInt('line', {
      description:
        'The line of a table where it begins, the titles counted; the number of a place of GeoJSON.',
    }),
    column: t.exposeString('column', {
      nullable: true,
      description: 'The column as a table names it, if the problem is one column’s.',
    }),
    reference: t.exposeString('reference', {
      nullable: true,
      description: 'What GeoJSON calls the place; null in a table.',
    }),
    message: t.exposeString('message', { description: 'Why, in Portuguese.' }),
  }),
})

const count = (what: string) => ({ description: `How many places ${what}.` })
const list = (what: string) => ({ description: `${what}, the most frequent first; at most 200.` })

export const SourceReport = builder
  .objectRef<Report & { photos: ShownImport | null }>('SourceReport')
  .implement({
    description: 'What the import of a foreign file did, or would do.',
    fields: (t) => ({
      dryRun: t.exposeBoolean('dryRun', { description: 'Whether nothing was written.' }),
      entryId: t.exposeID('entryId', {
        nullable: true,
        description:
          'Id of the entry of the trail that has it all; null when nothing of the catalogue was written.',
      }),
      places: t.exposeInt('places', count('the file has')),
      drafts: t.exposeInt('drafts', count('became drafts')),
      matched: t.exposeInt('matched', count('are in the guide')),
      proposed: t.exposeInt('proposed', count('of the matched ones led to proposals')),
      filled: t.exposeInt('filled', count('of the matched ones filled empty fields')),
      unchanged: t.exposeInt('unchanged', count('are as at the last run')),
      refusedBefore: t.exposeInt('refusedBefore', count('were refused before')),
      leftOut: t.exposeInt('leftOut', count('were left out')),
      erased: t.exposeInt('erased', count('of those left out are erased')),
      nearestCity: t.exposeInt(
        'nearestCity',
        count('became drafts in the nearest city, since the source names none'),
      ),
      vanished: t.exposeInt('vanished', { description: 'How many listings the source has no more.' }),
      photos: t.expose('photos', {
        type: PhotoImport,
        nullable: true,
        description: 'Of an archive of photos; null without one.',
      }),
      reasons: t.expose('reasons', { type: [SourceCount], ...list('Why places were left out') }),
      values: t.expose('values', { type: [SourceCount], ...list('Values that were left out') }),
      problems: t.expose('problems', {
        type: [SourceProblem],
        description: 'What was left out, by line; at most 300.',
      }),
      problemCount: t.exposeInt('problemCount', { description: 'How many there are.' }),
      unknownCategories: t.expose('unknownCategories', {
        type: [SourceCount],
        ...list('Categories of the source of which nothing says what they are in the guide'),
      }),
      unknownNames: t.expose('unknownNames', {
        type: [SourceUnknownName],
        ...list('Cities and categories that the guide has not'),
      }),
      createdPlaces: t.exposeStringList('createdPlaces', {
        description: 'Cities, neighborhoods and categories that were made; at most 200.',
      }),
    }),
  })
