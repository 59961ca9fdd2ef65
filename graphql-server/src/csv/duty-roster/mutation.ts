import { builder } from '../../builder.ts'
import { actKeyArg, authorOfAct } from '../../businesses/act.ts'
import { ImportProblem } from '../import/mutations.ts'
import { withTemporaryFile } from '../temporary-file.ts'
import { maxRosterRows } from './file.ts'
import { importDutyRoster } from './import.ts'
import type { DutyRosterReport as Report, ReportedRow } from './report.ts'

const DutyRosterOutcome = builder.enumType('DutyRosterOutcome', {
  description: 'What becomes of a row of a duty roster.',
  values: {
    CHANGED: { description: 'Its hours are set for its date.' },
    UNCHANGED: { description: 'They are there already.' },
    REFUSED: { description: 'Something is wrong with it: `problems` says what.' },
  } as const,
})

const DutyRosterRow = builder.objectRef<ReportedRow>('DutyRosterRow').implement({
  description: 'A row of a duty roster.',
  fields: (t) => ({
    line: t.exposeInt('line', { description: 'Where it begins, from 1; the titles are counted.' }),
    businessId: t.exposeID('businessId', {
      nullable: true,
      description: 'Id of its establishment; null where none was found.',
    }),
    name: t.exposeString('name', {
      description: 'The name of its establishment; what the file says where none was found.',
    }),
    date: t.exposeString('date', {
      nullable: true,
      description: 'Its date, yyyy-MM-dd; null for a refused row that cannot be read.',
    }),
    hours: t.exposeString('hours', { description: 'Its hours, such as "08:00-12:00, 14:00-18:00".' }),
    reason: t.exposeString('reason', {
      nullable: true,
      description:
        'What visitors read: "Plantão: Decreto 123 de 03/02/2027. Ligue antes". Null as `date` is.',
    }),
    outcome: t.expose('outcome', { type: DutyRosterOutcome, description: 'What becomes of it.' }),
  }),
})

const count = (what: string) => ({ description: `How many rows ${what}.` })

const DutyRosterReport = builder.objectRef<Report>('DutyRosterReport').implement({
  description: 'What the import of a duty roster did, or would do.',
  fields: (t) => ({
    dryRun: t.exposeBoolean('dryRun', { description: 'Whether it was only checked.' }),
    entryId: t.exposeID('entryId', {
      nullable: true,
      description: 'Id of the entry of the audit trail that has it all; null when nothing was written.',
    }),
    encoding: t.exposeString('encoding', { description: 'As in `ImportReport`.' }),
    lines: t.exposeInt('lines', count('the file has below the titles')),
    changed: t.exposeInt('changed', count('set hours, if it is written')),
    unchanged: t.exposeInt('unchanged', count('say what is there already')),
    refused: t.exposeInt('refused', count('are wrong')),
    rows: t.expose('rows', {
      type: [DutyRosterRow],
      description: 'The rows, refused ones first; at most 1,000.',
    }),
    problems: t.expose('problems', {
      type: [ImportProblem],
      description: 'What is wrong, by line and column; at most 1,000.',
    }),
  }),
})

builder.mutationField('importDutyRoster', (t) =>
  t.field({
    type: DutyRosterReport,
    authScopes: { admin: true },
    description: `Sets hours of dates from a CSV file of who is on duty (rota de plantão): columns data, horário, estabelecimento (id, slug, or name with city), decreto and data do decreto, at most ${maxRosterRows} rows. One act of the audit trail; nothing is written while a row is refused, unless \`partly\` is true.`,
    args: {
      file: t.arg({ type: 'Upload', required: true, description: 'The file.' }),
      dryRun: t.arg.boolean({
        required: true,
        defaultValue: false,
        description: 'Whether to check only, and write nothing.',
      }),
      partly: t.arg.boolean({
        required: true,
        defaultValue: false,
        description: 'Whether the other rows are saved where some are refused.',
      }),
      ...actKeyArg,
    },
    resolve: async (_root, { file, dryRun, partly, actKey }, context) => {
      const { prisma, signal } = context
      const author = await authorOfAct(context, actKey)
      return withTemporaryFile(file, (path) =>
        importDutyRoster({ prisma, path, author, dryRun, partly, signal }),
      )
    },
  }),
)
