import { useApolloClient } from '@apollo/client/react'
import { type FormEvent, type ReactNode, useState } from 'react'
import { serverMessage } from '../../ask/errors.ts'
import { CheckField } from '../../forms/check-field.tsx'
import { useAction } from '../../forms/use-action.ts'
import type { UndoPreviewQuery } from '../../gql/dashboard/graphql.ts'
import { useUndoChangeMutation, useUndoPreviewQuery } from '../../gql/dashboard/hooks.ts'
import { auditMessages } from '../../messages/dashboard/audit.ts'
import { dashboardMessages } from '../../messages/dashboard/dashboard.ts'
import actions from '../../ui/actions.module.css'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/states.tsx'
import { showToast } from '../../ui/toasts/toast-store.ts'
import { forgetBusinesses } from '../forget-lists.ts'
import { actorName, entryName, formatMoment } from './entry-name.ts'
import { linesAct } from './lines.tsx'
import styles from './undo-dialog.module.css'
import { defaultGroups, UndoFields } from './undo-fields.tsx'

const { undoing: texts } = auditMessages

type Preview = UndoPreviewQuery['undoPreview']

interface UndoDialogProps {
  /** Id of the entry, or its `actKey`. */
  entry: string
  onClose: () => void
  onDone: () => void
}

/** Takes a change back: shows what that does, by field or by numbers of establishments, and asks. */
export function UndoDialog({ entry, onClose, onDone }: UndoDialogProps) {
  const [withChanged, setWithChanged] = useState(false)
  const [choice, setChoice] = useState<ReadonlySet<string> | null>(null)
  const query = useUndoPreviewQuery({ variables: { entry, withChanged }, fetchPolicy: 'no-cache' })
  const { cache } = useApolloClient()
  const [undo] = useUndoChangeMutation()
  const { isRunning, failure, run } = useAction(texts.failed)
  const preview = (query.data ?? query.previousData)?.undoPreview
  const groups = choice ?? defaultGroups(preview?.fields ?? [])
  const chosen = preview?.fields.filter(({ group }) => groups.has(group)) ?? []
  const isWhole = preview?.fields.length === 0 || preview?.entry.action === 'MERGE'
  const isReady = !query.loading && (chosen.length > 0 || (isWhole && preview.done + preview.proposals > 0))

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!preview || !isReady) return
    const fields = preview.fields.length > 0 ? chosen.map(({ field }) => field) : null
    void run(async () => {
      const { data } = await undo({ variables: { entry: preview.entry.id, fields, withChanged } })
      if (data) {
        const { done, changed, impossible, proposals, entry } = data.undoChange
        forgetBusinesses(cache, linesAct(entry) ? [] : [entry.entityId])
        showToast({ tone: 'success', text: texts.done(done, changed + impossible, proposals) })
      }
      onDone()
    })
  }

  return (
    <Dialog
      title={texts.title(preview ? title(preview) : '…')}
      close={dashboardMessages.close}
      onClose={onClose}
    >
      <form className={styles.body} onSubmit={submit} aria-busy={query.loading}>
        {query.error ? (
          <Notice tone="error">{serverMessage(query.error) ?? dashboardMessages.noAnswer}</Notice>
        ) : preview ? (
          <UndoPreview preview={preview} groups={groups} onChoose={setChoice}>
            {(preview.fields.length === 0 && preview.changed > 0) || withChanged ? (
              <CheckField
                label={texts.withChanged}
                hint={texts.withChangedHint}
                checked={withChanged}
                onChange={setWithChanged}
              />
            ) : null}
          </UndoPreview>
        ) : (
          <p role="status">{texts.loading}</p>
        )}
        {failure && <Notice tone="error">{failure}</Notice>}
        <div className={actions.end}>
          <Button look="outline" onClick={onClose}>
            {dashboardMessages.cancel}
          </Button>
          <Button type="submit" aria-busy={isRunning} disabled={!isReady}>
            {isRunning ? texts.submitting : texts.submit}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

function title({ entry }: Preview): string {
  const act = linesAct(entry)
  return act ? auditMessages.lines.act(act, entry.name) : entryName(entry)
}

interface UndoPreviewProps {
  preview: Preview
  groups: ReadonlySet<string>
  onChoose: (groups: ReadonlySet<string>) => void
  /** The choice to include what was changed since. */
  children: ReactNode
}

function UndoPreview({ preview, groups, onChoose, children }: UndoPreviewProps) {
  const { entry, done, changed, nothing, impossible, proposals, obstacles, fields } = preview
  const isAct = linesAct(entry) !== null
  const { counts } = texts
  return (
    <>
      <p>{texts.lead(formatMoment(entry.at), actorName(entry))}</p>
      {fields.length > 0 && <UndoFields preview={preview} groups={groups} onChoose={onChoose} />}
      {!isAct && fields.length === 0 && done + changed > 0 && <p>{texts.removes}</p>}
      {entry.action === 'IMPORT' && <p>{texts.importNote}</p>}
      {entry.action === 'MERGE' && <p>{texts.mergeNote}</p>}
      <div role="status">
        <ul className={styles.counts}>
          {isAct && done > 0 && <li>{counts.done(done)}</li>}
          {proposals > 0 && <li>{counts.proposals(proposals)}</li>}
          {fields.length === 0 && changed > 0 && <li>{counts.changed(changed)}</li>}
          {isAct && nothing > 0 && <li>{counts.nothing(nothing)}</li>}
          {obstacles.map(({ reason, count, names }) => (
            <li key={reason}>{isAct ? counts.impossible(count, reason, names) : texts.refused(reason)}</li>
          ))}
          {done + changed + impossible + proposals + fields.length === 0 && <li>{counts.empty}</li>}
        </ul>
      </div>
      {children}
    </>
  )
}
