import { skipToken } from '@apollo/client/react'
import { useId } from 'react'
import { useRequestKey } from '../../../forms/checked-form.ts'
import { catalogueMessages } from '../../../messages/dashboard/catalogue.ts'
import { dashboardMessages } from '../../../messages/dashboard/dashboard.ts'
import { messages } from '../../../messages/site.ts'
import { card, styled } from '../../../theme/theme.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice, Skeleton } from '../../../ui/states.tsx'
import type { FormDescription, Place } from '../description.ts'
import { PlaceForm, type PlaceFormProps } from './place-form.tsx'

const Panel = styled('section', {
  display: 'grid',
  gap: '3',
  padding: { base: '4', md: '5' },
  ...card,
  '&[data-editing=true]': { borderColor: 'mata' },
  '& h2': { textStyle: 'h3' },
  '& .note': { textStyle: 'small', color: 'quiet' },
  '& .ways': { display: 'flex', flexWrap: 'wrap', gap: '3' },
})

interface EditorProps<TRecord extends Place> extends Omit<PlaceFormProps, 'description' | 'record' | 'save'> {
  description: FormDescription<TRecord>
  /** Null for a new one. */
  id: string | null
  /** Called once it is saved, with the id of what was edited. */
  onSaved: (id: string | null) => Promise<void>
}

/** The form in its two modes: adding, and editing one record. */
export function Editor<TRecord extends Place>(props: EditorProps<TRecord>) {
  const { id, onSaved, onCancel } = props
  const { texts, operations, note } = props.description
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

  return (
    <Panel aria-labelledby={titleId} data-editing={!isNew}>
      <h2 id={titleId}>{isNew ? texts.add : texts.edit}</h2>
      {remark && <p className="note">{remark}</p>}
      {isNew || record ? (
        <PlaceForm {...props} takesFocus={!isNew || props.takesFocus} record={record} save={save} />
      ) : loading ? (
        <>
          <p className="note" role="status">
            {catalogueMessages.loadingRecord}
          </p>
          <Skeleton style={{ height: '10rem' }} />
        </>
      ) : (
        <>
          <Notice tone="error">{texts.editLoadFailed}</Notice>
          <div className="ways">
            {/* A failure to ask again is told here anew. */}
            <Button look="outline" onClick={() => void refetch().catch(() => {})}>
              {messages.tryAgain}
            </Button>
            <Button look="quiet" onClick={onCancel}>
              {dashboardMessages.cancel}
            </Button>
          </div>
        </>
      )}
    </Panel>
  )
}
