import { builder } from '../builder.ts'
import type { Context } from '../context.ts'
import { SourceCount } from '../sources/api/count-type.ts'
import type { PhotoOutcome } from './jobs.ts'
import type { PhotoProblems } from './problems.ts'
import { photoReport, type ShownImport } from './report.ts'

const PhotoImportState = builder.enumType('PhotoImportState', {
  description: 'State of a photo import.',
  values: {
    PLANNED: { description: 'Dry run: nothing is added.' },
    RUNNING: { description: 'The server is adding the photos.' },
    DONE: { description: 'All photos have been processed.' },
    TAKEN_BACK: { description: 'The import was taken back before all photos were added.' },
    EXPIRED: { description: 'Given up after a day.' },
  } as const,
})

const PhotoProblem = builder.objectRef<ShownImport['problems'][number]>('PhotoProblem').implement({
  description: 'A photo of an archive that was not added.',
  fields: (t) => ({
    line: t.exposeInt('line', {
      nullable: true,
      description: 'Line of the row that names the file; null if no row names it.',
    }),
    file: t.exposeString('file', { description: 'Name of the file.' }),
    message: t.exposeString('message', { description: 'The reason, in Portuguese.' }),
  }),
})

export const PhotoImport = builder.objectRef<ShownImport>('PhotoImport').implement({
  description:
    'Import of the photos in a ZIP archive, after the rows that name them (docs/catalogue-files.md).',
  fields: (t) => ({
    id: t.exposeID('id', { nullable: true, description: 'Id; null if there is nothing to add.' }),
    state: t.expose('state', { type: PhotoImportState, description: 'State of the import.' }),
    startedAt: t.expose('startedAt', { type: 'DateTime', description: 'When the rows were saved.' }),
    actKey: t.exposeString('actKey', {
      nullable: true,
      description: 'Key of the act that the photos belong to, for `changedBy` and `undoChange`.',
    }),
    total: t.exposeInt('total', { description: 'Number of photos that rows name and the archive contains.' }),
    done: t.exposeInt('done', { description: 'Number of photos that have been processed.' }),
    added: t.exposeInt('added', { description: 'Number of photos that were added.' }),
    counts: t.expose('counts', {
      type: [SourceCount],
      description: 'Reasons why others were not added, with counts.',
    }),
    problems: t.expose('problems', {
      type: [PhotoProblem],
      description: 'Problems by photo; at most 500.',
    }),
  }),
})

export const photosArgument =
  'ZIP archive of at most 200 MB with the photos that a column “Fotos” names, sent after the file. They are added after the response.'

/** Number of imports in the answer. */
const maxShown = 5

builder.queryField('photoImports', (t) =>
  t.field({
    type: [PhotoImport],
    authScopes: { admin: true },
    description: 'The latest imports of photos of the last 30 days, at most five.',
    resolve: (_root, _args, { prisma }) => latestImports(prisma),
  }),
)

async function latestImports(prisma: Context['prisma']): Promise<ShownImport[]> {
  const rows = await prisma.photoImport.findMany({
    orderBy: { id: 'desc' },
    take: maxShown,
    omit: { items: true },
  })
  return rows.map(({ id, actKey, outcome, createdAt, total, done, added, problems }) => ({
    ...photoReport({ total, done, added, problems: problems as unknown as PhotoProblems }),
    id,
    actKey,
    state: (outcome as PhotoOutcome | null) ?? 'RUNNING',
    startedAt: createdAt,
  }))
}
