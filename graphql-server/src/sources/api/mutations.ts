import { builder } from '../../builder.ts'
import { mailContactsOfAct } from '../../contact-changes/mail.ts'
import { readAnswerColumns } from '../../csv/import/answer-columns.ts'
import { fileLimits } from '../../csv/reader/records.ts'
import { isGeoJson } from '../../csv/reader/table.ts'
import { withTemporaryFile } from '../../csv/temporary-file.ts'
import { BadUserInputError, faultLevel } from '../../errors.ts'
import { texts } from '../../messages/texts.ts'
import { photosArgument } from '../../photo-imports/type.ts'
import { importWithPhotos } from '../../photo-imports/upload.ts'
import { readCategoryMap } from '../maps/categories.ts'
import { readChangedCategories } from '../maps/changed-categories.ts'
import { runSource } from '../run.ts'
import { readTableHead } from '../table/open.ts'
import { SourceReport } from './report-type.ts'
import {
  geoJson,
  readColumns,
  SourceAttributeColumn,
  SourceColumn,
  SourceNameChoice,
  SourceTable,
} from './table-type.ts'

/** Limits for uploaded files; the command has none. */
const MAX_PLACES = 100_000
const MAX_CHOICES = 500

builder.mutationField('inspectSource', (t) =>
  t.field({
    type: SourceTable,
    description:
      'Reads the columns of a foreign table (CSV or .xlsx) and guesses their content by titles and values. Writes nothing.',
    authScopes: { admin: true },
    args: { file: t.arg({ type: 'Upload', required: true, description: 'The file.' }) },
    resolve: (_root, { file }, { prisma }) =>
      withTemporaryFile(file, async (path) =>
        (await isGeoJson(path)) ? geoJson : readTableHead(path, await readAnswerColumns(prisma)),
      ),
  }),
)

const SourceImportInput = builder.inputType('SourceImportInput', {
  description: 'Options for importing a foreign file.',
  fields: (t) => ({
    source: t.string({ required: true, description: 'Name of the source; must be the same at each run.' }),
    licence: t.string({ required: true, description: 'Licence of the data.' }),
    columns: t.field({
      type: [SourceColumn],
      required: { list: false, items: false },
      description: 'Content of each column of a table, in order; null to skip a column.',
    }),
    attributeColumns: t.field({
      type: [SourceAttributeColumn],
      description: 'Columns of a table with answers to attributes; they override `columns`.',
    }),
    choices: t.field({
      type: [SourceNameChoice],
      description: 'Assignments of names in a table to cities and categories of the guide.',
    }),
    fill: t.boolean({
      defaultValue: false,
      description: 'Whether to fill empty fields instead of proposing values.',
    }),
    partial: t.boolean({
      defaultValue: false,
      description:
        'Whether the file is only a part of the source, so that missing listings do not count as vanished.',
    }),
    create: t.boolean({
      defaultValue: false,
      description: 'Whether to create unknown cities, neighborhoods and categories.',
    }),
    odblDuties: t.boolean({
      defaultValue: false,
      description: 'Whether you accept the duties of the ODbL, so that data under it are imported.',
    }),
    dryRun: t.boolean({ defaultValue: false, description: 'Whether to report only, without writing.' }),
  }),
})

builder.mutationField('importSource', (t) =>
  t.field({
    type: SourceReport,
    description:
      'Compares a foreign file with the catalogue: a table of any make, or GeoJSON of Overture Maps or OpenStreetMap (docs/catalogue-files.md). What differs is proposed, what is new becomes a draft; the same file again changes nothing.',
    authScopes: { admin: true },
    args: {
      file: t.arg({ type: 'Upload', required: true, description: 'The file.' }),
      photos: t.arg({ type: 'Upload', description: photosArgument }),
      input: t.arg({ type: SourceImportInput, required: true, description: 'The options.' }),
    },
    resolve: async (_root, { file, photos: upload, input }, context) => {
      const { prisma, log, requestId, signal } = context
      const { columns, choices } = input
      if (
        (choices?.length ?? 0) > MAX_CHOICES ||
        (columns?.length ?? 0) > fileLimits.columns ||
        (input.attributeColumns?.length ?? 0) > fileLimits.columns
      )
        throw new BadUserInputError({ 'input.choices': texts.sourceTables.otherTitles })
      const categories = await readCategoryMap(undefined, await readChangedCategories(prisma))
      const fill = input.fill ?? false
      const dryRun = input.dryRun ?? false
      const settings = { dryRun, fills: fill, isSource: true }
      const report = await withTemporaryFile(file, (path) =>
        importWithPhotos(context, upload, settings, (author, photos) =>
          runSource({
            ...{ prisma, path, author, photos, categories, signal, maxPlaces: MAX_PLACES, fill, dryRun },
            ...{ source: input.source, licence: input.licence },
            columns: columns ? readColumns(columns, input.attributeColumns ?? []) : undefined,
            choices: choices?.map(({ kind, name, value = null }) => ({ kind, name, value })),
            partial: input.partial ?? false,
            create: input.create ?? false,
            odblDuties: input.odblDuties ?? false,
            onFailure: (error, reference) =>
              log[faultLevel(error)](
                { err: error, requestId, reference },
                'a place of a source could not be saved',
              ),
          }),
        ),
      )
      if (report.entryId !== null) await mailContactsOfAct(context, { id: report.entryId })
      return report
    },
  }),
)
