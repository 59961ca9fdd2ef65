import { useRef, useState } from 'react'
import { useClient } from '../../../apollo/page-data.tsx'
import {
  EditBusinessesPreviewDocument,
  type EditBusinessesPreviewQuery,
} from '../../../gql/dashboard/graphql.ts'
import { useEditBusinessesMutation } from '../../../gql/dashboard/hooks.ts'
import { businessListMessages } from '../../../messages/dashboard/business-list.ts'
import { BulkDialog, type ChangeDialogProps } from './bulk-dialog.tsx'
import { EditFields, editOf, nothingChanged, problemsOf } from './edit-fields.tsx'
import { EditPreview } from './edit-preview.tsx'

const texts = businessListMessages.edit

/** Changes categories, neighborhood or owner of all chosen establishments, once old and new have been shown. */
export function EditDialog(props: ChangeDialogProps) {
  const client = useClient()
  const [values, setValues] = useState(nothingChanged)
  const [problems, setProblems] = useState(problemsOf(nothingChanged))
  const [isChecked, setIsChecked] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  const [preview, setPreview] = useState<EditBusinessesPreviewQuery['preview'] | null>(null)
  const [edit, { loading }] = useEditBusinessesMutation()
  const fields = useRef<HTMLDivElement>(null)
  const input = { ids: [...props.chosen.keys()], ...editOf(values) }

  async function ask() {
    const found = problemsOf(values)
    setProblems(found)
    setIsChecked(true)
    if (Object.keys(found).length > 0) {
      requestAnimationFrame(() => fields.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
      return null
    }
    setIsAsking(true)
    try {
      const query = EditBusinessesPreviewDocument
      const { data } = await client.query({ query, variables: { input }, fetchPolicy: 'no-cache' })
      setPreview(data?.preview ?? null)
    } finally {
      setIsAsking(false)
    }
    return null
  }

  async function send() {
    if (!preview) return ask()
    try {
      await edit({ variables: { input: { ...input, fingerprint: preview.fingerprint } } })
    } catch (error) {
      // What was shown may be what was refused.
      setPreview(null)
      throw error
    }
    return preview.changed
  }

  return (
    <BulkDialog
      {...props}
      texts={
        preview
          ? { ...texts, submit: texts.confirm(preview.changed) }
          : { ...texts, submitting: texts.asking }
      }
      send={send}
      isBusy={loading || isAsking}
      isOff={preview?.changed === 0}
      onBack={preview ? () => setPreview(null) : undefined}
    >
      {preview ? (
        <EditPreview preview={preview} />
      ) : (
        <div ref={fields} style={{ display: 'contents' }}>
          <EditFields
            values={values}
            problems={isChecked ? problems : {}}
            onChange={(next) => {
              setValues(next)
              setIsChecked(false)
            }}
          />
        </div>
      )}
    </BulkDialog>
  )
}
