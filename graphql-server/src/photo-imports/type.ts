import { builder } from '../builder.ts'
import type { Context } from '../context.ts'
import { SourceCount } from '../sources/api/count-type.ts'
import type { PhotoOutcome } from './jobs.ts'
import type { PhotoProblems } from './problems.ts'
import { photoReport, type ShownImport } from './report.ts'

const PhotoImportState = builder.enumType('PhotoImportState', {
  description: 'How far an import of photos is.',
  values: {
    PLANNED: { description: 'Nothing is added: a dry run.' },
    RUNNING: { description: 'The server adds the photos.' },
    DONE: { description: 'All have been worked off.' },
    TAKEN_BACK: { description: 'The import was taken back before all were added.' },
    EXPIRED: { description: 'It was given up after a day.' },
  } as const,
})

const PhotoProblem = builder.objectRef<ShownImport['problems'][number]>('PhotoProblem').implement({
  description: 'Why a photo of an archive was not added.',
  fields: (t) => ({
    line: t.exposeInt('line', {
      nullable: true,
      description: 'Of the row that names it; null of a file that no row names.',
    }),
    file: t.exposeString('file', { description: 'The name of the file.' }),
    message: t.exposeString('message', { description: 'What is wrong, in Portuguese.' }),
  }),
})

export const PhotoImport = builder.objectRef<ShownImport>('PhotoImport').implement({
  description:
    'Photos of a ZIP archive, which are added after the rows that name them (docs/catalogue-files.md).',
  fields: (t) => ({
    id: t.exposeID('id', { nullable: true, description: 'Its id; null where nothing is left to add.' }),
    state: t.expose('state', { type: PhotoImportState, description: 'How far it is.' }),
    startedAt: t.expose('startedAt', { type: 'DateTime', description: 'When the rows were saved.' }),
    actKey: t.exposeString('actKey', {
      nullable: true,
      description: 'Key of the act that the photos are part of, for `changedBy` and `undoChange`.',
    }),
    total: t.exposeInt('total', { description: 'How many photos the rows name that the archive has.' }),
    done: t.exposeInt('done', { description: 'How many of them have been worked off.' }),
    added: t.exposeInt('added', { description: 'How many of them were added.' }),
    counts: t.expose('counts', { type: [SourceCount], description: 'Why others were not, by reason.' }),
    problems: t.expose('problems', {
      type: [PhotoProblem],
      description: 'What is wrong with photos, one by one; at most 500.',
    }),
  }),
})

export const photosArgument =
  'A ZIP archive, of at most 200 MB, of the photos that a column “Fotos” names, sent behind the file. They are added after the answer.'

/** Imports that are shown, the latest. */
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
