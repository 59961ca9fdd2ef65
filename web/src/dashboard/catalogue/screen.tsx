import { useId, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { catalogueMessages } from '../../messages/dashboard/catalogue.ts'
import { Notice } from '../../ui/states.tsx'
import { showToast } from '../../ui/toasts/toast-store.ts'
import { useUndo } from '../audit/use-restore.ts'
import { Banner } from '../feedback/failure.tsx'
import { ScreenTitle } from '../shell/screen-title.tsx'
import type { Description, Place, PlaceUse } from './description.ts'
import type { Draft } from './form/draft.ts'
import { Editor } from './form/editor.tsx'
import { PlaceTable, usePlaceList } from './place-table.tsx'
import styles from './screen.module.css'
import { useDeletion } from './use-deletion.ts'
import { useEditing } from './use-editing.ts'

/** One of the catalogue screens: the form above, the table below. */
export function catalogueScreen<TRow extends Place, TRecord extends Place>(
  description: Description<TRow, TRecord>,
) {
  return () => <Screen description={description} />
}

interface ScreenProps<TRow extends Place, TRecord extends Place> {
  description: Description<TRow, TRecord>
}

function Screen<TRow extends Place, TRecord extends Place>({ description }: ScreenProps<TRow, TRecord>) {
  const { texts, Action } = description
  const editing = useEditing()
  const list = usePlaceList(description)
  const listId = useId()
  const page = useRef<HTMLDivElement>(null)
  /** Each has a number of its own, so that the next error takes the focus again. */
  const [outcome, setOutcome] = useState<(Outcome & { number: number }) | null>(null)
  const tell = (next: Outcome) => setOutcome({ ...next, number: Date.now() })
  const forget = () => setOutcome(null)
  /** Counts what was added, so that each time the form is a new one. */
  const [added, setAdded] = useState(0)
  const [isAdding, setIsAdding] = useState(false)
  /** Counts further presses of "Editar" on a row whose record did not load. */
  const [reloads, setReloads] = useState(0)
  /** What was typed for a new record that turned out to exist. */
  const [unsaved, setUnsaved] = useState<{ id: string; draft: Draft } | null>(null)

  const undoAction = useUndo(async () => {
    forget()
    await list.reload()
  })

  function succeed(text: string, action?: ReturnType<typeof undoAction>) {
    tell({ tone: 'success', text })
    showToast({ tone: 'success', text, action })
  }

  /** @returns whether there is one */
  function focusForm(): boolean {
    const field = page.current?.querySelector<HTMLElement>('form[novalidate] input')
    const folded = field?.closest('details:not([open])')?.querySelector('summary')
    ;(folded ?? field)?.focus()
    return Boolean(field)
  }

  /** Where somebody was before the form: at the row that was edited, if it is still on this page. */
  function focusRow(id: string | null) {
    const rows = [...(page.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
    const row = rows.find(({ dataset }) => dataset.row === id)?.querySelector('button')
    const target = row ?? document.getElementById(listId)
    target?.focus()
  }

  async function finishSaving(id: string | null) {
    succeed(id === null ? texts.created : texts.updated)
    setUnsaved(null)
    if (id === null) setAdded(added + 1)
    else editing.close()
    await list.reload()
    if (id !== null) focusRow(id)
  }

  const deletion = useDeletion(description, {
    onDeleted: async (row) => {
      succeed(texts.deleted, undoAction({ entity: description.entity, id: row.id, name: row.name }))
      if (row.id === editing.id) editing.close()
      await list.reload()
      document.getElementById(listId)?.focus()
    },
    onGone: list.reload,
    onFailed: (text, uses) => tell({ tone: 'error', text, uses }),
  })

  return (
    <div className={styles.screen} ref={page}>
      <ScreenTitle title={texts.title} />
      {outcome && (
        <Banner
          key={outcome.number}
          tone={outcome.tone}
          takesFocus={outcome.tone === 'error' && !outcome.isAtField}
          onDismiss={() => {
            forget()
            focusForm()
          }}
        >
          <p>{outcome.text}</p>
          <Uses uses={outcome.uses ?? []} />
        </Banner>
      )}
      {list.error && <Notice tone="error">{texts.loadFailed}</Notice>}
      <Editor
        key={`${editing.id}/${added}/${reloads}`}
        description={description}
        action={
          Action && (
            <Action
              onDone={async (text) => {
                succeed(text)
                await list.reload()
              }}
              onFailed={(text) => tell({ tone: 'error', text })}
            />
          )
        }
        id={editing.id}
        isOpen={isAdding}
        onToggle={setIsAdding}
        takesFocus={outcome?.text === texts.created}
        onSaved={finishSaving}
        onFailed={(text, isAtField) => (text === null ? forget() : tell({ tone: 'error', text, isAtField }))}
        draft={unsaved?.id === editing.id ? unsaved.draft : undefined}
        onExists={(id, draft) => {
          setUnsaved({ id, draft })
          editing.open(id, true)
          tell({ tone: 'error', text: catalogueMessages.existsAlready })
          void list.reload()
        }}
        onCancel={() => {
          const { id } = editing
          setUnsaved(null)
          forget()
          editing.close()
          focusRow(id)
        }}
      />
      <section className={styles.list} aria-labelledby={listId}>
        <h2 id={listId} tabIndex={-1}>
          {texts.list}
        </h2>
        <PlaceTable
          description={description}
          list={list}
          editedId={editing.id}
          deletedId={deletion.deletedId}
          onEdit={({ id }) => {
            forget()
            if (id === editing.id) {
              // Without a form its record is not there: it is asked for again.
              if (!focusForm()) setReloads(reloads + 1)
            } else {
              setUnsaved(null)
              editing.open(id)
            }
          }}
          onRemove={(row) => {
            forget()
            void deletion.remove(row)
          }}
        />
      </section>
      {deletion.dialog}
    </div>
  )
}

/** Links to the records that block the deletion. */
function Uses({ uses }: { uses: readonly PlaceUse[] }) {
  if (uses.length === 0) return null
  return (
    <p className={styles.uses}>
      {uses.map(({ text, to }) => (
        <Link key={to} to={to}>
          {text}
        </Link>
      ))}
    </p>
  )
}

/** How the last piece of work ended. */
interface Outcome {
  tone: 'success' | 'error'
  text: string
  /** What keeps something from being deleted. */
  uses?: readonly PlaceUse[]
  /** Whether the focus is at a field that says more. */
  isAtField?: boolean
}
