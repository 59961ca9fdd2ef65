import { authorOf } from '../../audit/record.ts'
import { builder } from '../../builder.ts'
import { importBusinesses } from './import.ts'
import { withSpooled } from './spool.ts'
import { ImportReport } from './type.ts'

/** Rows of an uploaded file; the command takes any number. */
const MAX_ROWS = 100_000

builder.mutationField('importBusinesses', (t) =>
  t.field({
    type: ImportReport,
    description:
      'Makes and changes establishments from a CSV file (docs/catalogue-files.md). What is good is saved and what is wrong is reported; the same file again changes nothing.',
    authScopes: { admin: true },
    args: {
      file: t.arg({ type: 'Upload', required: true, description: 'The file.' }),
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
    resolve: async (_root, { file, dryRun, create }, context) => {
      const { prisma, log, requestId, signal } = context
      const author = await authorOf(context)
      const onFailure = (error: unknown, line: number) =>
        log.error({ err: error, requestId, line }, 'a line of a catalogue could not be saved')
      return withSpooled(file, (path) =>
        importBusinesses({ prisma, path, author, dryRun, create, maxRows: MAX_ROWS, signal, onFailure }),
      )
    },
  }),
)
