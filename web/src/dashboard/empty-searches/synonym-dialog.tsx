import { type FormEvent, useState } from 'react'
import { serverMessage } from '../../ask/errors.ts'
import { useAction } from '../../forms/use-action.ts'
import {
  useDeleteEmptySearchMutation,
  useSetCategorySynonymsMutation,
  useSetSubcategorySynonymsMutation,
  useSynonymTargetsQuery,
} from '../../gql/dashboard/hooks.ts'
import { dashboardMessages } from '../../messages/dashboard/dashboard.ts'
import { emptySearchMessages } from '../../messages/dashboard/empty-searches.ts'
import { messages } from '../../messages/site.ts'
import actions from '../../ui/actions.module.css'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { showToast } from '../../ui/toasts/toast-store.ts'
import { TargetSelect } from '../catalogue/target-select.tsx'
import styles from './synonym-dialog.module.css'

const { adopt: texts } = emptySearchMessages

export interface SynonymDialogProps {
  words: string
  onClose: () => void
  /** Called when the words are a synonym, and off the list. */
  onSaved: () => void
}

/** Asks of which category or subcategory words are a synonym, and makes them one. */
export function SynonymDialog({ words, onClose, onSaved }: SynonymDialogProps) {
  const { data, error, refetch } = useSynonymTargetsQuery({ fetchPolicy: 'cache-and-network' })
  const [saveCategory] = useSetCategorySynonymsMutation()
  const [saveSubcategory] = useSetSubcategorySynonymsMutation()
  const [remove] = useDeleteEmptySearchMutation()
  const { isRunning, failure, setFailure, run } = useAction(texts.failed)
  const [target, setTarget] = useState('')
  const { categories = [], subcategories = [] } = data ?? {}

  function submit(event: FormEvent) {
    event.preventDefault()
    const [kind, id] = target.split(' ')
    const row = (kind === 'category' ? categories : subcategories).find((each) => each.id === id)
    if (!row) return setFailure(texts.missing)
    const synonyms = [...row.synonyms.filter((synonym) => synonym !== words), words]
    void run(async () => {
      await (kind === 'category' ? saveCategory : saveSubcategory)({ variables: { id: row.id, synonyms } })
      await remove({ variables: { words } })
      showToast({ tone: 'success', text: texts.done(words, row.name) })
      onSaved()
    })
  }

  const frame = { title: texts.title(words), close: dashboardMessages.close, onClose }
  if (error && !data) {
    return (
      <Dialog {...frame}>
        <ErrorState
          text={messages.error(serverMessage(error) ?? dashboardMessages.noAnswer)}
          retry={() => void refetch().catch(() => {})}
        />
      </Dialog>
    )
  }
  return (
    <Dialog {...frame}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <TargetSelect
          targets={data}
          label={texts.of}
          value={target}
          error={failure ?? undefined}
          onChange={({ target: { value } }) => {
            setFailure(null)
            setTarget(value)
          }}
        />
        <div className={actions.end}>
          <Button look="outline" onClick={onClose}>
            {dashboardMessages.cancel}
          </Button>
          <Button type="submit" disabled={isRunning}>
            {texts.open}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
