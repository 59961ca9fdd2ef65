import { skipToken } from '@apollo/client/react'
import { Skeleton } from '@chakra-ui/react/skeleton'
import { type ReactNode, useId } from 'react'
import { useRequestKey } from '../../../forms/checked-form.ts'
import { catalogueMessages } from '../../../messages/dashboard/catalogue.ts'
import { dashboardMessages } from '../../../messages/dashboard/dashboard.ts'
import { messages } from '../../../messages/site.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Notice } from '../../../ui/states.tsx'
import text from '../../../ui/text.module.css'
import type { FormDescription, Place } from '../description.ts'
import styles from './editor.module.css'
import { PlaceForm, type PlaceFormProps } from './place-form.tsx'

interface EditorProps<TRecord extends Place> extends Omit<PlaceFormProps, 'description' | 'record' | 'save'> {
  description: FormDescription<TRecord>
  /** A button above the form of a new one. */
  action?: ReactNode
  /** Null for a new one. */
  id: string | null
  /** Whether the form of a new one is shown; that of a record always is. */
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
  /** Called once it is saved, with the id of what was edited. */
  onSaved: (id: string | null) => Promise<void>
}

/**
 * The form in its two modes: adding, folded so that the list below is in sight, and editing one record. Folded it keeps
 * what was typed.
 */
export function Editor<TRecord extends Place>(props: EditorProps<TRecord>) {
  const { action, id, isOpen, onToggle, onSaved, onCancel } = props
  const { texts, operations, note, lead } = props.description
  const [create] = operations.useCreate()
  const [update] = operations.useUpdate()
  const [requestKey] = useRequestKey()
  const { data, loading, refetch } = operations.useRecord(
    id === null ? skipToken : { variables: { id }, fetchPolicy: 'network-only' },
  )
  const titleId = useId()
  const isNew = id === null
  const record = data?.record ?? null
  const remark = record && note?.(record)

  async function save(input: Record<string, unknown>) {
    const sent = input as never
    await (isNew
      ? create({ variables: { input: sent, requestKey } })
      : update({ variables: { id, input: sent } }))
    await onSaved(id)
  }

  const form = (record: TRecord | null) => (
    <>
      {lead && <p className={styles.lead}>{lead}</p>}
      {isNew && action && <div className={styles.lead}>{action}</div>}
      <PlaceForm {...props} takesFocus={!isNew || props.takesFocus} record={record} save={save} />
    </>
  )
  return (
    <section className={classNames(styles.panel, !isNew && styles.editing)} aria-labelledby={titleId}>
      {isNew ? (
        <details open={isOpen} onToggle={({ currentTarget }) => onToggle(currentTarget.open)}>
          <summary className={styles.summary}>
            <h2 id={titleId}>{texts.add}</h2>
          </summary>
          <div className={styles.content}>{form(null)}</div>
        </details>
      ) : (
        <h2 id={titleId}>{texts.edit}</h2>
      )}
      {remark && <p className={text.hint}>{remark}</p>}
      {isNew ? null : record ? (
        form(record)
      ) : loading ? (
        <>
          <p className={text.hint} role="status">
            {catalogueMessages.loadingRecord}
          </p>
          <Skeleton height="10rem" />
        </>
      ) : (
        <>
          <Notice tone="error">{texts.editLoadFailed}</Notice>
          <div className={styles.actions}>
            {/* A failed refetch is reported by the query itself. */}
            <Button look="outline" onClick={() => void refetch().catch(() => {})}>
              {messages.tryAgain}
            </Button>
            <Button look="quiet" onClick={onCancel}>
              {dashboardMessages.cancel}
            </Button>
          </div>
        </>
      )}
    </section>
  )
}
