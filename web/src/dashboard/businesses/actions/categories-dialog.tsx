import { useRef, useState } from 'react'
import type { CategoriesAction } from '../../../gql/dashboard/graphql.ts'
import { useChangeBusinessCategoriesMutation } from '../../../gql/dashboard/hooks.ts'
import { businessListMessages } from '../../../messages/dashboard/business-list.ts'
import { CategorySelect } from '../category-select.tsx'
import { SubcategorySelect } from '../subcategory-select.tsx'
import { ActionChoice } from './action-choice.tsx'
import { BulkDialog, type ChangeDialogProps } from './bulk-dialog.tsx'

const texts = businessListMessages.changeCategories
/** Added, put in place of the others, or taken out. */
const actions = ['ADD', 'REPLACE', 'REMOVE'] as const satisfies readonly CategoriesAction[]

/** Changes the categories of all chosen establishments, or says why of none. */
export function CategoriesDialog(props: ChangeDialogProps) {
  const [action, setAction] = useState<CategoriesAction>('ADD')
  const [category, setCategory] = useState('')
  const [subcategory, setSubcategory] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const [change, { loading }] = useChangeBusinessCategoriesMutation()
  const select = useRef<HTMLSelectElement>(null)

  async function send() {
    setIsMissing(!category)
    if (!category) {
      select.current?.focus()
      return null
    }
    const input = { ids: [...props.chosen.keys()], action, ...kindsOf(action, category, subcategory) }
    const { data } = await change({ variables: { input } })
    return data?.changeBusinessCategories.length ?? 0
  }

  return (
    <BulkDialog {...props} texts={texts} send={send} isBusy={loading}>
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
    </BulkDialog>
  )
}

/** What is taken out is the subcategory alone where one is chosen; what is put in comes with its category. */
function kindsOf(action: CategoriesAction, category: string, subcategory: string) {
  const categoryIds = action === 'REMOVE' && subcategory ? [] : [category]
  return { categoryIds, subcategoryIds: subcategory ? [subcategory] : [] }
}
