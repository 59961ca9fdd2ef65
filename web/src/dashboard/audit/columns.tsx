import { Link } from 'react-router-dom'
import { auditMessages as texts } from '../../messages/dashboard/audit.ts'
import text from '../../ui/text.module.css'
import cells from '../table/cells.module.css'
import { ProfileLink, RowAction } from '../table/cells.tsx'
import type { Column } from '../table/columns.ts'
import { Changes } from './changes.tsx'
import styles from './columns.module.css'
import type { Entry } from './entry-name.ts'
import { actorName, entryName, formatMoment, subjectPath } from './entry-name.ts'
import { type Line, LinesLink, linesAct, linesInWords, WholeLink } from './lines.tsx'

export interface EntryActions {
  showOnly: (actorId: string) => void
  restore: (entry: Entry) => void
  /** Opens the preview of taking a change back. */
  undo: (entryId: string) => void
  isBusy: boolean
  /** Whether all of them are lines of one entry. */
  isLines: boolean
}

export function entryColumns({ showOnly, restore, undo, isBusy, isLines }: EntryActions): Column<Entry>[] {
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
      cell: ({ row: { original: entry } }) => (
        <time className={styles.when} dateTime={entry.at}>
          {formatMoment(entry.at)}
        </time>
      ),
    },
    {
      id: 'actor',
      header: texts.actor,
      cell: ({ row: { original: entry } }) => {
        const { actor } = entry
        if (!actor) return <span className={styles.system}>{actorName(entry)}</span>
        return (
          <button
            type="button"
            className={styles.who}
            aria-label={texts.onlyBy(actor.name)}
            onClick={() => showOnly(actor.id)}
          >
            {actor.name}
          </button>
        )
      },
    },
    {
      id: 'changes',
      header: texts.changes,
      cell: ({ row: { original: entry } }) =>
        !linesAct(entry) ? (
          <Changes entry={entry} />
        ) : entry.lineCounts.length > 0 ? (
          <LinesLink entry={entry} />
        ) : (
          texts.lines.none
        ),
    },
    {
      id: 'undo',
      header: texts.undo.action,
      enableHiding: false,
      meta: { isActions: true },
      cell: ({ row }) => <Restoration entry={row.original} restore={restore} undo={undo} isBusy={isBusy} />,
    },
  ]
}

/** What was done to what; the name leads there as long as it is there. */
function Subject({ entry, isLines }: { entry: Entry; isLines: boolean }) {
  const { entity, action, subject, partOf } = entry
  const name = entryName(entry)
  const act = linesAct(entry)
  if (act)
    return (
      <span className={styles.what}>
        <span className={styles.action}>{texts.lines.act(act, entry.name)}</span>
        <span>{linesInWords(entry)}</span>
        <Undone entry={entry} />
      </span>
    )
  return (
    <span className={styles.what}>
      <span className={styles.action}>{texts.actionText(entity, action as Line)}</span>
      {!subject ? (
        <span>{name}</span>
      ) : entity === 'BUSINESS' ? (
        <ProfileLink slug={subject.slug ?? ''} name={name} />
      ) : (
        <Link className={cells.link} to={subjectPath(subject)}>
          {name}
        </Link>
      )}
      {subject && subject.name !== name && <span className={styles.now}>{texts.renamed(subject.name)}</span>}
      <Undone entry={entry} />
      {partOf && !isLines && <WholeLink partOf={partOf} />}
    </span>
  )
}

function Undone({ entry: { undoes } }: { entry: Entry }) {
  if (!undoes) return null
  return (
    <span className={styles.now}>
      {texts.undo.undoes(linesAct(undoes) !== null, formatMoment(undoes.at))}
    </span>
  )
}

/** What an entry is called on its button, for screen readers. */
function undoLabel(entry: Entry): string {
  const { entity, action, at } = entry
  if (action === 'DELETE') return texts.undo.actionOf(entryName(entry))
  const act = linesAct(entry)
  const what = act
    ? texts.lines.act(act, entry.name)
    : `${texts.actionText(entity, action as Line)} ${entryName(entry)}`
  return texts.undo.changeOf(what, formatMoment(at))
}

interface RestorationProps extends Pick<EntryActions, 'restore' | 'undo' | 'isBusy'> {
  entry: Entry
}

function Restoration({ entry, restore, undo, isBusy }: RestorationProps) {
  const { restorationState: state, restorableUntil: until } = entry
  if (!state) return null
  return (
    <span className={styles.undo}>
      {state === 'POSSIBLE' ? (
        <>
          <RowAction
            text={texts.undo.action}
            label={undoLabel(entry)}
            onClick={() => (entry.action === 'DELETE' ? restore(entry) : undo(entry.id))}
            disabled={isBusy}
          />
          {until && <small className={text.hint}>{texts.undo.until(new Date(until))}</small>}
        </>
      ) : (
        <small className={text.hint}>{texts.undo.states[state]}</small>
      )}
    </span>
  )
}
