import { type Ref, useState } from 'react'
import { useFindOwnersQuery } from '../../gql/dashboard/hooks.ts'
import { businessFormMessages as texts } from '../../messages/dashboard/business-form.ts'
import { classNames } from '../../ui/class-names.ts'
import textStyles from '../../ui/text.module.css'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { PickField } from '../ui/pick-field.tsx'
import { useSettled } from '../ui/use-settled.ts'
import styles from './owner-search.module.css'
import type { OwnerChoice } from './values.ts'

interface OwnerSearchProps {
  inputRef?: Ref<HTMLInputElement>
  error: string | undefined
  onChoose: (owner: OwnerChoice) => void
}

export function OwnerSearch({ inputRef, error, onChoose }: OwnerSearchProps) {
  const [text, setText] = useState('')
  const { owners, note, hasFailed } = useOwners(text)
  return (
    <div className={styles.frame}>
      <PickField
        label={texts.owner.search}
        name="owner"
        inputRef={inputRef ?? null}
        hint={texts.hints.owner}
        error={error}
        options={owners}
        chosen={none}
        note={({ email }) => email}
        onSearch={setText}
        onChange={([owner]) => owner && onChoose(owner)}
      />
      {note && (
        <p className={classNames(styles.note, hasFailed ? textStyles.failure : textStyles.hint)}>{note}</p>
      )}
      <VisuallyHidden role="status">{note}</VisuallyHidden>
    </div>
  )
}

const none: readonly OwnerChoice[] = []

/** Accounts that are offered at once. */
const perPage = 8
/** Milliseconds without a key after which the server is asked. */
const pause = 250
/** Letters from which on it is asked. */
const leastLetters = 2

/** The accounts whose name or e-mail has every word of a text, and what there is to say of them. */
function useOwners(text: string) {
  const search = useSettled(text.trim(), pause)
  const isAsked = search.length >= leastLetters
  const { data, error } = useFindOwnersQuery({ variables: { search, perPage }, skip: !isAsked })
  if (!isAsked || text.trim().length < leastLetters) return { owners: none, note: '' }
  if (error) return { owners: none, note: texts.owner.failed, hasFailed: true }
  if (!data) return { owners: none, note: texts.owner.searching }
  const { items: owners, pagination } = data.userPage
  const { total } = pagination
  if (total === 0) return { owners, note: texts.owner.none }
  const isCut = owners.length < total
  return { owners, note: isCut ? texts.owner.more(owners.length, total) : texts.owner.found(total) }
}
