import { useApolloClient } from '@apollo/client/react'
import { useRef, useState } from 'react'
import {
  EditBusinessesPreviewDocument,
  type EditBusinessesPreviewQuery,
} from '../../../gql/dashboard/graphql.ts'
import { useEditBusinessesMutation } from '../../../gql/dashboard/hooks.ts'
import { auditMessages } from '../../../messages/dashboard/audit.ts'
import { businessListMessages } from '../../../messages/dashboard/business-list.ts'
import { answerName } from '../../business-form/values.ts'
import { ChangedValues } from '../../table/cells.tsx'
import { BulkDialog, type ChangeDialogProps } from './bulk-dialog.tsx'
import styles from './edit-dialog.module.css'
import { EditFields, editInput, editProblems, nothingChanged } from './edit-fields.tsx'

const texts = businessListMessages.edit

/** Changes categories, neighborhood, owner or an answer of all chosen establishments, once old and new have been shown. */
export function EditDialog(props: ChangeDialogProps) {
  const client = useApolloClient()
  const [values, setValues] = useState(nothingChanged)
  const [isChecked, setIsChecked] = useState(false)
  const [preview, setPreview] = useState<EditBusinessesPreviewQuery['preview'] | null>(null)
  const [edit] = useEditBusinessesMutation()
  const fields = useRef<HTMLDivElement>(null)
  const problems = editProblems(values)
  const { attribute } = values.answered
  const titles = { ...auditMessages.fields, ...(attribute && { [answerName(attribute.id)]: attribute.name }) }
  const input = { ids: [...props.chosen.keys()], ...editInput(values) }

  async function ask() {
    setIsChecked(true)
    if (Object.keys(problems).length > 0) {
      requestAnimationFrame(() => fields.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
      return null
    }
    const query = EditBusinessesPreviewDocument
    const { data } = await client.query({ query, variables: { input }, fetchPolicy: 'no-cache' })
    setPreview(data?.preview ?? null)
    return null
  }

  async function send(actKey: string) {
    if (!preview) return ask()
    try {
      await edit({ variables: { input: { ...input, fingerprint: preview.fingerprint }, actKey } })
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
      isOff={preview?.changed === 0}
      onBack={preview ? () => setPreview(null) : undefined}
    >
      {preview ? (
        <EditPreview preview={preview} titles={titles} />
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

interface EditPreviewProps {
  preview: EditBusinessesPreviewQuery['preview']
  titles: Readonly<Record<string, string>>
}

/** Old and new values of the establishments that change, the first of them by name. */
function EditPreview({ preview, titles }: EditPreviewProps) {
  const { total, changed, edits } = preview
  const shown = useRef<HTMLDivElement | null>(null)
  /** The fields that were filled in are gone: what they lead to is read first. */
  function takeFocus(element: HTMLDivElement | null) {
    if (element && !shown.current) element.focus()
    shown.current = element
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group that takes the focus, or has several controls of its own; a fieldset would be laid out by other rules
    <div className={styles.list} ref={takeFocus} tabIndex={-1} role="group" aria-label={texts.preview}>
      <p>{texts.changing(changed, total)}</p>
      {edits.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keys
        <ul tabIndex={0} aria-label={texts.preview}>
          {edits.map(({ id, name, changes }) => (
            <li key={id}>
              <strong>{name}</strong>
              <ChangedValues
                changes={changes.map(({ field, ...values }) => ({
                  ...values,
                  title: titles[field] ?? field,
                }))}
              />
            </li>
          ))}
        </ul>
      )}
      {changed > edits.length && <p>{texts.others(changed - edits.length)}</p>}
    </div>
  )
}
