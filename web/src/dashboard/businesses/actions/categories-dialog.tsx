import { chakra } from '@chakra-ui/react/styled-system'
import { type FormEvent, useRef, useState } from 'react'
import { serverMessage } from '../../../apollo/refusals.ts'
import type { CategoriesAction } from '../../../gql/dashboard/graphql.ts'
import { useChangeBusinessCategoriesMutation } from '../../../gql/dashboard/hooks.ts'
import { businessListMessages } from '../../../messages/dashboard/business-list.ts'
import { dashboardMessages } from '../../../messages/dashboard/dashboard.ts'
import { recipe } from '../../../theme/theme.ts'
import { showToast } from '../../../toasts/store.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { CategorySelect } from '../category-select.tsx'
import { SubcategorySelect } from '../subcategory-select.tsx'
import { ActionChoice } from './action-choice.tsx'
import { ChosenNames } from './chosen-names.tsx'
import type { Selection } from './selection.ts'

const texts = businessListMessages.changeCategories
/** Added, put in place of the others, or taken out. */
const actions = ['ADD', 'REPLACE', 'REMOVE'] as const satisfies readonly CategoriesAction[]

const Fields = chakra('form', recipe({ base: { display: 'grid', gap: '4' } }))

export interface CategoriesDialogProps {
  chosen: Selection
  onClose: () => void
  /** Called when they have been changed. */
  onDone: () => void
}

/** Changes the categories of all chosen establishments, or says why of none. */
export function CategoriesDialog({ chosen, onClose, onDone }: CategoriesDialogProps) {
  const [action, setAction] = useState<CategoriesAction>('ADD')
  const [category, setCategory] = useState('')
  const [subcategory, setSubcategory] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [change, { loading }] = useChangeBusinessCategoriesMutation()
  const select = useRef<HTMLSelectElement>(null)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (loading) return
    setIsMissing(!category)
    setFailure(null)
    if (!category) return select.current?.focus()
    const input = { ids: [...chosen.keys()], action, ...kindsOf(action, category, subcategory) }
    try {
      const { data } = await change({ variables: { input } })
      showToast({ tone: 'success', text: texts.done(data?.changeBusinessCategories.length ?? 0) })
      onDone()
    } catch (error) {
      setFailure(serverMessage(error) ?? texts.failed)
    }
  }

  return (
    <Dialog title={texts.title(chosen.size)} close={dashboardMessages.close} onClose={onClose}>
      <ChosenNames chosen={chosen} />
      <Fields noValidate onSubmit={submit}>
        <ActionChoice
          legend={texts.action}
          choices={actions}
          texts={texts.actions}
          chosen={action}
          onChange={setAction}
        />
        <CategorySelect
          ref={select}
          value={category}
          error={isMissing ? texts.chooseCategory : undefined}
          onChange={(id) => {
            setCategory(id)
            setSubcategory('')
            setIsMissing(false)
          }}
        />
        <SubcategorySelect
          category={category}
          none={action === 'REMOVE' ? texts.wholeCategory : texts.noSubcategory}
          value={subcategory}
          onChange={setSubcategory}
        />
        {failure && <Notice tone="error">{failure}</Notice>}
        <div className="ways">
          <Button look="outline" onClick={onClose}>
            {dashboardMessages.cancel}
          </Button>
          <Button type="submit" aria-busy={loading}>
            {loading ? texts.submitting : texts.submit}
          </Button>
        </div>
      </Fields>
    </Dialog>
  )
}

/** What is taken out is the subcategory alone where one is chosen; what is put in comes with its category. */
function kindsOf(action: CategoriesAction, category: string, subcategory: string) {
  const categoryIds = action === 'REMOVE' && subcategory ? [] : [category]
  return { categoryIds, subcategoryIds: subcategory ? [subcategory] : [] }
}
