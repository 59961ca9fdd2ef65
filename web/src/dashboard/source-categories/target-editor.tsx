import { type FormEvent, useState } from 'react'
import { useSourceTargetsQuery } from '../../gql/dashboard/hooks.ts'
import { dashboardMessages } from '../../messages/dashboard/dashboard.ts'
import { sourceCategoryMessages as texts } from '../../messages/dashboard/source-categories.ts'
import actions from '../../ui/actions.module.css'
import { Button } from '../../ui/button.tsx'
import { TargetSelect } from '../catalogue/target-select.tsx'
import { Failure } from '../feedback/failure.tsx'
import styles from './target-editor.module.css'
import type { Decision, SourceCategory } from './use-category-changes.ts'

interface TargetEditorProps {
  row: SourceCategory
  isBusy: boolean
  onSave: (decision: Decision) => void
  onCancel: () => void
}

/** Inline editor of a mapping. */
export function TargetEditor({ row, isBusy, onSave, onCancel }: TargetEditorProps) {
  const { id: name, categoryId, subcategoryId } = row
  const { data, error, refetch } = useSourceTargetsQuery({ fetchPolicy: 'cache-and-network' })
  const [target, setTarget] = useState(
    subcategoryId ? `subcategory ${subcategoryId}` : categoryId ? `category ${categoryId}` : '',
  )
  const [problem, setProblem] = useState<string>()

  function submit(event: FormEvent) {
    event.preventDefault()
    const [kind, id] = target.split(' ')
    if (!id) return setProblem(texts.missing)
    onSave({ isListed: true, [kind === 'category' ? 'categoryId' : 'subcategoryId']: id })
  }

  if (error && !data) return <Failure error={error} refetch={refetch} />
  return (
    <form
      className={styles.form}
      onSubmit={submit}
      noValidate
      onKeyDown={({ key }) => key === 'Escape' && onCancel()}
    >
      <TargetSelect
        targets={data}
        label={texts.field}
        aria-label={texts.fieldOf(name)}
        value={target}
        error={problem}
        autoFocus
        onChange={({ target: { value } }) => {
          setProblem(undefined)
          setTarget(value)
        }}
      />
      <div className={actions.row}>
        <Button type="submit" disabled={isBusy}>
          {texts.save}
        </Button>
        <Button look="outline" onClick={onCancel}>
          {dashboardMessages.cancel}
        </Button>
      </div>
    </form>
  )
}
