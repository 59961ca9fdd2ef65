import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useId } from 'react'
import { useRequestKey } from '../../../forms/checked-form.ts'
import { catalogueMessages } from '../../../messages/dashboard/catalogue.ts'
import { dashboardMessages } from '../../../messages/dashboard/dashboard.ts'
import { messages } from '../../../messages/site.ts'
import { card, recipe } from '../../../theme/theme.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice, Skeleton } from '../../../ui/states.tsx'
import type { FormDescription, Place } from '../description.ts'
import type { Draft } from './draft.ts'
import { PlaceForm } from './place-form.tsx'

const Panel = chakra(
  'section',
  recipe({
    base: {
      display: 'grid',
      gap: '3',
      padding: { base: '4', md: '5' },
      ...card,
      '& h2': { textStyle: 'h3' },
      '& .note': { textStyle: 'small', color: 'quiet' },
      '& .ways': { display: 'flex', flexWrap: 'wrap', gap: '3' },
    },
    variants: { isEditing: { true: { borderColor: 'mata' } } },
  }),
)

export interface EditorProps<TRecord extends Place> {
  description: FormDescription<TRecord>
  /** Null for a new one. */
  id: string | null
  /** Whether the form takes the focus when it appears. */
  takesFocus: boolean
  /** Called once it is saved, with the id of what was edited. */
  onSaved: (id: string | null) => Promise<void>
  onFailed: (text: string | null, isAtField: boolean) => void
  /** What stands in the form instead of what the record has. */
  draft: Draft | undefined
  /** Called when an earlier press has created the record, with other content (create-once). */
  onExists: (id: string, draft: Draft) => void
  onCancel: () => void
}

/** The form in its two modes: adding, and editing one record. */
export function Editor<TRecord extends Place>(props: EditorProps<TRecord>) {
  const { description, id, onSaved } = props
  const [create] = description.operations.useCreate()
  const [requestKey] = useRequestKey()
  if (id !== null) return <RecordEditor {...props} id={id} />
  return (
    <Titled title={description.texts.add}>
      <PlaceForm
        {...props}
        record={null}
        save={async (input) => {
          await create({ variables: { input: input as never, requestKey } })
          await onSaved(null)
        }}
      />
    </Titled>
  )
}

function RecordEditor<TRecord extends Place>(props: EditorProps<TRecord> & { id: string }) {
  const { description, id, onSaved, onCancel } = props
  const { texts, operations, note } = description
  const { data, loading, refetch } = operations.useRecord({ variables: { id }, fetchPolicy: 'network-only' })
  const [update] = operations.useUpdate()
  const record = data?.record
  if (record)
    return (
      <Titled title={texts.edit} note={note?.(record)} isEditing>
        <PlaceForm
          {...props}
          takesFocus
          record={record}
          save={async (input) => {
            await update({ variables: { id, input: input as never } })
            await onSaved(id)
          }}
        />
      </Titled>
    )
  if (loading)
    return (
      <Titled title={texts.edit} isEditing>
        <p className="note" role="status">
          {catalogueMessages.loadingRecord}
        </p>
        <Skeleton style={{ height: '10rem' }} />
      </Titled>
    )
  return (
    <Titled title={texts.edit} isEditing>
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
    </Titled>
  )
}

interface TitledProps {
  title: string
  note?: string | null | undefined
  isEditing?: boolean
  children: ReactNode
}

function Titled({ title, note, isEditing = false, children }: TitledProps) {
  const id = useId()
  return (
    <Panel aria-labelledby={id} isEditing={isEditing}>
      <h2 id={id}>{title}</h2>
      {note && <p className="note">{note}</p>}
      {children}
    </Panel>
  )
}
