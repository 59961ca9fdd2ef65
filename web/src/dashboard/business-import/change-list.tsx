import { chakra } from '@chakra-ui/react/styled-system'
import { businessImportMessages } from '../../messages/dashboard/business-import.ts'
import { recipe } from '../../theme/theme.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import type { Column } from '../table/column.ts'
import { DataTable } from '../table/data-table.tsx'
import { ShowMore, useShown } from './show-more.tsx'
import type { Report } from './use-import.ts'

const texts = businessImportMessages.report

type Change = Report['preview'][number] & { id: string }

const columnsOf = (tense: 0 | 1): Column<Change>[] => [
  { id: 'line', header: texts.line, cell: ({ row }) => row.original.line },
  { id: 'name', header: texts.name, meta: { isMain: true }, cell: ({ row }) => row.original.name },
  { id: 'outcome', header: texts.outcome, cell: ({ row }) => texts.outcomes[row.original.outcome][tense] },
  {
    id: 'changed',
    header: texts.changed,
    cell: ({
      row: {
        original: { outcome, changes },
      },
    }) => (outcome === 'CREATED' ? texts.everything : <Values changes={changes} />),
  },
]

const List = chakra(
  'dl',
  recipe({
    base: {
      display: 'grid',
      gap: '2',
      overflowWrap: 'anywhere',
      '& dt': { textStyle: 'label', color: 'quiet' },
      '& dd': { margin: '0' },
      '& del': { color: 'quiet', textDecorationColor: 'barro' },
      '& ins': { textDecoration: 'none' },
      '& .none': { color: 'quiet', fontStyle: 'italic' },
    },
  }),
)

/** What each field holds now, and what the file makes of it. */
function Values({ changes }: Pick<Change, 'changes'>) {
  return (
    <List>
      {changes.map(({ column, before, after }) => (
        <div key={column}>
          <dt>{column}</dt>
          <dd>
            <VisuallyHidden>{texts.before}: </VisuallyHidden>
            {before ? <del>{before}</del> : <span className="none">{texts.none}</span>}
            <span aria-hidden="true"> → </span>
            <VisuallyHidden>{texts.after}: </VisuallyHidden>
            {after ? <ins>{after}</ins> : <span className="none">{texts.none}</span>}
          </dd>
        </div>
      ))}
    </List>
  )
}

const planned = columnsOf(0)
const done = columnsOf(1)

/** The lines that change something, with what each field holds before and after. */
export function ChangeList({ preview, isImported }: { preview: Report['preview']; isImported: boolean }) {
  const rows = preview.map((change) => ({ ...change, id: String(change.line) }))
  const shown = useShown(rows)
  return (
    <div className="part">
      <h3>{texts.changes}</h3>
      <DataTable label={texts.changes} columns={isImported ? done : planned} rows={shown.rows} empty={null} />
      <div className="ways">
        <ShowMore {...shown} />
      </div>
    </div>
  )
}
