import { Link } from 'react-router-dom'
import { auditMessages as texts } from '../../messages/dashboard/audit.ts'
import { styled } from '../../theme/theme.ts'
import { link, ProfileLink, RowAction } from '../table/cells.tsx'
import type { Column } from '../table/columns.ts'
import { Changes } from './changes.tsx'
import type { Entry } from './entry-name.ts'
import { lostBy, momentOf, nameOf, placeOf, whoOf } from './entry-name.ts'
import { actOf, LinesLink, linesInWords, WholeLink } from './lines.tsx'

/** In a table all first lines are on one line, which is that of the button's text. */
const firstLine = { paddingBlock: { base: '1', md: '2' }, lineHeight: '1.4' } as const

const What = styled('span', {
  ...firstLine,
  display: 'grid',
  '& .deed, & .now': { textStyle: 'small', color: 'quiet', fontWeight: '400' },
  '& a': link,
})

const Who = styled(
  'button',
  {
    ...link,
    ...firstLine,
    // Room for the words of most names, so that they are broken between words.
    minWidth: { md: '8rem' },
    display: 'block',
    minHeight: { base: 'touch', md: 'auto' },
    textAlign: 'start',
    cursor: 'pointer',
  },
  { defaultProps: { type: 'button' } },
)

const When = styled('time', { ...firstLine, display: 'block' })

const Undo = styled('span', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '3',
  rowGap: '1',
  paddingBlockEnd: { md: '1' },
  '& small': { textStyle: 'small', color: 'quiet' },
})

export interface EntryActions {
  showOnly: (actorId: string) => void
  restore: (entry: Entry) => void
  isBusy: boolean
  /** Whether all of them are lines of one entry. */
  isLines: boolean
}

/** The columns of the audit trail. */
export function entryColumns({ showOnly, restore, isBusy, isLines }: EntryActions): Column<Entry>[] {
  return [
    {
      id: 'what',
      header: texts.what,
      enableHiding: false,
      meta: { isMain: true },
      cell: ({ row }) => <Subject entry={row.original} isLines={isLines} />,
    },
    {
      id: 'when',
      header: texts.when,
      cell: ({ row: { original: entry } }) => <When dateTime={entry.at}>{momentOf(entry.at)}</When>,
    },
    {
      id: 'actor',
      header: texts.actor,
      cell: ({ row: { original: entry } }) => {
        const { actor } = entry
        if (!actor) return whoOf(entry)
        return (
          <Who aria-label={texts.onlyBy(actor.name)} onClick={() => showOnly(actor.id)}>
            {actor.name}
          </Who>
        )
      },
    },
    {
      id: 'changes',
      header: texts.changes,
      cell: ({ row: { original: entry } }) =>
        actOf(entry) ? <LinesLink entry={entry} /> : <Changes entry={entry} />,
    },
    {
      id: 'undo',
      header: texts.undo.action,
      enableHiding: false,
      meta: { isActions: true },
      cell: ({ row }) => <Restoration entry={row.original} restore={restore} isBusy={isBusy} />,
    },
  ]
}

/** What was done to what; the name leads there as long as it is there. */
function Subject({ entry, isLines }: { entry: Entry; isLines: boolean }) {
  const { entity, action, subject, partOf } = entry
  const name = nameOf(entry)
  if (action === 'IMPORT' || action === 'BULK')
    return (
      <What>
        <span className="deed">{texts.lines.acts[action]}</span>
        <span>{linesInWords(entry)}</span>
      </What>
    )
  return (
    <What>
      <span className="deed">{texts.deed(entity, action)}</span>
      {!subject ? (
        <span>{name}</span>
      ) : entity === 'BUSINESS' ? (
        <ProfileLink slug={subject.slug ?? ''} name={name} />
      ) : (
        <Link to={placeOf(subject)}>{name}</Link>
      )}
      {subject && subject.name !== name && <span className="now">{texts.renamed(subject.name)}</span>}
      {partOf && !isLines && <WholeLink partOf={partOf} />}
    </What>
  )
}

interface RestorationProps extends Pick<EntryActions, 'restore' | 'isBusy'> {
  entry: Entry
}

function Restoration({ entry, restore, isBusy }: RestorationProps) {
  const { restorationState: state, restorableUntil: until } = entry
  if (!state) return null
  return (
    <Undo>
      {state === 'POSSIBLE' ? (
        <>
          <RowAction
            text={texts.undo.action}
            label={texts.undo.actionOf(lostBy(entry))}
            onClick={() => restore(entry)}
            disabled={isBusy}
          />
          {until && <small>{texts.undo.until(new Date(until))}</small>}
        </>
      ) : (
        <small>{texts.undo.states[state]}</small>
      )}
    </Undo>
  )
}
