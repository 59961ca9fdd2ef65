import { builder } from '../../builder.ts'
import { mailContactsOfAct } from '../../contact-changes/mail.ts'
import { faultLevel } from '../../errors.ts'
import { waitUntilPrivate } from '../../media/private-images.ts'
import type { ShownImport } from '../../photo-imports/report.ts'
import { PhotoImport, photosArgument } from '../../photo-imports/type.ts'
import { importWithPhotos } from '../../photo-imports/upload.ts'
import { withTemporaryFile } from '../temporary-file.ts'
import { importBusinesses } from './import.ts'
import type { ImportLine as Line, ImportProblem as Problem, ImportReport as Report } from './report.ts'

const ImportOutcome = builder.enumType('ImportOutcome', {
  description: 'What became of a line of a file, or would become of it.',
  values: {
    CREATED: { value: 'created', description: 'It made an establishment.' },
    UPDATED: { value: 'updated', description: 'It changed an establishment.' },
    UNCHANGED: { value: 'unchanged', description: 'It says what is there already.' },
    REFUSED: { value: 'refused', description: 'Something is wrong with it; nothing of it was saved.' },
  } as const,
})

export const ImportProblem = builder.objectRef<Problem>('ImportProblem').implement({
  description: 'Something that is wrong in a file.',
  fields: (t) => ({
    line: t.exposeInt('line', { description: 'Where its line begins, from 1; the titles are counted.' }),
    column: t.exposeString('column', {
      nullable: true,
      description: 'The column as the file names it, if the problem is one column’s.',
    }),
    message: t.exposeString('message', { description: 'What is wrong, in Portuguese.' }),
  }),
})

const ImportChange = builder.objectRef<Line['changes'][number]>('ImportChange').implement({
  description: 'A field that a line changes.',
  fields: (t) => ({
    column: t.exposeString('column', { description: 'The Portuguese name of the field.' }),
    before: t.exposeString('before', { description: 'What an export would write of it; shortened.' }),
    after: t.exposeString('after', { description: 'What the file says; shortened.' }),
  }),
})

const ImportLine = builder.objectRef<Line>('ImportLine').implement({
  description: 'A line of a file that changes something.',
  fields: (t) => ({
    line: t.exposeInt('line', { description: 'Where it begins, from 1; the titles are counted.' }),
    name: t.exposeString('name', { nullable: true, description: 'The name of its establishment.' }),
    outcome: t.expose('outcome', { type: ImportOutcome, description: 'What became of it.' }),
    changed: t.exposeStringList('changed', {
      description:
        'Portuguese names of the fields that change; none for a new establishment, of which all do.',
    }),
    changes: t.expose('changes', {
      type: [ImportChange],
      description: 'The same fields with their old and new values; none for a new establishment.',
    }),
  }),
})

const count = (of: string) => ({ description: `How many lines ${of}.` })

const ImportReport = builder.objectRef<Report & { photos: ShownImport | null }>('ImportReport').implement({
  description: 'What the import of a file did, or would do.',
  fields: (t) => ({
    dryRun: t.exposeBoolean('dryRun', { description: 'Whether nothing was written.' }),
    entryId: t.exposeID('entryId', {
      nullable: true,
      description: 'Id of the entry of the audit trail that has it all; null when nothing was written.',
    }),
    encoding: t.exposeString('encoding', {
      description:
        'What the file was read as: "planilha do Excel (.xlsx)", or the encoding of its text: "UTF-8", "UTF-16", "Windows-1252", "Mac OS Roman" or "DOS (CP850)".',
    }),
    lines: t.exposeInt('lines', count('the file has below the titles, without empty ones')),
    created: t.exposeInt('created', count('made an establishment')),
    updated: t.exposeInt('updated', count('changed an establishment')),
    unchanged: t.exposeInt('unchanged', count('say what is there already')),
    refused: t.exposeInt('refused', count('are wrong: nothing of them was saved')),
    erased: t.exposeInt('erased', {
      description: 'How many of the refused lines have a contact or slug of an erased establishment.',
    }),
    createdPlaces: t.exposeStringList('createdPlaces', {
      description:
        'The cities, neighborhoods, categories and subcategories that were made, such as "cidade: Cunha"; at most 1,000.',
    }),
    photos: t.expose('photos', {
      type: PhotoImport,
      nullable: true,
      description: 'Of an archive of photos; null without one.',
    }),
    problems: t.expose('problems', {
      type: [ImportProblem],
      description: 'What is wrong, by line; at most 1,000.',
    }),
    preview: t.expose('preview', {
      type: [ImportLine],
      description: 'The lines that change something, in their order; at most 1,000.',
    }),
  }),
})

/** Rows of an uploaded file; the command takes any number. */
const MAX_ROWS = 100_000

builder.mutationField('importBusinesses', (t) =>
  t.field({
    type: ImportReport,
    description:
      'Makes and changes establishments from a CSV or .xlsx file (docs/catalogue-files.md). What is good is saved and what is wrong is reported; the same file again changes nothing.',
    authScopes: { admin: true },
    args: {
      file: t.arg({ type: 'Upload', required: true, description: 'The file.' }),
      photos: t.arg({ type: 'Upload', description: photosArgument }),
      dryRun: t.arg.boolean({
        required: true,
        defaultValue: false,
        description: 'Whether to tell what would happen, and write nothing.',
      }),
      create: t.arg.boolean({
        required: true,
        defaultValue: false,
        description:
          'Whether to make the cities, neighborhoods, categories and subcategories that are not known.',
      }),
    },
    resolve: async (_root, { file, photos: upload, dryRun, create }, context) => {
      const { prisma, log, requestId, signal } = context
      const onFailure = (error: unknown, line: number) =>
        log[faultLevel(error)]({ err: error, requestId, line }, 'a line of a catalogue could not be saved')
      const settings = { dryRun, fills: true, isSource: false }
      const report = await withTemporaryFile(file, (path) =>
        importWithPhotos(context, upload, settings, (author, photos) =>
          importBusinesses({
            ...{ prisma, path, author, photos, dryRun, create },
            ...{ maxRows: MAX_ROWS, signal, onFailure },
          }),
        ),
      )
      if (report.entryId !== null) await mailContactsOfAct(context, { id: report.entryId })
      // A line may make a draft of what was published.
      if (!dryRun) await waitUntilPrivate()
      return report
    },
  }),
)
